import type { Forms } from './reading.ts';
import { regularVerb, verbByForm } from './verbs.ts';

const AGENTS: Readonly<Record<string, string>> = {
  disrupt: 'disruptor',
  innovate: 'innovator',
  orchestrate: 'orchestrator',
  accelerate: 'accelerator',
  automate: 'automator',
  integrate: 'integrator',
  strategize: 'strategizer',
};

/** Forms of the chosen power verb, always complete: any other text is treated as a regular verb when it is one word. */
export function verbForms(text: string): Forms {
  const base = text.toLowerCase();
  if (!/^[a-z]{2,20}$/u.test(base)) return {};
  const verb = verbByForm('base', base) ?? regularVerb(base);
  const agent = AGENTS[base] ?? (base.endsWith('e') ? `${base}r` : `${base}er`);
  return { base, ger: verb.ger, past: verb.past, s: verb.third, er: agent };
}
