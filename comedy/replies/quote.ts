import { either, pattern, words } from '../language/pattern-parts.ts';
import { isFiniteVerb } from '../language/finite-verb.ts';
import { NOUN_LIKE, verbByForm } from '../language/verbs.ts';
import { isGuarded } from '../language/sensitive.ts';
import { ADJECTIVES, DETERMINERS, PREPOSITIONS, SUBJECT_PRONOUNS } from '../language/words.ts';
import type { Piece } from './pieces.ts';
import { countWords } from './reply-limits.ts';

const MAX_WORDS = 8;
const MAX_CHARACTERS = 60;
const MAX_PIECES = 400;
/** Points for direct speech. */
const SPOKEN = 2.5;
/** Minimum of words in a quote that ends in the middle of a sentence. */
const MIN_CUT_WORDS = 4;

/** Characters that a quote must not contain. */
const ODD = /[<>{}[\]|*_#@\\/=~^`"().!?…。！？؟。:;+&%$€£]|\p{Extended_Pictographic}|\d{5,}/u;
const NO_WORDS = /^(?:undefined|null|nan|true|false|wow|thanks|lol|ok|okay|yes|no)$/iu;
const CRUDE =
  /\b(?:fuck\w*|shit\w*|bullshit|bitch\w*|asshole\w*|dick|cock|pussy|cunt\w*|damn\w*|crap|bastard\w*|porn\w*|sex|sexual|nude\w*)\b/iu;
const ROUTINE = pattern(
  'iu',
  /\b/u,
  either(
    /agree|thoughts|comments?|follow|repost|share this|dm me|link|hi|hello|hey|dear|good morning|good afternoon/u,
    /happy (?:monday|tuesday|wednesday|thursday|friday)|p ?s|ps|edit|update|subscribe|click|sign up|register|registration/u,
    /rsvp|read more|see more|kindly|regards|sincerely|seats|tickets?|tag (?:someone|somebody|a)|asking for a friend/u,
    /(?:usually|normally|often|rarely) post|post here|long post|true story|change my mind|fight me|hot take|unpopular opinion/u,
    /private message|join us|see you|what would you|let me know|thank you|stay tuned/u,
    /would be (?:grateful|thankful|happy|glad) (?:for|to|if)|looking for|i'll (?:start|go first)|regret to inform/u,
    /bring a (?:friend|colleague|guest)|wrong answers|required|guaranteed|today years old|more (?:soon|to come)/u,
    /watch this space/u,
  ),
  /\b/u,
);
/** Words that address the readers. */
const SALUTATION = pattern(
  'iu',
  /^/u,
  either(
    /dear|hi|hello|hey|greetings|attention|calling all|good (?:morning|afternoon|evening)/u,
    /(?:a |one |quick )?question (?:for|to)|to (?:all|every|the|my|those|anyone|whoever)|for (?:all|everyone|those)/u,
    /(?:an? )?(?:quick |friendly |gentle )?(?:reminder|announcement|note|memo|update)\b/u,
    /(?:danke|merci|gracias|grazie|obrigad[oa]|bedankt|tack|takk)\b/u,
  ),
);
/** "Clear writing" is no imperative. */
const NAME_OF_DEED = /^(?!keep|stop|start|go|try)\S+ \S+ing$/iu;
const INTRODUCTION = /^(?:I'm|I am|My name is|This is) \p{Lu}\p{Ll}+(?: and)?[.!]?$/u;
const REPORTED =
  /^\S+(?: then)? (?:said|asked|told|replied|says|wrote|answered|thought)(?: (?:me|him|her|us|them))?$/iu;
const TO_READERS = /[:：,]\s*$|[?？][\s)]*$/u;
const JOINS = pattern(
  'iu',
  /^/u,
  either(
    /and|but|or|so|because|which|who|whom|whose|that|then|than|as|with|to|of|for|in|at|on|by|from|including|especially|like/u,
    /such|not|if|when|while|where|until|after|before|although|though|i mean/u,
  ),
  /\b/u,
);
const HANGS = pattern(
  'iu',
  /\b/u,
  words(
    'a an the my our your his her their its of to in on at for with from by and or but so that which who is are was were be',
    "been has have had this these those than as if not very more about into i we i'm we're it's it they he she you how what",
    'when why where who just also only really still even',
  ),
  /$/u,
);

const FINAL_MARKS =
  /(?<![\p{Extended_Pictographic}\uFE0F\s")(.,;:!?…。！？؟।'-])[\p{Extended_Pictographic}\uFE0F\s")(.,;:!?…。！？؟।'-]+$/u;

/** The words of a piece without final punctuation if they can be quoted: at most 8 plain words. */
export function quotable(text: string): string | undefined {
  const stripped = text
    .replace(/^(?:\p{Extended_Pictographic}|\uFE0F|[\s'"(…,;:.!?-])+/u, '')
    .replace(FINAL_MARKS, '');
  // Keeps the closing single quotation mark of the last word.
  const bare =
    /(?:^|\s)'[^']*$/u.test(stripped) && /'[.!]?$/u.test(text) ? `${stripped}'` : stripped;
  const words = countWords(bare);
  if (words < 1 || words > MAX_WORDS || bare.length > MAX_CHARACTERS) return undefined;
  if (
    ODD.test(bare) ||
    NO_WORDS.test(bare) ||
    CRUDE.test(bare) ||
    isGuarded(bare) ||
    /(?:^|\s)'[^']*$/u.test(bare) ||
    !/\p{L}{2}/u.test(bare)
  )
    return undefined;
  return bare;
}

/** "the printer jammed", not "a jammed printer". */
function isPast(tokens: readonly string[], index: number): boolean {
  const before = tokens[index - 1];
  if (tokens.length < 3 || before === undefined) return false;
  if (DETERMINERS.has(before) || PREPOSITIONS.has(before)) return false;
  return /(?:[^e]|i)ed$/u.test(tokens[index] ?? '') && !ADJECTIVES.has(tokens[index] ?? '');
}

/** "Travel paid". */
const isCondition = ([first = '', second = '', ...more]: readonly string[]) =>
  more.length === 0 && !SUBJECT_PRONOUNS.has(first) && verbByForm('past', second) !== undefined;

/** "Knows when to leave" has no subject. */
const isThird = (first: string) =>
  verbByForm('third', first) !== undefined && !/^(?:is|has|does)$/u.test(first);

/** Whether the words have a predicate: "it is", "nobody knew", "I love", "cancel it". */
function hasVerb(text: string): boolean {
  const tokens = text.toLowerCase().split(' ');
  const first = tokens[0] ?? '';
  if (NAME_OF_DEED.test(text) || isThird(first) || isCondition(tokens)) return false;
  return (
    tokens.some((_, index) => isFiniteVerb(tokens, index) || isPast(tokens, index)) ||
    tokens.some(
      (token, index) =>
        SUBJECT_PRONOUNS.has(tokens[index - 1] ?? '') && verbByForm('base', token) !== undefined,
    ) ||
    (!NOUN_LIKE.has(first) && !ADJECTIVES.has(first) && verbByForm('base', first) !== undefined) ||
    (SUBJECT_PRONOUNS.has(first) && tokens.length > 2) ||
    (/^(?:never|always|don't)$/u.test(first) && tokens.length > 2) ||
    /(?:n't|'(?:re|m|ve|ll))\b|\b(?:it|that|there|here|he|she|what|who)'s\b/iu.test(text)
  );
}

/** An auxiliary at the end refers to the sentence before: "The ceiling was". */
const LEANS = /\b(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should)$/iu;
/** A pronoun at the start names nothing by itself: "It got better". */
const POINTS = /^(?:it|that|this|she|he|they|those|these)\b/iu;

function scoreOf(quote: string, whole: boolean): number {
  const words = countWords(quote);
  const size = words >= 4 && words <= 7 ? 2 : words === 3 || words === 8 ? 1 : 0;
  const shouted = /\p{Ll}/u.test(quote) || !/\p{Lu}{2}/u.test(quote) ? 0 : -1.5;
  const plain = /^(?:the|a|my|our|your)? ?\S+$/iu.test(quote) ? -1 : 0;
  const pointing = POINTS.test(quote) ? -1.5 : 0;
  return size + (whole ? 4 : 2) + shouted + plain + pointing;
}

type Scored = { quote: string; score: number };

/** Whether the words address the readers: a salutation, heading, question or call to action. */
function isForReaders(text: string): boolean {
  return [TO_READERS, SALUTATION, ROUTINE, REPORTED, INTRODUCTION].some((sign) =>
    sign.test(text.trim()),
  );
}

function candidate({ text, whole }: Piece): Scored[] {
  const quote = quotable(text);
  if (quote === undefined || countWords(quote) < 2) return [];
  if (isForReaders(text) || !hasVerb(quote) || (countWords(quote) > 2 && LEANS.test(quote)))
    return [];
  const fragment = !whole || /^\p{Ll}/u.test(quote);
  if (fragment && (JOINS.test(quote) || HANGS.test(quote))) return [];
  const said = /^\s*"/u.test(text) ? SPOKEN : 0;
  const score = scoreOf(quote, whole) + said;
  return score >= 2 ? [{ quote, score }] : [];
}

/** The first words of the first long sentence, up to a possible sentence end. */
function opening(pieces: readonly Piece[]): string | undefined {
  const first =
    pieces.find(({ text, whole }) => whole && countWords(text) >= 4 && !isForReaders(text))?.text ??
    '';
  const all = first.split(' ');
  const words = all.slice(0, MAX_WORDS - 1);
  if (CRUDE.test(first) || isGuarded(first)) return undefined;
  while (words.length >= MIN_CUT_WORDS) {
    const text = words.join(' ');
    const quote = quotable(text);
    const last = (words.at(-1) ?? '').toLowerCase();
    const open =
      JOINS.test(text) || HANGS.test(text) || DETERMINERS.has(last) || PREPOSITIONS.has(last);
    const next = all[words.length] ?? '';
    const ends = all.length === words.length || JOINS.test(next) || /[,;:]$/u.test(last);
    if (quote !== undefined && ends && !open && hasVerb(quote)) return quote;
    words.pop();
  }
  return undefined;
}

/** In other languages, quotes the longest sentence or its part before the first mark. */
function foreignQuote(pieces: readonly Piece[]): string | undefined {
  const starts = pieces.flatMap(({ text, whole }) => {
    const quote = quotable(text);
    const begins = whole || /^[\p{Lu}\p{Lo}]/u.test(text);
    if (quote === undefined || !begins || isForReaders(text) || /^\d/u.test(quote)) return [];
    const long = countWords(quote);
    return whole || long >= MIN_CUT_WORDS ? [{ quote, score: long + (whole ? 3 : 0) }] : [];
  });
  return starts.toSorted((left, right) => right.score - left.score)[0]?.quote;
}

/**
 * A verbatim quote of at most 8 words and 60 characters: a sentence with a verb that does not address the readers.
 * Undefined if there is none. With `foreign`, quotes are cut at marks only.
 */
export function findQuote(pieces: readonly Piece[], foreign = false): string | undefined {
  if (foreign) return foreignQuote(pieces);
  let best: Scored | undefined;
  for (const piece of pieces.slice(0, MAX_PIECES)) {
    for (const each of candidate(piece)) if (!best || each.score > best.score) best = each;
  }
  if (best) return best.quote;
  const [only, second] = pieces.filter(({ whole }) => whole);
  if (only && !second) {
    const all = quotable(only.text);
    const said = all !== undefined && (countWords(all) < 2 || hasVerb(all));
    if (said && !isForReaders(only.text)) return all;
  }
  return opening(pieces);
}

/** The best quotes of an English post, without overlaps. */
export function findQuotes(pieces: readonly Piece[], most: number): readonly string[] {
  const found: string[] = [];
  const ranked = pieces
    .slice(0, MAX_PIECES)
    .flatMap(candidate)
    .toSorted((one, other) => other.score - one.score);
  for (const { quote } of ranked) {
    const isNew = found.every((known) => !known.includes(quote) && !quote.includes(known));
    if (isNew && found.length < most) found.push(quote);
  }
  return found;
}
