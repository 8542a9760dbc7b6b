import { LISTS } from './bank.ts';
import type { Line } from './bank-line.ts';
import { candidatesFor, oldest, type Setting } from './candidates.ts';
import { cutsShort, saysInFull, saysWhole } from './eligibility.ts';
import type { Slot } from './plan.ts';
import type { Quota } from './quotas.ts';
import { isConcept } from './concepts.ts';
import { drawIndex, type Random } from './random.ts';
import { type Memory, type RenderedLine, renderTemplate } from './render.ts';
import type { Trait } from './traits.ts';

const MAX_EXTRA_MENTIONS = 3;
const MAX_MENTIONS_OF_ONE = 3;
/** A sentence of the person's stands in the post once and comes back once; a third time it is pasted. */
const MAX_PASTED = 2;
const MAX_OF_STORY = 2;
/** More lines than this with the user's words, and the post is stuffed with them. */
const MAX_TOUCHED = 5;
/** With so many lines that hold the user's words, a post needs no more of them. */
const ENOUGH_TOUCHED = 3;
/** So many lines of its own make a post Unhinged; more would only wear them out. */
const ENOUGH_UNHINGED = 4;
/** A line of this many words is noticed when it comes back, in another person's post as well. */
const LONG_LINE = 12;
const VERY_LONG_LINE = 16;

/** The lawyer of one line and the counsel of another are one joke told twice. */
const SAME_JOKE = 0.2;

export type Composition = {
  lines: readonly Line[];
  rendered: readonly RenderedLine[];
  /** Lines its quotas still miss. */
  missed: number;
  /** Lines that had been used lately. */
  repeated: number;
};

type Draft = {
  memory: Memory;
  lines: Line[];
  rendered: RenderedLine[];
  ids: Set<string>;
  devices: Set<number>;
  stems: Set<string>;
  said: Map<string, number>;
  /** How often the words of a field were said as they stand. */
  pasted: Map<string, number>;
  extrasLeft: number;
  packPools: Set<string>;
  have: Map<Trait, number>;
};

/** Fills the slots from first to last; undefined when a slot has no line at all. */
export function compose(
  slots: readonly Slot[],
  setting: Setting,
  random: Random,
): Composition | undefined {
  const draft = newDraft(slots);
  for (const [index, slot] of slots.entries()) {
    const wanted = wantedAt(slots.slice(index), setting, draft, random);
    const line = drawLine(slot, setting, draft, random, wanted);
    if (!line) return undefined;
    write(line, slot, setting, draft, random);
  }
  const { lines, rendered } = draft;
  const missing = setting.quotas.map((quota) => quota.least - countOf(draft, quota.trait));
  return {
    lines,
    rendered,
    missed: missing.reduce((sum, count) => sum + Math.max(0, count), 0),
    repeated: lines.filter((line) => setting.avoid.has(line.id)).length,
  };
}

function newDraft(slots: readonly Slot[]): Draft {
  const marked = slots.filter((slot) => slot.mentions.length > 0).length;
  return {
    memory: new Map(),
    lines: [],
    rendered: [],
    ids: new Set(),
    devices: new Set(),
    stems: new Set(),
    said: new Map(),
    pasted: new Map(),
    extrasLeft: Math.min(MAX_EXTRA_MENTIONS, Math.max(0, MAX_TOUCHED - marked)),
    packPools: new Set(),
    have: new Map(),
  };
}

function countOf(draft: Draft, trait: Trait): number {
  return draft.have.get(trait) ?? 0;
}

/**
 * The quotas that this slot, the first of `rest`, should serve: surely when too few after it could, else by a
 * chance in proportion to the lines it has for them, so that a pool with a single such line does not wear it out.
 */
function wantedAt(
  rest: readonly Slot[],
  setting: Setting,
  draft: Draft,
  random: Random,
): readonly Quota[] {
  const [slot] = rest;
  if (!slot) return [];
  const urgent: { quota: Quota; urgency: number }[] = [];
  for (const quota of setting.quotas) {
    const left = quota.least - countOf(draft, quota.trait);
    const here = servingLines(slot, quota, setting, draft);
    if (left <= 0 || here === 0) continue;
    const able = rest.filter((each) => servingLines(each, quota, setting, draft) > 0);
    const pools =
      quota.trait === 'pack' ? new Set(able.map((each) => each.pool)).size : able.length;
    const all = able.reduce((sum, each) => sum + servingLines(each, quota, setting, draft), 0);
    const urgency = left >= pools ? pools : ((left + 0.5) * here) / all;
    const chance = Math.min(urgency, here * quota.chanceOfOne);
    if (random.next() < chance) urgent.push({ quota, urgency });
  }
  return urgent.toSorted((one, other) => other.urgency - one.urgency).map(({ quota }) => quota);
}

/** How many lines of the slot's pool would serve the quota. */
function servingLines(slot: Slot, { trait, hard }: Quota, setting: Setting, draft: Draft): number {
  if (trait === 'pack' && draft.packPools.has(slot.pool)) return 0;
  const { traits, staleTraits } = candidatesFor(slot, setting);
  return traits.get(trait) ?? (hard ? (staleTraits.get(trait) ?? 0) : 0);
}

function drawLine(
  slot: Slot,
  setting: Setting,
  draft: Draft,
  random: Random,
  wanted: readonly Quota[],
): Line | undefined {
  const { fresh, benched, reserve, stale } = candidatesFor(slot, setting);
  const usable = (line: Line) => isUsable(line, slot, setting, draft);
  const whole = (line: Line) => isWhole(line, slot, setting) && usable(line);
  let pool = firstFilled(
    () => fresh.filter(whole),
    () => benched.filter(whole),
    () => reserve.filter(whole),
    () => oldest(stale.filter(whole)),
    () => fresh.filter(usable),
    () => oldest(stale.filter(usable)),
  );
  for (const { trait, hard } of wanted) {
    const serving = pool.filter((line) => line.traits.has(trait));
    if (serving.length > 0) pool = serving;
    else if (hard) {
      const again = stale.filter((line) => line.traits.has(trait) && whole(line));
      if (again.length > 0) pool = oldest(again);
    }
  }
  const weights = pool.map((line) => weightOf(line, setting, draft));
  return pool[drawIndex(weights, random)];
}

function firstFilled(...choices: readonly (() => readonly Line[])[]): readonly Line[] {
  for (const choice of choices) {
    const lines = choice();
    if (lines.length > 0) return lines;
  }
  return [];
}

/** Whether the line breaks off none of the texts it says. */
function isWhole(line: Line, slot: Slot, { fragments }: Setting): boolean {
  return line.template.fields.length === 0 || !cutsShort(line, fragments, slot.mentions[0]);
}

function isUsable(line: Line, slot: Slot, setting: Setting, draft: Draft): boolean {
  if (draft.ids.has(line.id)) return false;
  if (line.origin === 'pack' && draft.packPools.has(slot.pool)) return false;
  for (const { trait, most } of setting.quotas)
    if (line.traits.has(trait) && countOf(draft, trait) >= most) return false;
  if (!line.template.recalls.every((key) => draft.memory.has(key))) return false;
  if (line.template.fields.length === 0) return true;
  const extras = line.template.fields.filter(
    (field) => field !== 'it' && !slot.mentions.includes(field),
  );
  if (extras.length > 0 && draft.extrasLeft <= 0) return false;
  return extras.every((field) => mayComeBack(line, field, setting, draft));
}

/** Whether a field that the slot does not ask for may be said here: it was introduced, and not too often. */
function mayComeBack(line: Line, field: string, setting: Setting, draft: Draft): boolean {
  const said = draft.said.get(field) ?? 0;
  const fragment = setting.fragments.get(field);
  if (fragment?.source !== undefined)
    return (draft.said.get(fragment.source) ?? 0) > 0 && said < MAX_OF_STORY;
  if (said === 0 || said >= MAX_MENTIONS_OF_ONE) return false;
  if (fragment?.long && saysInFull(line, field)) return false;
  return !pastes(line, field, setting) || (draft.pasted.get(field) ?? 0) < MAX_PASTED;
}

/** Whether the line says a sentence of the person's as it stands; a word or two may come more often. */
function pastes(line: Line, field: string, { fragments }: Setting): boolean {
  return fragments.get(field)?.brief === false && saysWhole(line, field);
}

function weightOf(line: Line, { digit }: Setting, draft: Draft): number {
  let weight = line.weight;
  if (line.origin === 'shared') weight *= 0.6;
  if (line.levels.length === 1) weight *= 1.4;
  // What Mild may say as well makes Spicy and Unhinged sound like it.
  if (digit !== '1' && line.levels.includes('1')) weight *= 0.6;
  if (line.traits.has('unhinged') && countOf(draft, 'unhinged') >= ENOUGH_UNHINGED) weight *= 0.35;
  if (line.length >= LONG_LINE) weight *= line.length >= VERY_LONG_LINE ? 0.1 : 0.3;
  if (!line.universal) weight *= 1.3;
  if (line.traits.has('touches') && countOf(draft, 'touches') < ENOUGH_TOUCHED) weight *= 1.8;
  if (draft.devices.has(line.device)) weight *= 0.7;
  if (line.template.keeps.some((key) => draft.memory.has(key))) weight *= 0.2;
  const echo = line.origin === 'pack' ? 0.15 : 0.4;
  for (const stem of line.stems)
    if (draft.stems.has(stem)) weight *= isConcept(stem) ? SAME_JOKE : echo;
  return weight;
}

function write(line: Line, slot: Slot, setting: Setting, draft: Draft, random: Random): void {
  const { memory } = draft;
  const { fragments, site } = setting;
  const [it] = slot.mentions;
  const context = { fragments, lists: LISTS, memory, random, site, it };
  draft.rendered.push(withPrefix(renderTemplate(line.template, context), slot.prefix));
  draft.lines.push(line);
  draft.ids.add(line.id);
  draft.devices.add(line.device);
  for (const stem of line.stems) draft.stems.add(stem);
  for (const trait of line.traits) draft.have.set(trait, countOf(draft, trait) + 1);
  const named = new Set(line.template.fields.map((field) => (field === 'it' ? (it ?? '') : field)));
  for (const field of named) draft.said.set(field, (draft.said.get(field) ?? 0) + 1);
  for (const field of named)
    if (pastes(line, field, setting)) draft.pasted.set(field, (draft.pasted.get(field) ?? 0) + 1);
  if ([...named].some((field) => !slot.mentions.includes(field))) draft.extrasLeft -= 1;
  if (line.origin === 'pack') draft.packPools.add(slot.pool);
}

function withPrefix(line: RenderedLine, prefix: string): RenderedLine {
  const by = prefix.length;
  return {
    text: prefix + line.text,
    userSpans: line.userSpans.map(([start, end]) => [start + by, end + by]),
  };
}
