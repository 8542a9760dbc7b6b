import { either, pattern } from '../language/pattern-parts.ts';
import { wordSet, wordPairs } from '../language/words.ts';
import { isAmount, joinAmounts, sayAmount } from './amounts.ts';
import { captureHoles } from '../story/capture.ts';
import { holesIn, matchIn } from '../story/choose-plot.ts';
import { COMMON_WORDS } from '../language/common-words.ts';
import { YOU } from '../form/form-holes.ts';
import { type Features, featuresOf, findMatches, type Match } from '../language/pattern.ts';
import { readPlain } from '../language/plain-letters.ts';
import { readPart } from '../language/read-length.ts';
import { hashText } from '../story/random.ts';
import { type Token, tokensOf } from '../language/tokens.ts';
import { fill } from '../story/tell-plot.ts';
import { FOREIGN_PARTS, foreignParts } from './foreign-parts.ts';
import { pieceLines } from './pieces.ts';
import { type PostReading, readPost } from './read-post.ts';
import type { ReplyLength, ReplyTone } from './reply-kinds.ts';
import { lintReply } from './reply-limits.ts';
import type { ReplyLanguage, ReplyManner, ReplyPlot } from './reply-plot.ts';

/** A pasted post, read for matching. */
export type ReadReplyPost = {
  reading: PostReading;
  manner: ReplyManner | undefined;
  tokens: readonly Token[];
  features: Features;
  /** Words by hole: "topic", "quote", "person", "words", "emoji", and the parts of foreign-parts.ts. */
  holes: ReadonlyMap<string, string>;
};

/** A reply plot with its text for this post. */
export type ReplyCandidate = {
  plot: ReplyPlot;
  text: string;
  /** How specific the reply is to this post. */
  rank: number;
};

/** Reads the first 4,000 characters of a post as people read them, and all of it for grave matter; the words to quote are as typed. */
export function readReplyPost(pasted: string): ReadReplyPost {
  const typedPost = readPart(pasted);
  const plain = readPlain(typedPost);
  const post = plain.text;
  const reading = readPost(post, pasted);
  const lines = pieceLines(post);
  const typed = tokensOf(
    lines
      .map((line) => (/[.!?…]$/u.test(line) ? line : `${line}.`))
      .join(' ')
      .replaceAll(' & ', ' and '),
  );
  const tokens = joinAmounts(typed);
  const { topic, person } = reading;
  const quote = reading.quote && plain.retyped(reading.quote);
  const manner = mannerOf(post, reading, typed.length);
  const parts: [string, string | undefined][] = [
    ...Object.entries({ topic, person, quote }),
    ['emoji', emojiOf(typedPost)],
    ['words', countOf(typed.length)],
    ...(isForeignManner(manner) ? foreignParts(lines.join('\n'), manner) : []),
  ];
  const holes = new Map(
    parts.flatMap(([name, words]) => (words === undefined ? [] : [[name, words]])),
  );
  return { reading, manner, tokens, features: featuresOf(tokens), holes };
}

/** A single word is not counted. */
const countOf = (count: number) => (count > 1 ? String(count) : undefined);

const emojiOf = (post: string) => /\p{Extended_Pictographic}\uFE0F?/u.exec(post)?.[0];

function mannerOf(post: string, reading: PostReading, words: number): ReplyManner | undefined {
  if (reading.sensitive) return reading.asks ? 'asks' : 'grave';
  if (reading.sincere) return 'sincere';
  if (reading.foreign) return languageOf(post);
  const isSilent = words === 0 || (words === 1 && reading.quote === undefined);
  return isSilent ? 'bare' : undefined;
}

/** Common words of each language. */
const LANGUAGES = {
  es: /\b(?:el|los|las|una|con|para|pero|muy|mi|años|hoy|gracias|nuestro|nuestra|esto|qué|más|también|estoy|trabajo)\b/giu,
  de: /\b(?:der|die|das|und|ich|nicht|mit|ist|eine|wir|für|auf|heute|mein|meine|sehr|auch|noch|aber|danke)\b/giu,
  fr: /\b(?:le|les|des|et|je|nous|une|pour|avec|est|mon|ma|dans|aujourd'hui|merci|très|mais|pas|notre|cette)\b/giu,
  pt: /\b(?:os|uma|com|para|não|meu|minha|hoje|obrigado|obrigada|muito|nossa|nosso|mas|também|estou|anos|você|trabalho)\b/giu,
} as const satisfies Partial<Record<ReplyLanguage, RegExp>>;

function languageOf(post: string): ReplyLanguage {
  const languages = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];
  const [best] = languages
    .map((language) => ({ language, found: post.match(LANGUAGES[language])?.length ?? 0 }))
    .toSorted((one, other) => other.found - one.found);
  return best && best.found >= 2 ? best.language : 'other';
}

/** The replies of a tone that fit the post and length, best first. */
export function replyCandidates(
  plots: readonly ReplyPlot[],
  post: ReadReplyPost,
  tone: ReplyTone,
  length: ReplyLength,
): ReplyCandidate[] {
  return plots
    .flatMap((plot) => (plot.tone === tone ? (candidateOf(plot, post, length) ?? []) : []))
    .toSorted((one, other) => other.rank - one.rank);
}

function candidateOf(
  plot: ReplyPlot,
  post: ReadReplyPost,
  length: ReplyLength,
): ReplyCandidate | undefined {
  if (!suitsManner(plot.manner, post.manner)) return undefined;
  if (plot.kinds.size > 0 && !plot.kinds.has(post.reading.category)) return undefined;
  const match = claimOf(plot, post);
  if (plot.when.length > 0 && !match) return undefined;
  if (plot.not.some((pattern) => matchIn(pattern, post))) return undefined;
  const holes = new Map(post.holes);
  const kept = new Map<string, string>();
  if (match) keep(kept, match, post.tokens);
  for (const [name, words] of kept) addPersons(holes, name, words);
  const parts = plot.texts[length];
  const text = parts && textOf(parts, holes, length);
  if (text === undefined || lintReply(text, length).length > 0) return undefined;
  const isExact = plot.manner !== undefined && plot.manner === post.manner;
  const names = holesIn(parts?.[0] ?? '');
  return { plot, text, rank: rankOf(plot, match !== undefined || isExact, names, kept, holes) };
}

/** The best match of a plot in a sentence that no pattern of `unless` matches. */
function claimOf(
  { when, unless }: ReplyPlot,
  { tokens, features }: ReadReplyPost,
): Match | undefined {
  const sentenceOf = (match: Match) => tokens[match.tokens[0] ?? 0]?.sentence;
  const matches = when.flatMap((pattern) => [...findMatches(pattern, tokens, features)]);
  if (matches.length === 0) return undefined;
  const refused = new Set(
    unless.flatMap((pattern) => Array.from(findMatches(pattern, tokens, features), sentenceOf)),
  );
  let best: Match | undefined;
  for (const match of matches) {
    const isLonger = match.tokens.length > (best?.tokens.length ?? 0);
    if (isLonger && !refused.has(sentenceOf(match))) best = match;
  }
  return best;
}

/** Pattern words that never belong to the captured phrase after them. */
const APART = /^(?:i|we|i've|we've|have|just|finally|once|recently|actually|also)$|.(?:ed|ing)$/u;

/** Captures the words of the holes. A number is captured without adjectives and is no adjective of the next noun. */
function keep(kept: Map<string, string>, match: Match, tokens: readonly Token[]): void {
  const amounts = match.tokens.filter((at) => tokens[at] && isAmount(tokens[at]));
  const apart = match.tokens.filter((at) => APART.test(tokens[at]?.low ?? ''));
  captureHoles(kept, new Set([...amounts, ...apart]), match, tokens);
  for (const [name, at] of match.holes)
    if (amounts.includes(at)) kept.set(name, sayAmount(tokens, at));
  for (const name of NAMED_HOLES) {
    const words = kept.get(name)?.replace(AFTER_NAME, '');
    if (words !== undefined) kept.set(name, words);
  }
}

/** Holes for the name of a firm or investor, and words that may follow the name. */
const NAMED_HOLES = ['inv', 'co'] as const;
const AFTER_NAME =
  /(?<=\S) (?:to|for|in|on|with|as|after|at|by|from|into|that|this|last|today|yesterday|has|is|was|will|helping|bringing|building|making)\b.*/isu;

/** Manners of posts in English. */
const ENGLISH: readonly ReplyManner[] = ['grave', 'asks', 'sincere', 'bare'];

/** Manners with plots of their own for a language. */
const isForeignManner = (manner: ReplyManner | undefined): manner is 'es' | 'de' | 'fr' =>
  manner === 'es' || manner === 'de' || manner === 'fr';

/** A grave post that asks for work also takes plots for grave posts; a language also takes those for any language. */
function suitsManner(plot: ReplyManner | undefined, post: ReplyManner | undefined): boolean {
  if (plot === post) return true;
  if (post === 'asks') return plot === 'grave';
  return plot === 'other' && post !== undefined && !ENGLISH.includes(post);
}

/** Adds the captured words addressed to the writer ("your cat"), as `.me` ("my cat") and as `.said` (unchanged). */
function addPersons(holes: Map<string, string>, name: string, words: string): void {
  holes.set(`${name}.said`, words);
  const isMixed = /\b(?:you|your)\b/iu.test(words) && /\b(?:I|my|me|our|we|us)\b/iu.test(words);
  if (isMixed) return;
  const timeless = words.replace(WHEN, '').split(' ');
  const said = timeless.map((word) => TO_YOU.get(word.toLowerCase()) ?? word);
  const own = timeless.map((word) => TO_ME.get(word.toLowerCase()) ?? word);
  holes.set(name, said.join(' ').replace(/\byou was\b/gu, 'you were'));
  holes.set(
    `${name}.me`,
    own
      .join(' ')
      .replace(/\bI were\b/gu, 'I was')
      .replace(/\bI are\b/gu, 'I am'),
  );
}

/** A time at the end of a clause, which replies leave out. */
const WHEN = pattern(
  'iu',
  /(?<=\S) /u,
  either(
    /(?:last|this) (?:week|month|year|night|morning|quarter|summer|spring|fall|winter)|yesterday|today|recently/u,
    /\S+ (?:days|weeks|months|years) ago/u,
  ),
  /$/u,
);

const TO_YOU = new Map([
  ...YOU,
  ...wordPairs(
    "our your we you us you ours yours ourselves yourselves we're you're we've you've we'd you'd we'll you'll i'll you'll",
  ),
]);
const TO_ME = wordPairs(
  "your my yours mine yourself myself our my ours mine ourselves myself us me we I we're I'm we've I've we'd I'd we'll I'll",
);

function textOf(
  parts: readonly string[],
  holes: ReadonlyMap<string, string>,
  length: ReplyLength,
): string | undefined {
  if (!parts.every((part) => holesIn(part).every((name) => holes.has(name)))) return undefined;
  const told = parts.map((part) => fill(part, { holes, cast: {} }, true));
  return told.join(length === 'unhinged-long' ? '\n' : ' ');
}

/** Holes that the first sentence may fill with a part of the post. */
export const PART_HOLES: ReadonlySet<string> = new Set([
  ...wordSet('topic quote person emoji'),
  ...FOREIGN_PARTS,
]);
const MATCHED = 2;

/** The rank: 2 for a matched claim, plus a part for each rare word that the holes of the first sentence, `names`, repeat. */
function rankOf(
  { kinds }: ReplyPlot,
  isMatched: boolean,
  names: readonly string[],
  kept: ReadonlyMap<string, string>,
  holes: ReadonlyMap<string, string>,
): number {
  const said = names.flatMap((name) =>
    kept.has(name.replace(/\..*/su, '')) || PART_HOLES.has(name) ? [holes.get(name) ?? ''] : [],
  );
  const rare = said
    .flatMap((words) => words.toLowerCase().split(/[^\p{L}\p{N}$€£%]+/u))
    .filter((word) => word.length > 2 && !COMMON_WORDS.has(word)).length;
  const isOfKind = kinds.size > 0 ? 0.5 : 0;
  return (isMatched ? MATCHED : 0) + isOfKind + (said.length > 0 ? 1 : 0) + Math.min(rare, 3) * 0.3;
}

/** Candidates within this distance of the best rank may be drawn. */
const RANK_MARGIN = 1;
const MIN_CHOICES = 6;

/** Chooses by seed among the best candidates that were not read lately. */
export function chooseReply(
  candidates: readonly ReplyCandidate[],
  key: string,
  avoid: readonly string[],
): ReplyCandidate | undefined {
  const fresh = candidates.filter(({ plot }) => !avoid.includes(plot.id));
  if (fresh.length === 0)
    return candidates.toSorted(
      (one, other) => avoid.indexOf(other.plot.id) - avoid.indexOf(one.plot.id),
    )[0];
  const best = fresh[0]?.rank ?? 0;
  const good = fresh.filter(
    ({ rank }, index) => rank >= best - RANK_MARGIN && (index < MIN_CHOICES || rank === best),
  );
  return good[hashText(key) % good.length];
}
