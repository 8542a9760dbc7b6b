import { COMMON_WORDS } from '../language/common-words.ts';
import { NEGATIONS } from '../language/negations.ts';
import { wordSet } from '../language/words.ts';
import { findMatch, type Match, type Pattern } from '../language/pattern.ts';
import { captureHoles } from './capture.ts';
import { HEATS, type Plot, RINGS } from './plot.ts';
import { hashText } from './random.ts';
import type { FormReading } from '../form/read-form.ts';
import type { Token } from '../language/tokens.ts';

/** A plot that suits a form, with the words its patterns captured. */
export type Candidate = {
  plot: Plot;
  holes: ReadonlyMap<string, string>;
  /** Words of the form that neither a pattern nor `fine` accounts for. */
  left: number;
};

/** Maximum of unused words for a situation plot. A plot that does not quote the text in its first line would drop them. */
const MAX_UNUSED = { carried: 3, told: 1, untold: 0 };

/** The plots that suit the form at every level, in the order of the list. */
export function suitablePlots(plots: readonly Plot[], form: FormReading): Candidate[] {
  return plots.flatMap((plot) => candidateOf(plot, form) ?? []);
}

function candidateOf(plot: Plot, form: FormReading): Candidate | undefined {
  if (!plot.is.every((facts) => facts.split('|').some((fact) => holds(fact, form))))
    return undefined;
  const matches = matchesOf(plot, form);
  if (!matches || plot.not.some((pattern) => matchIn(pattern, form))) return undefined;
  const used = new Set(matches.flatMap(({ tokens }) => tokens));
  if (plot.when.length > 0 && isNegated(matches, used, form.tokens)) return undefined;
  const holes = new Map(form.holes);
  for (const match of matches) captureHoles(holes, used, match, form.tokens);
  const left = countUnused(plot, used, form.tokens);
  const most = MAX_UNUSED[plot.carries ? 'carried' : quotesText(plot) ? 'told' : 'untold'];
  if (plot.ring === 'situation' && plot.style === 'gpt4-context' && left > most) return undefined;
  return canRender({ plot, holes }) ? { plot, holes, left } : undefined;
}

function holds(fact: string, { facts }: FormReading): boolean {
  return fact.startsWith('!') ? !facts.has(fact.slice(1)) : facts.has(fact);
}

function matchesOf({ when, also }: Plot, form: FormReading): Match[] | undefined {
  const first = when.length === 0 ? undefined : bestMatch(when, form);
  if (when.length > 0 && !first) return undefined;
  const others = also.map((pattern) => matchIn(pattern, form));
  if (others.includes(undefined)) return undefined;
  return [first, ...others].filter((match) => match !== undefined);
}

/** The match of several patterns that covers most words. */
function bestMatch(
  patterns: readonly Pattern[],
  form: Pick<FormReading, 'features' | 'tokens'>,
): Match | undefined {
  let best: Match | undefined;
  for (const pattern of patterns) {
    const match = matchIn(pattern, form);
    if (match && match.tokens.length > (best?.tokens.length ?? 0)) best = match;
  }
  return best;
}

export function matchIn(
  pattern: Pattern,
  { features, tokens }: Pick<FormReading, 'features' | 'tokens'>,
): Match | undefined {
  return findMatch(pattern, tokens, features);
}

/** Number of words before a match in which a negation still applies to it. */
const REACH = 2;

/** Whether a negation or modal ("almost", "didn't", "want to") is inside or right before the match. */
function isNegated(
  matches: readonly Match[],
  used: ReadonlySet<number>,
  tokens: readonly Token[],
): boolean {
  return matches.some(({ tokens: indexes }) => {
    const first = indexes[0] ?? 0;
    if (isEnded(tokens, used, tokens[first]?.sentence)) return true;
    const last = indexes.at(-1) ?? 0;
    for (let at = Math.max(0, first - REACH); at < last; at += 1) {
      const token = tokens[at];
      if (!token || used.has(at) || token.sentence !== tokens[first]?.sentence) continue;
      if (NEGATIONS.test(token.low)) return true;
    }
    return false;
  });
}

/** Whether the sentence says that the event is over: "isn't jammed anymore", "no longer". */
function isEnded(
  tokens: readonly Token[],
  used: ReadonlySet<number>,
  sentence: number | undefined,
): boolean {
  return tokens.some(
    ({ low, sentence: own }, at) =>
      own === sentence &&
      !used.has(at) &&
      (low === 'anymore' ||
        (low === 'more' && tokens[at - 1]?.low === 'any') ||
        (low === 'longer' && tokens[at - 1]?.low === 'no')),
  );
}

/** Whether every wording of the first line quotes the whole text. */
export function quotesText({ beats }: Plot): boolean {
  const tells = (wording: string) => holesIn(wording).some((name) => TEXT_HOLES.has(name));
  return beats[0]?.wordings.every(tells) ?? false;
}

/** Holes that quote the whole text. */
const TEXT_HOLES = wordSet('text quote short');
/** Holes about the text as a whole, which take up no part of it. */
const WHOLE_HOLES = new Set([...TEXT_HOLES, 'tiny']);

/** Counts the content words that neither the patterns nor `fine` account for. */
function countUnused(plot: Plot, used: ReadonlySet<number>, tokens: readonly Token[]): number {
  const isTold = quotesText(plot);
  return tokens.filter((token, at) => {
    if (used.has(at) || COMMON_WORDS.has(token.low)) return false;
    // A quoted number needs no pattern. One that is not quoted could be contradicted.
    if (/^[\d$€£#%]/u.test(token.low)) return !isTold;
    return ![...token.lemmas].some((lemma) => plot.fine.has(lemma) || COMMON_WORDS.has(lemma));
  }).length;
}

/** The names of the holes in a wording: "{a x}" and "{x}" are both x. */
export function holesIn(wording: string): string[] {
  return [...wording.matchAll(/\{(?:(?:an?|the) )?([^{}]+)\}/gu)].map(([, name = '']) => name);
}

/** A plot with the words by hole of a form. */
type Filled = Pick<Candidate, 'plot' | 'holes'>;

/** Whether every hole of a wording can be filled. */
export function canFill(wording: string, { plot, holes }: Filled): boolean {
  return holesIn(wording).every((name) => holes.has(name) || Object.hasOwn(plot.cast, name));
}

function canRender(filled: Filled): boolean {
  const { beats } = filled.plot;
  return (
    beats.every(({ wordings }) => wordings.some((wording) => canFill(wording, filled))) &&
    HEATS.every((heat) => beats.some(({ heats }) => heats.includes(heat)))
  );
}

/** Whether a wording uses a part of the typed text.  */
export function usesForm(wording: string, plot: Plot): boolean {
  return holesIn(wording).some((name) => !WHOLE_HOLES.has(name) && !Object.hasOwn(plot.cast, name));
}

export type Memory = {
  /** Ids of the plots this person has read, newest first. */
  seen?: readonly string[];
  /** Ids of the plots in the feed, newest first. */
  feed?: readonly string[];
};

const PERSON_MEMORY = 30;
const FEED_MEMORY = 45;

/**
 * Chooses a plot for a form: the innermost ring with one that was not seen lately, then the fewest unused words, then
 * a draw by seed. When all were seen, the one seen longest ago.
 */
export function choosePlot(
  candidates: readonly Candidate[],
  key: string,
  { seen = [], feed = [] }: Memory,
): Candidate | undefined {
  const person = seen.slice(0, PERSON_MEMORY);
  const lately = new Set([...person, ...feed.slice(0, FEED_MEMORY)]);
  const sorted = candidates
    .map((candidate) => ({ candidate, place: hashText(`${key} ${candidate.plot.id}`) }))
    .sort((one, other) => one.candidate.left - other.candidate.left || one.place - other.place)
    .map(({ candidate }) => candidate);
  const fresh = sorted.filter(({ plot }) => !lately.has(plot.id));
  for (const ring of RINGS) {
    const found = fresh.find(({ plot }) => plot.ring === ring);
    if (found) return found;
  }
  const age = ({ plot }: Candidate) => [...person, ...feed].indexOf(plot.id);
  return sorted.toSorted((one, other) => age(other) - age(one))[0];
}
