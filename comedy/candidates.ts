import { type Pack, packLines, type StyleBank } from './bank.ts';
import type { Line } from './bank-line.ts';
import { canSay, mentions } from './eligibility.ts';
import type { Slot } from './plan.ts';
import type { LevelDigit, Quota } from './quotas.ts';
import { hashText } from './random.ts';
import type { Fragments } from './render.ts';
import type { Trait } from './traits.ts';

/** Of the lines used before, this share that was used longest ago may come again, and never fewer than three. */
const OLDEST_SHARE = 0.25;
const FEWEST_OLD = 3;

/** Everything the twelve candidates of one request share. */
export type Setting = {
  bank: StyleBank;
  /** Lines for a marked field when the style's own pool has none that fits. */
  fallback: readonly Line[];
  /** The fields, and what `storyOf` takes from them. */
  fragments: Fragments;
  /** Only the fields. */
  typed: Fragments;
  /** The packs that know what the post is about. */
  packs: readonly Pack[];
  digit: LevelDigit;
  quotas: readonly Quota[];
  /** The ids used lately, each with its place: the smaller, the more recently. */
  avoid: ReadonlyMap<string, number>;
  site: string;
  /** Decides which lines sit this post out: every other one, another half for each post. None where it is missing. */
  bench?: string;
  cache: Map<string, Candidates>;
};

/** The lines that fit a slot, before anything is drawn. */
export type Candidates = {
  fresh: readonly Line[];
  /** Those that sit this post out: they play where none of the others can say it whole. */
  benched: readonly Line[];
  /** Lines of the level below, not used lately either: for a reader who has seen all of this one's. */
  reserve: readonly Line[];
  /** Those used lately, the longest ago first. */
  stale: readonly Line[];
  /** How many of the fresh lines have each trait. */
  traits: ReadonlyMap<Trait, number>;
  /** The same for the lines used lately. */
  staleTraits: ReadonlyMap<Trait, number>;
};

const KEYS = new WeakMap<Slot, string>();

/** Slots with the same key have the same candidates. */
export function keyOf(slot: Slot): string {
  const known = KEYS.get(slot);
  if (known !== undefined) return known;
  const key = `${slot.pool} ${slot.mentions.join(' ')}`;
  KEYS.set(slot, key);
  return key;
}

/** The lines of the slot's pool that fit this request. */
export function candidatesFor(slot: Slot, setting: Setting): Candidates {
  const key = keyOf(slot);
  const known = setting.cache.get(key);
  if (known) return known;
  const fitting = fittingLines(slot, setting);
  const found = sorted(fitting, reserveLines(slot, setting), setting);
  setting.cache.set(key, found);
  return found;
}

function canFill(line: Line, { mentions: fields }: Slot, { fragments }: Setting): boolean {
  const [it] = fields;
  return fields.every((field) => mentions(line, field, it)) && canSay(line, fragments, it);
}

const LEVEL_BELOW: Readonly<Record<LevelDigit, LevelDigit | undefined>> = {
  '1': undefined,
  '2': '1',
  '3': '2',
};

function reserveLines(slot: Slot, setting: Setting): readonly Line[] {
  const below = LEVEL_BELOW[setting.digit];
  if (below === undefined || setting.avoid.size === 0) return [];
  return (setting.bank.pools.get(slot.pool) ?? []).filter(
    (line) =>
      line.levels.includes(below) &&
      !line.levels.includes(setting.digit) &&
      canFill(line, slot, setting),
  );
}

function fittingLines(slot: Slot, setting: Setting): readonly Line[] {
  const { pool } = slot;
  const fits = (line: Line) => line.levels.includes(setting.digit) && canFill(line, slot, setting);
  const own = (setting.bank.pools.get(pool) ?? []).filter(fits);
  if (own.length === 0) return setting.fallback.filter(fits);
  return [
    ...own,
    ...setting.packs.flatMap((pack) =>
      packLines(pack, pool).filter((line) => fits(line) && isAsked(line, setting)),
    ),
  ];
}

/** A pack line that is about a part of its subject waits until that part is typed. */
function isAsked({ when }: Line, { typed }: Setting): boolean {
  return when === undefined || [...typed.values()].some(({ clean }) => when.test(clean));
}

function sorted(
  lines: readonly Line[],
  below: readonly Line[],
  { avoid, bench }: Setting,
): Candidates {
  const unused = (line: Line) => !avoid.has(line.id);
  const all = lines.filter(unused);
  const fresh = onTheField(all, bench);
  const benched = all.filter((line) => !fresh.includes(line));
  const reserve = below.filter(unused);
  const place = (line: Line) => avoid.get(line.id) ?? 0;
  const stale = lines
    .filter((line) => avoid.has(line.id))
    .toSorted((left, right) => place(right) - place(left));
  return { fresh, benched, reserve, stale, traits: traitsIn(fresh), staleTraits: traitsIn(stale) };
}

/** A pool with fewer lines of its own, or of a pack, needs all of them; and so many play at least. */
const ENOUGH = { own: 12, pack: 4 };
const FEWEST = { own: 6, pack: 2 };

/**
 * The lines of a pool that play in this post. Of twelve candidates one of the best is taken, and the best are much the
 * same for everybody: without a bench strangers would read the same favourites from one another.
 */
function onTheField(lines: readonly Line[], bench: string | undefined): readonly Line[] {
  if (bench === undefined) return lines;
  const ofPack = lines.filter(({ origin }) => origin === 'pack');
  const own = lines.filter(({ origin }) => origin !== 'pack');
  return [...drawn(own, bench, 'own'), ...drawn(ofPack, bench, 'pack')];
}

function drawn(lines: readonly Line[], bench: string, kind: 'own' | 'pack'): readonly Line[] {
  if (lines.length < ENOUGH[kind]) return lines;
  const playing = lines.filter(({ id }) => hashText(`${bench} ${id}`) % 2 === 0);
  return playing.length < FEWEST[kind] ? lines : playing;
}

function traitsIn(lines: readonly Line[]): Map<Trait, number> {
  const counts = new Map<Trait, number>();
  for (const line of lines)
    for (const trait of line.traits) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  return counts;
}

/** Those of the lines used lately that were used longest ago; `lines` has the oldest first. */
export function oldest<Item>(lines: readonly Item[]): readonly Item[] {
  return lines.slice(0, Math.max(FEWEST_OLD, Math.ceil(lines.length * OLDEST_SHARE)));
}
