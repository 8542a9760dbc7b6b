import { candidatesFor, keyOf, type Setting } from './candidates.ts';
import type { Outline } from './outline.ts';
import type { Random } from './random.ts';

/** More than a whole post of worn lines: no shape comes twice in a row while there is another. */
const JUST_USED = 20;
const USED_LATELY = 1;
/** Lines to choose from for each slot that may not hold a figure. */
const CHOICE = 6;

/** How a shape is written down among a post's template ids, so that the memory knows it too. */
export function shapeId(style: string, shape: string): string {
  return `shape:${style}/${shape}`;
}

/**
 * The outlines in the order in which to try them: drawn by seed, but first those whose pools still have lines
 * the reader has not seen, and whose shape is not among the last the reader got.
 */
export function inOrderOfTrial(
  outlines: readonly Outline[],
  style: string,
  setting: Setting,
  random: Random,
): Outline[] {
  const lately = outlines
    .filter(({ shape }) => setting.avoid.has(shapeId(style, shape)))
    .toSorted((one, other) => recency(one, style, setting) - recency(other, style, setting))
    .slice(0, Math.floor(outlines.length / 2));
  const shuffled = outlines.map((outline) => ({ outline, luck: random.next() }));
  return shuffled
    .map(({ outline, luck }) => {
      const place = lately.indexOf(outline);
      const used = place === 0 ? JUST_USED : place > 0 ? USED_LATELY : 0;
      return { outline, cost: used + wornSlots(outline, setting) + luck };
    })
    .toSorted((one, other) => one.cost - other.cost)
    .map(({ outline }) => outline);
}

function recency({ shape }: Outline, style: string, setting: Setting): number {
  return setting.avoid.get(shapeId(style, shape)) ?? Number.POSITIVE_INFINITY;
}

/** How many lines of the outline could only be lines the reader has seen lately. */
function wornSlots({ slots }: Outline, setting: Setting): number {
  if (setting.avoid.size === 0) return 0;
  const needed = new Map<string, { count: number; fresh: number }>();
  for (const slot of slots) {
    const key = keyOf(slot);
    const { fresh: unused, benched, reserve } = candidatesFor(slot, setting);
    const fresh = unused.length + benched.length + reserve.length;
    needed.set(key, { count: (needed.get(key)?.count ?? 0) + 1, fresh });
  }
  return [...needed.values()].reduce(
    (sum, { count, fresh }) => sum + Math.max(0, count - fresh),
    0,
  );
}

/** The outlines that can keep the quotas of the level and, of these, those with room for the pack lines. */
export function withRoom(outlines: readonly Outline[], setting: Setting): readonly Outline[] {
  const allowed = outlines.filter((outline) => keepsLimits(outline, setting));
  const fitting = allowed.length > 0 ? allowed : outlines;
  const wanted = setting.quotas.find((quota) => quota.trait === 'pack')?.least ?? 0;
  if (wanted === 0) return fitting;
  const roomy = fitting.filter((outline) => packPools(outline, setting) >= wanted);
  return roomy.length > 0 ? roomy : fitting;
}

function packPools({ slots }: Outline, setting: Setting): number {
  const able = slots.filter((slot) => {
    const { traits, staleTraits } = candidatesFor(slot, setting);
    return traits.has('pack') || staleTraits.has('pack');
  });
  return new Set(able.map((slot) => slot.pool)).size;
}

/** A scoreboard cannot be written with a single number in it. */
function keepsLimits({ slots }: Outline, setting: Setting): boolean {
  return setting.quotas.every(({ trait, most }) => {
    if (trait === 'pack' || most === Number.POSITIVE_INFINITY) return true;
    return [...new Set(slots.map((slot) => slot.pool))].every((pool) => {
      const same = slots.filter((slot) => slot.pool === pool);
      return same.every((slot) => {
        const { fresh, stale } = candidatesFor(slot, setting);
        const without = [...fresh, ...stale].filter((line) => !line.traits.has(trait));
        return without.length >= CHOICE * (same.length - most);
      });
    });
  });
}
