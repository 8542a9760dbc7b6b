import { stripHidden } from '../../../comedy/clean-input.ts';

/** How long a comment may be, in characters and in lines. */
export const MAX_COMMENT_LENGTH = 600;
const MAX_COMMENT_LINES = 20;

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
export function commentError(text: string): string | null {
  if (text === '') return 'A comment needs at least one word.';
  if (text.length > MAX_COMMENT_LENGTH) {
    return `The comment is too long: ${MAX_COMMENT_LENGTH} characters at most.`;
  }
  return text.split('\n').length > MAX_COMMENT_LINES
    ? `The comment is too tall: ${MAX_COMMENT_LINES} lines at most.`
    : null;
}

/** What stands around comments. */
export const COMMENTS = 'Comments';
export const NO_COMMENTS = 'No comments from people yet.';
export const NO_COMMENTS_HINT = 'Be the first to say “This.” and mean it.';
export const PLACEHOLDER = 'Add to the conversation. Or at least to the count.';
export const SEND = 'Post comment';
export const SENDING = 'Posting …';
export const WRITE_FOR_ME = 'Write it for me';
export const USE_AS_COMMENT = 'Use as comment';
export const SHORTEN = 'Shorten to a comment';
export const SIGN_UP = 'Sign up to comment';
export const OLDER = 'Older comments';
export const NEWEST = 'Newest comments';
export const HELD = 'Only you can see this one. Your notices say why.';

export const POSTED = 'Comment posted. Agree?';
export const POSTED_HELD = 'Comment sent. It is shown once somebody has looked at it.';
export const POST_FAILED = 'Your comment did not arrive. It is still in the field.';
export const USE_FAILED = 'The comment did not arrive. Try again.';
export const DELETED = 'Comment deleted.';
export const DELETE_FAILED = 'That did not work. The comment is still there.';
export const LOAD_FAILED = 'Failed to load comments';

/** What the writer of a post is told. */
export function commentNotification(name: string): string {
  return `${name} commented on your post.`;
}
