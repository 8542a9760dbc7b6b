import { isFiniteVerb } from '../language/finite-verb.ts';
import { isGuarded } from '../language/sensitive.ts';
import { DETERMINERS, PREPOSITIONS } from '../language/words.ts';
import type { Piece } from './pieces.ts';
import { countWords } from './reply-limits.ts';

const MOST_WORDS = 8;
const MOST_CHARACTERS = 60;
const MOST_TRIED = 400;
/** What somebody says in the post is its best line more often than not. */
const SPOKEN = 2.5;
/** A quote that ends in the middle of a sentence has at least this many words. */
const FEWEST_CUT = 4;

/** A quote is put between marks and may stand before any of ours: it holds no mark and no markup of its own. */
const ODD = /[<>{}[\]|*_#@\\/=~^`"().!?…。！？؟。:;+&%$€£]|\p{Extended_Pictographic}|\d{5,}/u;
const NO_WORDS = /^(?:undefined|null|nan|true|false|wow|thanks|lol|ok|okay|yes|no)$/iu;
const CRUDE =
  /\b(?:fuck\w*|shit\w*|bullshit|bitch\w*|asshole\w*|dick|cock|pussy|cunt\w*|damn\w*|crap|bastard\w*|porn\w*|sex|sexual|nude\w*)\b/iu;
const ROUTINE =
  /\b(?:agree|thoughts|comments?|follow|repost|share this|dm me|link|hi|hello|hey|dear|good morning|good afternoon|happy (?:monday|tuesday|wednesday|thursday|friday)|p ?s|ps|edit|update|subscribe|click|sign up|register|read more|see more)\b/iu;
const JOINS =
  /^(?:and|but|or|so|because|which|who|whom|whose|that|then|than|as|with|to|of|for|in|at|on|by|from|including|especially|like|such|not|if|when|while|where|until|after|before|although|though|i mean)\b/iu;
const HANGS =
  /\b(?:a|an|the|my|our|your|his|her|their|its|of|to|in|on|at|for|with|from|by|and|or|but|so|that|which|who|is|are|was|were|be|been|has|have|had|this|these|those|than|as|if|not|very|more|about|into|i|we|i'm|we're|it's|it|they|he|she|you|how|what|when|why|where|who|just|also|only|really|still|even)$/iu;

/** The words of a piece as they may be quoted, or nothing. */
function quotable(text: string): string | undefined {
  const bare = text
    .replace(/^(?:\p{Extended_Pictographic}|\uFE0F|[\s'"(…,;:.!?-])+/u, '')
    .replace(/(?:\p{Extended_Pictographic}|\uFE0F|[\s")(.,;:!?…。！？؟।'-])+$/u, '');
  const words = countWords(bare);
  if (words < 1 || words > MOST_WORDS || bare.length > MOST_CHARACTERS) return undefined;
  if (
    ODD.test(bare) ||
    NO_WORDS.test(bare) ||
    CRUDE.test(bare) ||
    isGuarded(bare) ||
    !/\p{L}{2}/u.test(bare)
  )
    return undefined;
  return bare;
}

function hasVerb(text: string): boolean {
  const tokens = text.toLowerCase().split(' ');
  return (
    tokens.some((_, index) => isFiniteVerb(tokens, index)) ||
    /(?:n't|'(?:s|re|m|ve|ll))\b/u.test(text)
  );
}

function scoreOf(quote: string, whole: boolean): number {
  const words = countWords(quote);
  const size = words >= 4 && words <= 7 ? 2 : words === 3 || words === 8 ? 1 : 0;
  const shouted = /\p{Ll}/u.test(quote) || !/\p{Lu}{2}/u.test(quote) ? 0 : -1.5;
  return (
    size +
    (whole ? 2 : 0) +
    (hasVerb(quote) ? 2 : 0) +
    shouted +
    (ROUTINE.test(quote) ? -4 : 0) +
    (/^(?:the|a|my|our|your)? ?\S+$/iu.test(quote) ? -1 : 0)
  );
}

type Scored = { quote: string; score: number };

function candidate({ text, whole }: Piece): Scored[] {
  const quote = quotable(text);
  if (quote === undefined || countWords(quote) < 2) return [];
  const fragment = !whole || /^\p{Ll}/u.test(quote);
  if (fragment && (JOINS.test(quote) || HANGS.test(quote))) return [];
  const said = /^\s*"/u.test(text) ? SPOKEN : 0;
  const score = scoreOf(quote, whole) + said;
  return score >= 2 ? [{ quote, score }] : [];
}

/** The opening words of the first long sentence, ended where a sentence could end. */
function opening(pieces: readonly Piece[]): string | undefined {
  const first = pieces.find(({ text, whole }) => whole && countWords(text) >= 4)?.text ?? '';
  const all = first.split(' ');
  const words = all.slice(0, MOST_WORDS - 1);
  if (CRUDE.test(first) || isGuarded(first)) return undefined;
  while (words.length >= FEWEST_CUT) {
    const text = words.join(' ');
    const quote = quotable(text);
    const last = (words.at(-1) ?? '').toLowerCase();
    const open =
      JOINS.test(text) || HANGS.test(text) || DETERMINERS.has(last) || PREPOSITIONS.has(last);
    const next = all[words.length] ?? '';
    const ends = all.length === words.length || JOINS.test(next) || /[,;:]$/u.test(last);
    if (quote !== undefined && ends && !open && !ROUTINE.test(quote)) return quote;
    words.pop();
  }
  return undefined;
}

/**
 * A few words of the post, verbatim but for the marks around them: at most 8 words and 60 characters,
 * a whole sentence where there is one. Nothing when no words can be taken out safely.
 */
export function findQuote(pieces: readonly Piece[]): string | undefined {
  let best: Scored | undefined;
  for (const piece of pieces.slice(0, MOST_TRIED)) {
    for (const each of candidate(piece)) if (!best || each.score > best.score) best = each;
  }
  if (best) return best.quote;
  const [only, second] = pieces.filter(({ whole }) => whole);
  if (only && !second) {
    const all = quotable(only.text);
    if (all !== undefined && !ROUTINE.test(all)) return all;
  }
  return opening(pieces);
}
