import { bankOf, GENTLE_FILE, STYLE_FILES } from './bank.ts';
import type { Setting } from './candidates.ts';
import { type Fragment, readField } from './fragment.ts';
import type { Fragments } from './render.ts';
import { type Slot, slotsOf } from './plan.ts';
import { HUMOR_LEVELS, type HumorLevel, type PostStyle } from './post-styles.ts';
import type { PostRequest } from './post-request.ts';
import { quotasFor } from './quotas.ts';
import { storyOf } from './story.ts';
import { packsFor } from './subjects.ts';

export type Outline = { shape: string; slots: readonly Slot[] };

/** The fields of the style that were given, read; a default stands in for a missing one, unknown names are ignored. */
export function readFields(
  style: PostStyle,
  given: Readonly<Record<string, string>>,
): Map<string, Fragment> {
  const fragments = new Map<string, Fragment>();
  for (const { name, kind, defaultValue } of style.fields) {
    const typed = Object.hasOwn(given, name) ? (given[name] ?? '') : '';
    const fragment = readField(name, kind, typed) ?? readField(name, kind, defaultValue ?? '');
    if (fragment) fragments.set(name, fragment);
  }
  return fragments;
}

/** What every candidate of a request shares. Sensitive words anywhere put the gentle bank in the place of the style's. */
export function settingFor(
  style: PostStyle,
  request: PostRequest,
  fragments: Map<string, Fragment>,
  site: string,
): Setting {
  const sensitive = [...fragments.values()].some((fragment) => fragment.sensitive);
  const gentle = bankOf(GENTLE_FILE);
  const packs = packsFor(fragments);
  const story = storyOf(fragments);
  const digit = (['1', '2', '3'] as const)[HUMOR_LEVELS.indexOf(request.level)] ?? '2';
  return {
    bank: sensitive ? gentle : bankOf(STYLE_FILES[style.value]),
    fallback: gentle.pools.get('told') ?? [],
    fragments: sensitive ? fragments : new Map([...fragments, ...story]),
    typed: fragments,
    packs: sensitive ? [] : packs,
    digit,
    quotas: sensitive ? [] : quotasFor(digit, packs.length, story.size),
    avoid: placesOf(request.avoid ?? []),
    site,
    cache: new Map(),
  };
}

/** Each id with its first place in the list. */
function placesOf(ids: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [place, id] of ids.entries()) if (!places.has(id)) places.set(id, place);
  return places;
}

/** The shapes the post may take; just one when the input is sensitive or a required field is missing. */
export function outlinesFor(style: PostStyle, level: HumorLevel, fragments: Fragments): Outline[] {
  const given = new Set(fragments.keys());
  const sensitive = [...fragments.values()].some((fragment) => fragment.sensitive);
  if (sensitive) return [{ shape: 'gentle', slots: gentleSlots(fragments) }];
  const digit = String(HUMOR_LEVELS.indexOf(level) + 1);
  const required = style.fields.filter((field) => field.required);
  const complete = required.every((field) => given.has(field.name));
  const shapes = complete ? bankOf(STYLE_FILES[style.value]).shapes : [];
  const plans = shapes
    .filter((shape) => shape.levels.includes(digit))
    .map((shape) => ({ shape: shape.id, slots: slotsOf(shape, given) }));
  return plans.length > 0 ? plans : [{ shape: 'plain', slots: plainSlots(fragments) }];
}

const slot = (pool: string, mentions: readonly string[] = []): Slot => ({
  pool,
  mentions,
  prefix: '',
});

/** A name, a number, an emoji, a word or two: too little for a line of its own weight. */
function isSmall({ clean }: Fragment): boolean {
  return clean.split(' ').length <= 2 || !/\p{L}{2}/u.test(clean);
}

/** The lines of a post about something grave: every field is told once, kindly, and nothing is made of it. */
export function gentleSlots(fragments: Fragments): Slot[] {
  const all = [...fragments.values()];
  const first = all.find((fragment) => !isSmall(fragment)) ?? all[0];
  const told = all.map((fragment) => {
    if (fragment === first) return slot('told', [fragment.field]);
    return slot(isSmall(fragment) ? 'told-bit' : 'told-more', [fragment.field]);
  });
  return [slot('gentle-hook'), ...told, slot('gentle-self'), slot('gentle-close')];
}

/** The lines of a post whose fields fit no shape: each is told, between a hook and a lesson. */
export function plainSlots(fragments: Fragments): Slot[] {
  const told = [...fragments.keys()].map((field) => slot('told', [field]));
  return [slot('hook'), ...told, slot('escalation'), slot('lesson'), slot('cta')];
}
