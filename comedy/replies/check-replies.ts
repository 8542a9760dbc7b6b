import { holesIn } from '../story/choose-plot.ts';
import { holesOfPatterns } from '../language/pattern.ts';
import { fill } from '../story/tell-plot.ts';
import { lintReply } from './reply-limits.ts';
import { PART_HOLES } from './choose-reply.ts';
import { REPLY_LENGTHS } from './reply-kinds.ts';
import type { ReplyPlot } from './reply-plot.ts';

const READ_HOLES = new Set([...PART_HOLES, 'words']);

/** The id without the length, where a joke has a plot for each. */
const jokeOf = (id: string) => id.replace(/-(?:one|long)$/u, '');

/** Lists the violations of the reply rules, one sentence each. */
export function checkReplies(plots: readonly ReplyPlot[]): string[] {
  const seen = new Set<string>();
  const texts = new Map<string, string>();
  return plots.flatMap((plot) => {
    const faults = faultsOf(plot);
    if (seen.has(plot.id)) faults.push('the id is used twice');
    seen.add(plot.id);
    const { 'one-liner': line = [], 'short-para': paragraph = [] } = plot.texts;
    for (const text of new Set([...line, ...paragraph])) {
      const owner = texts.get(text);
      if (owner !== undefined && jokeOf(owner) !== jokeOf(plot.id))
        faults.push(`shares a sentence with ${owner}`);
      texts.set(text, plot.id);
    }
    return faults.map((fault) => `${plot.id}: ${fault}`);
  });
}

function faultsOf({ texts, when }: ReplyPlot): string[] {
  const kept = new Set(holesOfPatterns(when));
  const isKnown = (name: string) =>
    READ_HOLES.has(name) || kept.has(name.replace(/\.(?:me|full|said)$/u, ''));
  const names = [...new Set(Object.values(texts).flat().flatMap(holesIn))];
  const faults = names
    .filter((name) => !isKnown(name))
    .map((name) => `asks for the unknown {${name}}`);
  const holes = new Map(names.map((name) => [name, 'word'] as const));
  for (const length of REPLY_LENGTHS) {
    const told = texts[length]?.map((part) => fill(part, { holes, cast: {} }, true));
    if (!told) continue;
    const text = told.join(length === 'unhinged-long' ? '\n' : ' ');
    for (const fault of lintReply(text, length)) faults.push(`${length}: ${fault}`);
  }
  return faults;
}
