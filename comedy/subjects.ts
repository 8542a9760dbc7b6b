import { type Pack, PACKS } from './bank.ts';
import type { Fragment } from './fragment.ts';
import type { Fragments } from './render.ts';
import { isWeak } from './weak-words.ts';
import { phraseAround, type Token, tokensOf, weightAt } from './word-places.ts';

/** Fields that name who plays along: what they say is not what the post is about. */
const NAME_FIELDS = new Set(['bossName', 'startupName', 'emojiReaction']);

/** In their styles the narrator runs the company, and has no supervisor. */
const LEADING_FIELDS = new Set(['struggleSituation', 'employeeRole']);

/** How much of the story a field carries; those not named carry all of it. */
const CARRIES: Readonly<Record<string, number>> = {
  mundaneSituation: 0.7,
  emotion: 0.4,
  weirdExperience: 0.9,
  nowStatement: 0.8,
  noun2: 0.95,
  bonusBuzzword: 0.6,
  verb: 0.3,
  employeeRole: 0.8,
  inspirationalQuote: 0.9,
  location: 0.6,
  resultingBenefit: 0.6,
  yourReply: 0.8,
  setting: 0.6,
};

/** Below this the words say too little for lines that know the subject. */
const ENOUGH = 0.35;
/** A second pack speaks only when it is nearly as good as the first. */
const NEARLY = 0.85;
const WEAK = 0.3;
/** The first of the words that matched counts in full, each further one half. */
const FURTHER = 0.5;
const OTHER_FIELD = 0.2;
const MODIFIER = 0.5;
/** The pack that bears the name of what was typed: the printer's for a printer, not the computer's. */
const NAMESAKE = 0.1;

/** A word of a pack in a field: `phrase` is the compound it is part of, in characters. */
type Match = {
  field: string;
  word: string;
  start: number;
  end: number;
  phrase: readonly [start: number, end: number];
  worth: number;
};

/** The best pack for what the fields speak of, and a second one that is nearly as good; often none. */
export function packsFor(fragments: Fragments): readonly Pack[] {
  const telling = [...fragments.values()].filter(({ field }) => !NAME_FIELDS.has(field));
  const found = foundIn(telling);
  const [best] = ranked(found);
  if (!best || best.score < ENOUGH) return [];
  const others = found
    .filter(({ pack }) => pack !== best.pack)
    .map(({ pack, matches }) => ({
      pack,
      matches: matches.filter((match) => !best.matches.some((other) => isPartOf(match, other))),
    }));
  const [second] = ranked(others);
  const joins = second && second.score >= ENOUGH && second.score >= NEARLY * best.score;
  return joins ? [best.pack, second.pack] : [best.pack];
}

function foundIn(telling: readonly Fragment[]): Found[] {
  const read = telling.map((fragment) => [fragment, tokensOf(fragment.clean)] as const);
  const leads = telling.some(({ field }) => LEADING_FIELDS.has(field));
  const packs = leads ? PACKS.filter(({ subject }) => subject !== 'boss') : PACKS;
  const found = packs
    .map((pack) => ({
      pack,
      matches: read.flatMap(([fragment, tokens]) => matchesIn(fragment, tokens, pack)),
    }))
    .filter(({ matches }) => matches.length > 0);
  const all = found.flatMap(({ matches }) => matches);
  return found.map(({ pack, matches }) => ({
    pack,
    matches: matches.map((match) => discounted(match, all)),
  }));
}

type Found = { pack: Pack; matches: Match[] };

function ranked(found: readonly Found[]): (Found & { score: number })[] {
  return found
    .map((each) => ({ ...each, score: scoreOf(each) }))
    .toSorted((one, other) => other.score - one.score);
}

function scoreOf({ pack, matches }: Found): number {
  const worths = new Map<string, { worth: number; fields: Set<string> }>();
  for (const { word, worth, field } of matches) {
    const known = worths.get(word);
    worths.set(word, {
      worth: Math.max(worth, known?.worth ?? 0),
      fields: new Set([...(known?.fields ?? []), field]),
    });
  }
  const [first = 0, ...further] = [...worths.values()]
    .map(({ worth, fields }) => worth * (1 + OTHER_FIELD * (fields.size - 1)))
    .toSorted((one, other) => other - one);
  const named = worths.has(stemOf(pack.subject)) ? NAMESAKE : 0;
  return first === 0 ? 0 : first + FURTHER * further.reduce((sum, worth) => sum + worth, named);
}

function isPartOf(match: Match, other: Match): boolean {
  const [start, end] = other.phrase;
  return match.field === other.field && match.start < end && match.end > start;
}

/** What only says which cake it was is worth half: a birthday cake is a cake. */
function discounted(match: Match, all: readonly Match[]): Match {
  const modifies = all.some(
    (other) =>
      other.field === match.field && other.start >= match.end && other.end === match.phrase[1],
  );
  return modifies ? { ...match, worth: match.worth * MODIFIER } : match;
}

function stemOf(text: string): string {
  return text.toLowerCase().replace(/(?:ies|es|s|y)$/u, '');
}

function matchesIn(fragment: Fragment, tokens: readonly Token[], pack: Pack): Match[] {
  const { clean, field } = fragment;
  if (!pack.pattern.test(clean)) return [];
  return [...clean.matchAll(pack.everywhere)].map((match) => {
    const [matched] = match;
    const [start, end] = [match.index, match.index + matched.length];
    const strength = isWeak(pack.subject, matched) ? WEAK : 1;
    const phrase = phraseAround(tokens, start, end);
    const place = weightAt(tokens, start, end, fragment.forms.head?.toLowerCase());
    const worth = strength * place * (CARRIES[field] ?? 1);
    return { field, word: stemOf(matched), start, end, phrase, worth };
  });
}
