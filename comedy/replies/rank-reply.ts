import type { Random } from '../random.ts';
import type { Draft } from './compose-reply.ts';

const COUNTED_KINDS = 2;
/** Replies of many lines are drawn among more, or a few lines of good rhythm would be in all of them. */
const BEST_KEPT = { short: 4, long: 9 } as const;
const LONG = 3;
/** What each line used lately costs. */
const STALE = 0.5;
const SHORT_LINE_WORDS = 6;
const LONG_LINE_WORDS = 14;

/**
 * How well a reply reads: speaks of the post, fits its kind, has rhythm, does not echo itself or lean on one
 * device. Single sentences are all alike here, so that every line has its turn: the draw has seen to the rest.
 */
function scoreReply({ lines, text, mentions }: Draft): number {
  const kinds = new Set(mentions).size;
  const particular = mentions.includes('number') || mentions.includes('person') ? 0.1 : 0;
  const fitting = lines.some((line) => line.category !== undefined) ? 0.1 : 0;
  const lengths = text.split('\n').map((line) => line.split(' ').length);
  const rhythm =
    (lengths.some((length) => length <= SHORT_LINE_WORDS) ? 0.25 : 0) +
    (lengths.some((length) => length >= LONG_LINE_WORDS) ? 0.2 : 0);
  const devices = new Set(lines.map((line) => line.device)).size / lines.length;
  const alone = lines.every((line) => line.beat === 'one');
  const spread = rhythm + 0.4 * devices - 0.2 * echoes(lines);
  if (alone) return 0;
  return 0.4 * Math.min(kinds, COUNTED_KINDS) + particular + fitting + spread;
}

function echoes(lines: Draft['lines']): number {
  const all = lines.flatMap((line) => [...line.stems]);
  return all.length - new Set(all).size;
}

/** One of the best, by seed: always taking the best would make every reply the same reply. */
export function chooseReply(
  drafts: readonly Draft[],
  random: Random,
  avoid: ReadonlyMap<string, number> = new Map(),
): Draft | undefined {
  const stale = ({ lines }: Draft) => STALE * lines.filter(({ id }) => avoid.has(id)).length;
  const ranked = drafts
    .map((draft) => ({ draft, score: scoreReply(draft) - stale(draft) }))
    .toSorted((left, right) => right.score - left.score);
  const many = ranked.some(({ draft }) => draft.lines.length > LONG);
  const kept = ranked.slice(0, many ? BEST_KEPT.long : BEST_KEPT.short);
  return kept.length === 0 ? undefined : random.pick(kept).draft;
}
