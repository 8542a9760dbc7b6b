import { findAttached } from '../attachments/attachment-store.server.ts';
import type { Member } from '../auth/viewer.ts';
import { foldText } from '../fold-text.ts';
import type { Services } from '../services.server.ts';
import { listPosts, type PostCursor } from './post-store.server.ts';
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
  const after = cursor === null ? null : readCursor(cursor);
  const query = { userId: viewer.id, type, words, after, limit: limit + 1 };
  const rows = await listPosts(services.db, query);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const shown = rows.slice(0, limit);
  const pictures = await findAttached(
    services.db,
    shown.map(({ id }) => id),
  );
  return {
    posts: shown.map((row) => postSummary(row, pictures.get(row.id))),
    next: last ? `${last.created_at}-${last.id}` : null,
  };
}

function readCursor(text: string): PostCursor | null {
  const match = /^(\d{1,15})-([0-9a-z]{1,60})$/.exec(text);
  return match ? { createdAt: Number(match[1]), id: match[2] ?? '' } : null;
}
