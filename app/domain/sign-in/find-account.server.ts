import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { countOwnPosts } from '../posts/post-store.server.ts';
import { findMember } from '../members/member-store.server.ts';

/** What /account says about its member (docs/product.md §2, Profile). Times in epoch milliseconds. */
export type Account = {
  name: string;
  email: string;
  bio: string;
  photoUrl: string | null;
  /** The posts in the history: not their versions, nor what was deleted. */
  postsCreated: number;
  memberSince: number;
  lastActive: number;
};

/** The viewer's own account, or null when it has just been deleted elsewhere. */
export async function findAccount(services: Services, viewer: Member): Promise<Account | null> {
  const row = await findMember(services.db, viewer.id);
  if (!row) return null;
  return {
    name: row.display_name,
    email: row.email,
    bio: row.bio ?? '',
    photoUrl: row.photo_url,
    postsCreated: await countOwnPosts(services.db, viewer.id),
    memberSince: row.created_at,
    lastActive: row.last_login,
  };
}
