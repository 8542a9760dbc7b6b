import { anyOf, either, pattern, sequence } from '../language/pattern-parts.ts';
import { verbByForm } from '../language/verbs.ts';
import { tokensOf } from '../language/tokens.ts';

const CUT_LENGTH = 140;
/** A text up to this length is not cut. */
const FULL_LENGTH = 210;
const SHORT_LENGTH = 80;
/** A sentence of this length is informative enough. */
const TELLING = 30;
const SMALLEST = 8;
/** Tolerance before a text is shortened. */
const REACH = 12;
/** In the last share of the limit, cuts at a clause rather than a word. */
const CLAUSE_SHARE = 0.4;

const SENTENCE_END =
  /[.!?…؟۔।]["')]?(?=\s+["'(]?[\p{Lu}\p{Lo}\p{N}])|[.!?](?=\s+\p{Ll})|[。｡！？](?![」』）]|$)/gu;
const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|st|vs|no|jr|sr|etc|inc|co|corp|ltd|dept|approx|prof|\p{L}|[ap]\.m|e\.g|i\.e)\.$/iu;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const lengthOf = (text: string) => Array.from(text).length;
/** Length with wide characters counted twice. */
const sizeOf = (text: string) => lengthOf(text) + (text.match(WIDE)?.length ?? 0);
const count = (text: string, mark: string) => text.split(mark).length - 1;
/** Number of last characters in which an abbreviation is searched. */
const MAX_ABBREVIATION = 10;

/** The sentences of a cleaned text; quotations are not split. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  let [read, quotes, corners] = [0, 0, 0];
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    const more = text.slice(read, end);
    read = end;
    quotes += count(more, '"');
    corners += count(more, '「') - count(more, '」');
    const last = text.slice(Math.max(0, end - MAX_ABBREVIATION), end);
    if (quotes % 2 !== 0 || corners !== 0 || ABBREVIATION.test(last)) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  const rest = text.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}

/** Conjunctions that refer to the sentence before. */
const JOINED = /^(?:and|but|so|or|because|which|then)\b/iu;

/** The first sentence that fits and is informative, else the longest one that fits. */
function wholeSentence(text: string, limit: number, fewest: number): string | undefined {
  const fitting = sentencesOf(text).filter(
    (sentence, at) =>
      lengthOf(sentence) <= limit &&
      sizeOf(sentence) >= fewest &&
      (at === 0 || !JOINED.test(sentence)),
  );
  const longest = fitting.toSorted((left, right) => sizeOf(right) - sizeOf(left))[0];
  return fitting.find((sentence) => sizeOf(sentence) >= TELLING) ?? longest;
}

const CLAUSE_END =
  /[;:](?=\s)|,?\s(?=(?:and|but|so|or|because|when|while|before|after|until|who|which|where|though)\s)/giu;

function clauseEnd(text: string): number {
  return [...text.matchAll(CLAUSE_END)].at(-1)?.index ?? -1;
}

const FINAL_MARKS = /(?<![\s.,;:!?…。、，；：！？'"([-])[\s.,;:!?…。、，；：！？'"([-]+$/u;

function cutAtWord(text: string, limit: number): string {
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  const head = characters.slice(0, limit - 1).join('');
  const space = head.lastIndexOf(' ');
  const clause = clauseEnd(`${head}${characters[limit - 1] ?? ''}`);
  const end = clause >= limit * (1 - CLAUSE_SHARE) ? clause : space;
  const kept = end > limit / 2 ? head.slice(0, end) : head;
  return `${kept.replace(FINAL_MARKS, '')}…`;
}

/** The text, or the most informative sentence or clause of one over 210 characters; else cut with "…". */
export function fullOf(text: string): string {
  if (lengthOf(text) <= FULL_LENGTH) return text;
  const told =
    mostTelling(sentencesOf(text).filter(isWhole)) ?? mostTelling(clausesOf(text).filter(isWhole));
  return told ?? cutAtWord(text, CUT_LENGTH);
}

const isWhole = (part: string) => lengthOf(part) <= FULL_LENGTH && sizeOf(part) >= SMALLEST;

/** Clause boundaries of a run-on sentence. */
const NEXT_CLAUSE = pattern(
  'giu',
  anyOf(
    sequence(
      /(?:[,;]\s+|\s)(?:and then|and|but|so|then|because)\s+/u,
      /(?=(?:i|we|he|she|they|it|my|our|the|his|her|a|an|nobody|everybody|everyone)\s)/u,
    ),
    /[,;]\s+(?=(?:i|we|my|our|the|a|an)\s)/u,
  ),
);

/** Marks and conjunctions at the end. The lookbehind tries each run of them once. */
const FINAL_JOINS =
  /(?=[,;:\s])(?<![,;:\s]|[,;:\s](?:and|but|so|then|because))[,;:\s]+(?:(?:and|but|so|then|because)[,;:\s]+)*(?:and|but|so|then|because)?$/iu;

function clausesOf(text: string): string[] {
  return text.split(NEXT_CLAUSE).map((clause) => clause.replace(FINAL_JOINS, ''));
}

const BREATH =
  /^(?:(?:so|and|but|well|anyway|then|also|honestly|ok|okay|yesterday was|today was)\b,?\s+)+(?=\S+\s\S)/iu;
const VAGUE = pattern(
  'iu',
  /\b/u,
  either(
    /one of those (?:days|weeks|mornings|things)|what a (?:day|week|ride|year)|long story|true story|you know (?:what|how)/u,
    /let me tell|i (?:have to|need to|want to|must) (?:tell|share|say)|i don't (?:even )?know/u,
    /i (?:can't|cannot) (?:even|believe)|hear me out|as (?:always|usual)|nobody (?:noticed|cared)|that (?:was|is) (?:it|all)/u,
  ),
  /\b/u,
);
const LEANS = /^(?:he|she|it|they|this|that|these|those|which|because|there|his|her|their)\b/iu;

function mostTelling(parts: readonly string[]): string | undefined {
  const scored = parts.map((part, at) => ({ part, at, score: tellingScore(part) }));
  const best = scored.toSorted((one, other) => other.score - one.score || one.at - other.at)[0];
  if (!best) return undefined;
  const told = best.part.replace(BREATH, '');
  return told === best.part ? told : told.charAt(0).toUpperCase() + told.slice(1);
}

function tellingScore(part: string): number {
  const words = tokensOf(part);
  const seen = new Set(words.filter(({ classes }) => classes.size > 0).map(({ low }) => low));
  const isEvent = words.some(({ low }) => verbByForm('past', low) !== undefined);
  const faults = [
    VAGUE.test(part),
    /[?？؟]["']?$/u.test(part),
    LEANS.test(part.replace(BREATH, '')),
  ];
  return (
    2 * Math.min(seen.size, 4) +
    (isEvent ? 3 : 0) +
    Math.min(sizeOf(part), 120) / 40 -
    4 * faults.filter(Boolean).length
  );
}

/** At most 80 characters of a text: all of it (up to 92), one whole sentence, or cut with "…" at a clause or word. */
export function shortOf(text: string): string {
  const full = fullOf(text);
  if (lengthOf(full) <= SHORT_LENGTH + REACH) return full;
  return wholeSentence(text, SHORT_LENGTH, TELLING) ?? cutAtWord(full, SHORT_LENGTH);
}

/** Whether the text is exactly one sentence. */
export function isOneSentence(text: string): boolean {
  const full = fullOf(text);
  return sentencesOf(full).length === 1 && !full.endsWith('…');
}
