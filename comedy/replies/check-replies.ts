import { holesIn } from '../story/choose-plot.ts';
import { holesOfPatterns } from '../language/pattern.ts';
import { fill } from '../story/tell-plot.ts';
import { lintReply } from './reply-limits.ts';
import { PART_HOLES } from './choose-reply.ts';
import type { ReplyPlot } from './reply-plot.ts';

const READ_HOLES = new Set([...PART_HOLES, 'words', 'lines']);
const MAX_LONG_LINES = 7;

/** Lists the violations of the reply rules, one sentence each. */
export function checkReplies(plots: readonly ReplyPlot[]): string[] {
  const seen = new Set<string>();
  const texts = new Map<string, string>();
  return plots.flatMap((plot) => {
    const faults = faultsOf(plot);
    if (seen.has(plot.id)) faults.push('the id is used twice');
    seen.add(plot.id);
    for (const text of [plot.one, plot.tail]) {
      const owner = texts.get(text);
      if (owner !== undefined) faults.push(`shares a sentence with ${owner}`);
      texts.set(text, plot.id);
    }
    return faults.map((fault) => `${plot.id}: ${fault}`);
  });
}

function faultsOf(plot: ReplyPlot): string[] {
  const { one, tail, long, manner } = plot;
  const kept = new Set(holesOfPatterns(plot.when));
  const isKnown = (name: string) =>
    READ_HOLES.has(name) || kept.has(name.replace(/\.(?:me|full|said)$/u, ''));
  const names = [one, tail, ...long].flatMap(holesIn);
  const faults = names
    .filter((name) => !isKnown(name))
    .map((name) => `asks for the unknown {${name}}`);
  if (plot.when.length === 0 && holesIn(one).length === 0 && manner === undefined)
    faults.push('its first sentence takes up nothing of the post');
  if (long.length < 1 || long.length > MAX_LONG_LINES)
    faults.push(`has ${long.length} further lines, not 1 to ${MAX_LONG_LINES}`);
  const holes = new Map(names.map((name) => [name, 'word'] as const));
  const told = (parts: readonly string[]) =>
    parts.map((part) => fill(part, { holes, cast: {} }, true));
  const at = [
    ['one-liner', told([one]).join(' ')],
    ['short-para', told([one, tail]).join(' ')],
    ['unhinged-long', told([one, tail, ...long]).join('\n')],
  ] as const;
  for (const [length, text] of at)
    for (const fault of lintReply(text, length)) faults.push(`${length}: ${fault}`);
  return faults;
}
