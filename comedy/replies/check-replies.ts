import { holesIn } from '../choose-plot.ts';
import { fill } from '../tell-plot.ts';
import { lintReply } from './reply-limits.ts';
import { FOREIGN_PARTS } from './foreign-parts.ts';
import type { ReplyPlot } from './reply-plot.ts';

const READ_HOLES = new Set([
  'topic',
  'bare',
  'topic2',
  'quote',
  'number',
  'person',
  'words',
  'lines',
  'longest',
  'only',
  'emoji',
  ...FOREIGN_PARTS,
]);
const MOST_LONG = 7;

/** What is wrong with reply plots by the rules that a machine can check, one sentence each. */
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
  const kept = new Set(
    plot.when.flatMap(({ elements }) =>
      elements.flatMap((element) => ('hole' in element && element.hole ? [element.hole] : [])),
    ),
  );
  const isKnown = (name: string) =>
    READ_HOLES.has(name) || kept.has(name.replace(/\.(?:me|full|said)$/u, ''));
  const names = [one, tail, ...long].flatMap(holesIn);
  const faults = names
    .filter((name) => !isKnown(name))
    .map((name) => `asks for the unknown {${name}}`);
  if (plot.when.length === 0 && holesIn(one).length === 0 && manner === undefined)
    faults.push('its first sentence takes up nothing of the post');
  if (long.length < 1 || long.length > MOST_LONG)
    faults.push(`has ${long.length} further lines, not 1 to ${MOST_LONG}`);
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
