import { type Pattern, parsePatterns } from '../language/pattern.ts';
import { CATEGORIES, type Category, type ReplyTone } from './reply-kinds.ts';

/** Languages with replies; `other` is for any language. */
export const REPLY_LANGUAGES = ['es', 'de', 'fr', 'pt', 'other'] as const;
export type ReplyLanguage = (typeof REPLY_LANGUAGES)[number];

/** The special kinds of post; `bare` has no words. */
export type ReplyManner = 'grave' | 'asks' | 'sincere' | 'bare' | ReplyLanguage;

export type ReplyTraits = {
  /** One of these patterns must match (comedy/language/pattern.ts). */
  when?: string | readonly string[];
  /** None of these patterns may match. */
  not?: string | readonly string[];
  /** The post must have one of these categories. */
  kind?: Category | readonly Category[];
  manner?: ReplyManner;
};

/** A reply to a claim: `one` is its first sentence, `tail` follows in a short paragraph, `long` are further lines. */
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
  return {
    id,
    tone,
    when: parsePatterns(when),
    not: parsePatterns(not),
    kinds,
    manner,
    one,
    tail,
    long,
  };
}
