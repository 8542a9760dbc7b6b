import { type Line, LISTS, type StyleBank } from './bank.ts';
import { canSay, isUniversal, mentions, saysInFull } from './eligibility.ts';
import type { Slot } from './plan.ts';
import { drawIndex, type Random } from './random.ts';
import { type Fragments, type Memory, type RenderedLine, renderTemplate } from './render.ts';

const MAX_EXTRA_MENTIONS = 2;
const MAX_MENTIONS_OF_ONE = 3;
const MAX_PACK_LINES = 2;
/** Lines that only Unhinged has, at least, in every Unhinged post. */
export const UNHINGED_QUOTA = 3;

export type Composition = { lines: readonly Line[]; rendered: readonly RenderedLine[] };

/** Everything the twelve candidates of one request share. */
export type Setting = {
  bank: StyleBank;
  /** Lines for a marked field when the style's own pool has none that fits. */
  fallback: readonly Line[];
  fragments: Fragments;
  subjects: ReadonlySet<string>;
  digit: '1' | '2' | '3';
  avoid: ReadonlySet<string>;
  site: string;
  cache: Map<string, readonly Line[]>;
};

type Draft = {
  memory: Memory;
  lines: Line[];
  rendered: RenderedLine[];
  ids: Set<string>;
  devices: Set<number>;
  stems: Set<string>;
  said: Map<string, number>;
  extra: number;
  packs: number;
  unhinged: number;
};

/** The lines of the pool that fit the slot for this request, before anything is drawn. */
function candidatesFor(slot: Slot, setting: Setting): readonly Line[] {
  const key = `${slot.pool} ${slot.mentions.join(' ')}`;
  const known = setting.cache.get(key);
  if (known) return known;
  const it = slot.mentions[0];
  const fits = (line: Line) =>
    line.levels.includes(setting.digit) &&
    (line.subject === undefined || setting.subjects.has(line.subject)) &&
    slot.mentions.every((field) => mentions(line, field, it)) &&
    canSay(line, setting.fragments, it);
  const own = (setting.bank.pools.get(slot.pool) ?? []).filter(fits);
  const lines = own.length > 0 ? own : setting.fallback.filter(fits);
  const fresh = lines.filter((line) => !setting.avoid.has(line.id));
  const chosen = fresh.length > 0 ? fresh : lines;
  setting.cache.set(key, chosen);
  return chosen;
}

/** Fills the slots from first to last; undefined when a slot has no line at all. */
export function compose(
  slots: readonly Slot[],
  setting: Setting,
  random: Random,
): Composition | undefined {
  const draft = newDraft();
  const couldBeUnhinged = slots.map((slot) => candidatesFor(slot, setting).some(isUnhingedOnly));
  for (const [index, slot] of slots.entries()) {
    const chances = couldBeUnhinged.slice(index).filter(Boolean).length;
    const wanted = setting.digit === '3' ? UNHINGED_QUOTA - draft.unhinged : 0;
    const force =
      wanted > 0 && couldBeUnhinged[index] === true && random.next() < (wanted + 0.7) / chances;
    const line = drawLine(slot, setting, draft, random, force);
    if (!line) return undefined;
    write(line, slot, setting, draft, random);
  }
  return { lines: draft.lines, rendered: draft.rendered };
}

export function isUnhingedOnly(line: Line): boolean {
  return line.levels === '3';
}

function newDraft(): Draft {
  return {
    memory: new Map(),
    lines: [],
    rendered: [],
    ids: new Set(),
    devices: new Set(),
    stems: new Set(),
    said: new Map(),
    extra: 0,
    packs: 0,
    unhinged: 0,
  };
}

function drawLine(
  slot: Slot,
  setting: Setting,
  draft: Draft,
  random: Random,
  force: boolean,
): Line | undefined {
  const usable = candidatesFor(slot, setting).filter((line) =>
    isUsable(line, slot, setting, draft),
  );
  const unhinged = force ? usable.filter(isUnhingedOnly) : [];
  const pool = unhinged.length > 0 ? unhinged : usable;
  return pool[
    drawIndex(
      pool.map((line) => weightOf(line, draft)),
      random,
    )
  ];
}

function isUsable(line: Line, slot: Slot, setting: Setting, draft: Draft): boolean {
  if (draft.ids.has(line.id)) return false;
  if (line.origin === 'pack' && draft.packs >= MAX_PACK_LINES) return false;
  if (!line.template.recalls.every((key) => draft.memory.has(key))) return false;
  const extras = line.template.fields.filter(
    (field) => field !== 'it' && !slot.mentions.includes(field),
  );
  if (extras.length > 0 && draft.extra >= MAX_EXTRA_MENTIONS) return false;
  return extras.every((field) => {
    const said = draft.said.get(field) ?? 0;
    if (said === 0 || said >= MAX_MENTIONS_OF_ONE) return false;
    return !(setting.fragments.get(field)?.long && saysInFull(line, field));
  });
}

function weightOf(line: Line, draft: Draft): number {
  let weight = line.weight;
  if (line.origin === 'pack') weight *= 4;
  if (line.origin === 'shared') weight *= 0.6;
  if (line.levels.length === 1) weight *= 1.4;
  if (!isUniversal(line)) weight *= 1.3;
  if (draft.devices.has(line.device)) weight *= 0.7;
  if (line.template.keeps.some((key) => draft.memory.has(key))) weight *= 0.2;
  for (const stem of line.stems) if (draft.stems.has(stem)) weight *= 0.5;
  return weight;
}

function write(line: Line, slot: Slot, setting: Setting, draft: Draft, random: Random): void {
  const { memory } = draft;
  const { fragments, site } = setting;
  const rendered = renderTemplate(line.template, {
    fragments,
    lists: LISTS,
    memory,
    random,
    site,
    it: slot.mentions[0],
  });
  draft.rendered.push(withPrefix(rendered, slot.prefix));
  draft.lines.push(line);
  draft.ids.add(line.id);
  draft.devices.add(line.device);
  for (const stem of line.stems) draft.stems.add(stem);
  const named = new Set(
    line.template.fields.map((field) => (field === 'it' ? (slot.mentions[0] ?? '') : field)),
  );
  for (const field of named) draft.said.set(field, (draft.said.get(field) ?? 0) + 1);
  if ([...named].some((field) => !slot.mentions.includes(field))) draft.extra += 1;
  if (line.origin === 'pack') draft.packs += 1;
  if (isUnhingedOnly(line)) draft.unhinged += 1;
}

function withPrefix(line: RenderedLine, prefix: string): RenderedLine {
  const by = prefix.length;
  return {
    text: prefix + line.text,
    userSpans: line.userSpans.map(([start, end]) => [start + by, end + by]),
  };
}
