import { lintReply } from '../../../comedy/replies/reply-limits.ts';
import type { ReplyLength } from '../../../comedy/replies/reply-kinds.ts';
import { checkLines } from '../../platform/model/text-checks.ts';

const OPENER = String.raw`(?:(?:sure(?: thing)?|certainly|of course|absolutely|okay|ok)[!.,:]*\s*)?`;
const INTRO = new RegExp(
  String.raw`^${OPENER}(?:here(?:'s| is) (?:your|a|an|my|the)\s+(?:[\w'-]+\s+){0,3}?|(?:[\w-]+\s)?)(?:reply|comment|response)\b[^:"\n]{0,60}:\s*`,
  'i',
);
const HASHTAGS = /(?:^|\s)#\p{L}[\p{L}\p{N}_]*/gu;

/**
 * A model's cleaned lines as one reply: without talk around it, hashtags and quotation marks around the
 * whole, and in one line unless it is the long one (docs/product.md §5).
 */
export function replyOf(lines: readonly string[], length: ReplyLength): string {
  const whole = lines.join('\n').replace(INTRO, '').replace(HASHTAGS, '').trim();
  const bare = /^"[^"]+"$/.test(whole) ? whole.slice(1, -1).trim() : whole;
  const kept = bare.split('\n').map((line) => line.trim());
  return kept.filter((line) => line !== '').join(length === 'unhinged-long' ? '\n' : ' ');
}

/**
 * Everything wrong with a model's reply: the limits of its length (docs/product.md §9) and what no text of a
 * model may hold. None for one that may be shown.
 */
export function replyFaults(text: string, length: ReplyLength, canary: string): string[] {
  // Stops that could be read in two ways are a rule for our own lines alone.
  const faults = lintReply(text, length).filter((fault) => fault !== 'doubtful stop');
  const hidden = checkLines(text.split('\n'), canary);
  return hidden ? [...faults, hidden] : faults;
}
