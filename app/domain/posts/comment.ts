import { stripHidden } from '../../../comedy/clean-input.ts';

/** How long a comment may be, in characters and in lines. */
export const LONGEST_COMMENT = 600;
const MOST_LINES = 20;

/**
 * A comment as everybody sees it: all that ever leaves the server of it. `authorAvatar` is a path of our own
 * that names the comment and not its writer. `isOwn` and `mayDelete` are for whoever asked; `isHeld` says that
 * nobody else sees it.
 */
export type Comment = {
  id: string;
  text: string;
  authorName: string;
  authorBio: string;
  authorAvatar: string | null;
  createdAt: number;
  isOwn: boolean;
  mayDelete: boolean;
  isHeld: boolean;
};

/** A page of comments, newest first, and where the next one begins. */
export type CommentsPage = { comments: Comment[]; next: string | null };

/**
 * A comment made safe to print: no control, bidirectional or zero-width characters, no room to spare. Its lines
 * stay, and one empty one between two of them.
 */
export function cleanComment(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => stripHidden(line).replace(/\s+/gu, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What is wrong with a clean comment, in words for its writer; null when nothing is. */
export function commentFault(text: string): string | null {
  if (text === '') return 'A comment needs at least one word.';
  if (text.length > LONGEST_COMMENT) {
    return `The comment is too long: ${LONGEST_COMMENT} characters at most.`;
  }
  return text.split('\n').length > MOST_LINES
    ? `The comment is too tall: ${MOST_LINES} lines at most.`
    : null;
}
