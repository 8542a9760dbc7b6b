import { type Pattern, parsePatterns } from '../language/pattern.ts';
import { AUXILIARIES, DETERMINERS, PREPOSITIONS, SUBJECT_PRONOUNS } from '../language/words.ts';
import { CATEGORIES, type Category, type ReplyLength, type ReplyTone } from './reply-kinds.ts';

/** Languages with replies; `other` is for any language. */
export const REPLY_LANGUAGES = ['es', 'de', 'fr', 'pt', 'other'] as const;
export type ReplyLanguage = (typeof REPLY_LANGUAGES)[number];

/** The special kinds of post; `bare` has no words. */
export type ReplyManner = 'grave' | 'asks' | 'sincere' | 'bare' | ReplyLanguage;

/** The posts that a reply suits. Without a trait it suits every post. */
export type ReplyTraits = {
  /** One of these patterns must match (comedy/language/pattern.ts). */
  when?: string | readonly string[];
  /** None of these patterns may match: in the sentence of the claim if it shares a word with `when`, else in the whole post. */
  not?: string | readonly string[];
  /** The post must have one of these categories. */
  kind?: Category | readonly Category[];
  manner?: ReplyManner;
};

/** The sentences or lines of a reply, by length. It is not used for a length that it lacks. */
type ReplyTexts = Readonly<Partial<Record<ReplyLength, readonly string[]>>>;

type Reply = { id: string; tone: ReplyTone; texts: ReplyTexts };

export type ReplyPlot = Reply & {
  when: readonly Pattern[];
  not: readonly Pattern[];
  /** None of these may match in the sentence of the claim. */
  unless: readonly Pattern[];
  kinds: ReadonlySet<Category>;
  manner: ReplyManner | undefined;
};

/** Makes plots for the posts with these traits. Throws TypeError for a pattern that cannot be read. */
export function about(
  { when, not, kind = [], manner }: ReplyTraits,
  ...replies: readonly Reply[]
): ReplyPlot[] {
  const kinds = new Set(CATEGORIES.filter((category) => [kind].flat().includes(category)));
  const claims = parsePatterns(when);
  const refused = Object.groupBy(parsePatterns(not), (pattern) =>
    sharesWord(pattern, claims) ? 'inSentence' : 'inPost',
  );
  const { inSentence: unless = [], inPost = [] } = refused;
  const suits = { when: claims, not: inPost, unless, kinds, manner };
  return replies.map((reply) => ({ ...reply, ...suits }));
}

/** Whether a pattern names a content word or class that one of the others names too. */
function sharesWord({ needs }: Pattern, others: readonly Pattern[]): boolean {
  const named = new Set(others.flatMap((other) => other.needs.flat()));
  return needs.flat().some((name) => named.has(name) && !isFunctionWord(name));
}

const FUNCTION_WORDS = [DETERMINERS, PREPOSITIONS, SUBJECT_PRONOUNS, AUXILIARIES];
const isFunctionWord = (word: string) =>
  /['#]/u.test(word) || FUNCTION_WORDS.some((words) => words.has(word));

/** A reply of the two longer lengths: the tail follows the first sentence in a paragraph, and further lines follow both. */
export function reply(
  id: string,
  tone: ReplyTone,
  one: string,
  tail: string,
  ...long: readonly string[]
): Reply {
  const texts: ReplyTexts = { 'short-para': [one, tail], 'unhinged-long': [one, tail, ...long] };
  return { id, tone, texts };
}

/** A reply of one sentence. */
export function oneLiner(id: string, tone: ReplyTone, text: string): Reply {
  return { id, tone, texts: { 'one-liner': [text] } };
}

/** A paragraph. */
export function paragraph(id: string, tone: ReplyTone, ...sentences: readonly string[]): Reply {
  return { id, tone, texts: { 'short-para': sentences } };
}

/** A reply of several lines. */
export function longReply(id: string, tone: ReplyTone, ...lines: readonly string[]): Reply {
  return { id, tone, texts: { 'unhinged-long': lines } };
}

/** A reply of all lengths, whose first sentence is whole by itself. */
export function anyLength(...[id, tone, one, tail, ...long]: Parameters<typeof reply>): Reply {
  const { texts } = reply(id, tone, one, tail, ...long);
  return { id, tone, texts: { 'one-liner': [one], ...texts } };
}
