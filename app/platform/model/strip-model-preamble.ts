const OPENER = String.raw`(?:sure(?: thing)?|certainly|of course|absolutely|okay|ok|alright)[!.,:]*\s*`;
const NOUN = String.raw`(?:post|version|draft|take|rewrite)`;
const MORE = String.raw`(?:\s+(?:for|about|on|in|with|based|you|as|that|of)\b[^:"]{0,80})?`;
const YOURS = String.raw`here(?:'s| is) your\s+(?:[\w'-]+\s+){0,4}?${NOUN}${MORE}[:.!]*`;
const SOME = String.raw`(?:here(?:'s| is)|below is) (?:the|an?|my|our)\s+(?:[\w'-]+\s+){0,4}?${NOUN}${MORE}:`;
const HANDED = String.raw`here (?:you go|it is)[:.!]*`;

const INTRO = new RegExp(`^(?:${OPENER})?(?:${YOURS}|${SOME}|${HANDED})$`, 'i');
const GREETING = /^(?:sure(?: thing)?|certainly|of course|absolutely|okay|alright)[!:]$/i;
const LABEL = /^(?:linkedin |final )?post:$/i;
// Without a line break the intro must be followed by a quote, or be the very phrase of the specification.
const INTRO_BEFORE_QUOTE = new RegExp(
  `^(?:${OPENER})?(?:${YOURS}|${SOME}|${HANDED})\\s*(?=")`,
  'i',
);
const PHRASE = /^here(?:'s| is) your (?:linkedin )?post:\s*/i;
const OUTRO =
  /^(?:let me know if you(?:'d| would) like|feel free to (?:tweak|adjust|edit|customi[sz]e)|would you like me to)\b/i;

const FIRST_WORDS = 'sure certainly of absolutely ok okay alright here below post linkedin final';
const LATER_WORDS = 'let feel would';
const wordsOf = (list: string) => new Set(list.split(' '));
const first = wordsOf(FIRST_WORDS);
const later = wordsOf(LATER_WORDS);

/** Whether the whole first line is talk around the post: "Sure! Here's your post:" (docs/product.md §7). */
export function isIntro(line: string): boolean {
  return INTRO.test(line) || GREETING.test(line) || LABEL.test(line);
}

/** The first line without an intro that stands in front of the post in the same line. */
export function withoutIntro(line: string): string {
  return line.replace(INTRO_BEFORE_QUOTE, '').replace(PHRASE, '');
}

/** Whether the line is an offer to go on. */
export function isOutro(line: string): boolean {
  return OUTRO.test(line);
}

/**
 * Whether a line that starts with `word` may turn out to be such talk. With `cut` the word may still
 * grow.
 */
export function mayBeChatter(word: string, isFirstLine: boolean, cut: boolean): boolean {
  const known = isFirstLine ? first : later;
  const said = word.toLowerCase();
  return cut ? [...known].some((each) => each.startsWith(said)) : known.has(said);
}
