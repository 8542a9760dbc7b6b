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
export function commentNotice(name: string): string {
  return `${name} commented on your post.`;
}
