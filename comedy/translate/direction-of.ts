import { reportCard } from '../devices/report-card.ts';
import { plainLetters } from '../language/plain-letters.ts';
import { readPart } from '../language/read-length.ts';
import { STOCK_PHRASES } from './stock-phrases.ts';
import { STOCK_PHRASES_ELSEWHERE } from './stock-phrases-elsewhere.ts';
import type { Direction } from './voices.ts';
import { anyOf, pattern } from '../language/pattern-parts.ts';

/** Phrases that are rare in plain text. */
const JARGON = pattern(
  'i',
  /\b/u,
  '(',
  anyOf(
    /synerg|leverag|circle back|align(ed|ment)? (on|with|around)|deliverables?\b|right-?siz|going forward/u,
    /move forward with|per my last e-?mail|after careful consideration|humbled|hono(u)?red to|thrilled to|excited to/u,
    /delighted to|proud to|new chapter|here[’']?s what|agree\?|stakeholders?\b|bandwidth|touch base|deep dive/u,
    /game.?changer|low.hanging|thought leader|ecosystem|paradigm|disrupt|empower|unlock/u,
    /drive (impact|results|value|growth)|we are a family/u,
  ),
  ')',
);
const HASHTAGS = /#\p{L}{3}/u;
/** Plain text scores up to this. */
const PLAIN_SCORE = 14;

/** Minimum share of a text that one stock phrase covers. */
const MIN_STOCK_SHARE = 0.6;

function isMostlyStock(text: string): boolean {
  const plain = text.replace(/[‘’]/gu, "'");
  const enough = text.trim().length * MIN_STOCK_SHARE;
  return [...STOCK_PHRASES, ...STOCK_PHRASES_ELSEWHERE].some(
    ({ pattern }) => (pattern.exec(plain)?.[0].length ?? 0) > enough,
  );
}

/** Network speak is translated into truth, everything else into network speak. */
export function directionOf(typed: string): Direction {
  const text = plainLetters(readPart(typed));
  const isSpeak =
    JARGON.test(text) ||
    HASHTAGS.test(text) ||
    isMostlyStock(text) ||
    reportCard(text).score > PLAIN_SCORE;
  return isSpeak ? 'to-truth' : 'to-speak';
}
