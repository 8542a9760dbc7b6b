import { findAttached } from './attachment-store.server.ts';
import type { Member } from '../../platform/http/viewer.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { cutPage, decodeCursor } from '../../platform/http/cursor.ts';
import type { Services } from '../../platform/services.ts';
import { listPosts } from './post-store.server.ts';
import { postSummary, type PostSummary } from './post-summary.ts';

/** Which of the own posts, and from where on. `cursor` as an earlier page gave it. */
export type OwnPostsAsk = {
  type: 'all' | 'community';
  search: string;
  cursor: string | null;
  limit: number;
};

/** A page of posts, newest first, and where the next one begins. */
export type PostsPage = { posts: PostSummary[]; next: string | null };

const MOST_WORDS = 8;

/** The viewer's own posts. A cursor that is none begins at the newest. */
export async function listOwnPosts(
  services: Services,
  viewer: Member,
  { type, search, cursor, limit }: OwnPostsAsk,
): Promise<PostsPage> {
  const words = foldText(search).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  const after = decodeCursor(cursor);
  const query = { userId: viewer.id, type, words, after, limit: limit + 1 };
  const rows = await listPosts(services.db, query);
  const { shown, next } = cutPage(rows, limit);
  const pictures = await findAttached(
    services.db,
    shown.map(({ id }) => id),
  );
  return {
    posts: shown.map((row) => postSummary(row, pictures.get(row.id))),
    next,
  };
}
