import { type Pattern, parsePattern } from '../pattern.ts';
import { CATEGORIES, type Category, type ReplyTone } from './reply-kinds.ts';

/** The languages other than English in which there are replies; `other` is said about any language. */
export const REPLY_LANGUAGES = ['es', 'de', 'fr', 'pt', 'other'] as const;
export type ReplyLanguage = (typeof REPLY_LANGUAGES)[number];

/** What a reply is for, where that is not an ordinary post in English: `bare` is one that says no word. */
export type ReplyManner = 'grave' | 'asks' | 'sincere' | 'bare' | ReplyLanguage;

export type ReplyTraits = {
  /** Patterns of which one has to match the post (comedy/pattern.ts). */
  when?: string | readonly string[];
  /** Patterns of which none may match. */
  not?: string | readonly string[];
  /** Kinds of post of which it has to be one. */
  kind?: Category | readonly Category[];
  manner?: ReplyManner;
};

/**
 * A reply to a claim. `one` is the reply of one sentence; `tail` follows it in a short paragraph; `long` are the further
 * lines of a long reply.
 */
export type ReplyPlot = {
  id: string;
  tone: ReplyTone;
  when: readonly Pattern[];
  not: readonly Pattern[];
  kinds: ReadonlySet<Category>;
  manner: ReplyManner | undefined;
  one: string;
  tail: string;
  long: readonly string[];
};

const asList = (given: string | readonly string[] = []) => [given].flat().map(parsePattern);

/** Makes a reply plot. Throws TypeError for a pattern that cannot be read. */
export function reply(
  id: string,
  tone: ReplyTone,
  { when, not, kind = [], manner }: ReplyTraits,
  one: string,
  tail: string,
  ...long: string[]
): ReplyPlot {
  const kinds = new Set(CATEGORIES.filter((category) => [kind].flat().includes(category)));
  return { id, tone, when: asList(when), not: asList(not), kinds, manner, one, tail, long };
}
