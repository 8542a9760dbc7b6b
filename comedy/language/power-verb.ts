import type { Forms } from './reading.ts';
import { regularVerb, verbByForm } from './verbs.ts';

/** Forms of the chosen power verb, always complete: any other text is treated as a regular verb when it is one word. */
export function verbForms(text: string): Forms {
  const base = text.toLowerCase();
  if (!/^[a-z]{2,20}$/u.test(base)) return {};
  const verb = verbByForm('base', base) ?? regularVerb(base);
  return { base, ger: verb.ger, past: verb.past };
}
