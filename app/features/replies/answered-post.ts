import type { FeedPost } from '../../domain/community/feed.server.ts';

/** The shared post that the replies are for. */
export type AnsweredPost = Pick<FeedPost, 'id' | 'text' | 'authorName'>;

/** The address of the reply generator, for a shared post or for none, with a round or without. */
export function replyPath(answered: AnsweredPost | null, round?: string): string {
  const query = new URLSearchParams();
  if (round !== undefined) query.set('round', round);
  if (answered) query.set('post', answered.id);
  const text = query.toString();
  return `/reply-generator${text === '' ? '' : `?${text}`}`;
}
