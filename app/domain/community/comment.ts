import { stripHidden } from '../../../comedy/language/clean-input.ts';
import type { Face } from '../faces/face.ts';

/** The maximum length of a comment in characters and in lines. */
export const MAX_COMMENT_LENGTH = 600;
const MAX_COMMENT_LINES = 20;

/**
 * A comment with its public data only. `isOwn` and `mayDelete` depend on the viewer; `isHeld`: hidden until a moderator has
 * approved it.
 */
export type Comment = {
  id: string;
  text: string;
  authorName: string;
  authorBio: string;
  authorAvatar: string | null;
  authorFace: Face;
  createdAt: number;
  isOwn: boolean;
  mayDelete: boolean;
  isHeld: boolean;
};

/** What is answered to a comment. */
export type SentComment = { comment: Comment };

/** A page of comments, newest first, and the cursor of the next page. */
export type CommentsPage = { comments: Comment[]; next: string | null };

/**
 * Removes control, bidirectional and zero-width characters and superfluous white space. Keeps line breaks, and at most one
 * empty line between two lines.
 */
export function cleanComment(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => stripHidden(line).replace(/\s+/gu, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The error message for a cleaned comment, or null. */
export function commentError(text: string): string | null {
  return textError(text, { name: 'comment', length: MAX_COMMENT_LENGTH, lines: MAX_COMMENT_LINES });
}

/** The error message for a cleaned text, or null. `name` is what the message calls it. */
export function textError(
  text: string,
  { name, length, lines }: { name: string; length: number; lines: number },
): string | null {
  if (text === '') return `A ${name} needs at least one word.`;
  if (text.length > length) return `The ${name} is too long: ${length} characters at most.`;
  if (text.split('\n').length <= lines) return null;
  return `The ${name} is too tall: ${lines} lines at most.`;
}

export const SENDING = 'Posting …';
export const WRITE_FOR_ME = 'Write it for me';
export const USE_AS_COMMENT = 'Use as comment';
export const SHORTEN = 'Shorten to a comment';

export const DELETED = 'Comment deleted.';
export const POSTED = 'Comment posted. Agree?';
export const POSTED_HELD = 'Comment sent. It is shown once somebody has looked at it.';
export const COMMENT_FAILED = 'Your comment did not arrive. It is still in the field.';
export const DELETE_FAILED = 'That did not work. The comment is still there.';
