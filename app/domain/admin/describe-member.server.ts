import type { Viewer } from '../../platform/http/viewer.ts';
import { cutPage, decodeCursor } from '../../platform/http/list-params.ts';
import type { Services } from '../../platform/services.ts';
import { isAdmin } from './is-admin.ts';
import { lineOf } from './list-members.server.ts';
import type { MemberLine } from './members.ts';
import { findMember, findPostsOf } from './members-store.server.ts';

const MOST_POSTS = 20;

export type MemberFacts = {
  member: MemberLine & { bio: string | null; isSelf: boolean };
  /** What everybody could read; `isHidden`: now only its writer. */
  posts: { id: string; text: string; at: number; isHidden: boolean }[];
  /** Where the next page of them begins, and whether this is the first. */
  next: string | null;
  isFirst: boolean;
  /** Posts that were never shared are nobody's business: only how many there are. */
  privatePosts: number;
};

/** One member, for admins, with a page of the posts that were shared: those after the cursor `after`. Null for everybody else, and where there is none. */
export async function describeMember(
  services: Services,
  viewer: Viewer,
  id: string,
  after: string | null = null,
): Promise<MemberFacts | null> {
  if (!isAdmin(viewer) || !/^\w{1,40}$/.test(id)) return null;
  const row = await findMember(services.db, id);
  if (!row) return null;
  const cursor = decodeCursor(after);
  const ask = { after: cursor, limit: MOST_POSTS + 1 };
  const { shared, privateCount } = await findPostsOf(services.db, id, ask);
  const { shown, next } = cutPage(shared, MOST_POSTS);
  return {
    member: { ...lineOf(row), bio: row.bio, isSelf: row.id === viewer.id },
    posts: shown.map((post) => ({
      id: post.id,
      text: post.post,
      at: post.created_at,
      isHidden: post.hidden_at !== null,
    })),
    next,
    isFirst: cursor === null,
    privatePosts: privateCount,
  };
}
