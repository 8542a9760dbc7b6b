import { postLines } from '../../domain/posts/post.ts';

/** A whole post takes no longer than this to appear; a single line no longer than that. Milliseconds. */
export const REVEAL_TIME = 1200;
const LINE_TIME = 120;

/** How long to wait before the next line of a text of so many lines. Milliseconds. */
export function lineDelay(lines: number): number {
  return Math.min(LINE_TIME, REVEAL_TIME / Math.max(1, lines));
}

/** The first `shown` lines of what has arrived. */
export function revealedLines(text: string, shown: number): string[] {
  return postLines(text).slice(0, shown);
}

/** True when every line is out. */
export function isRevealed(text: string, shown: number): boolean {
  return shown >= postLines(text).length;
}
