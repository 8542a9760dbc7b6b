import type { Member } from '../auth/viewer.ts';
import type { Services } from '../services.server.ts';
import { findMember } from './member-store.server.ts';

/** What /account says about its member (docs/product.md §2, Profile). Times in epoch milliseconds. */
export type Account = {
  name: string;
  email: string;
  bio: string;
  photoUrl: string | null;
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
    postsCreated: row.posts_created,
    memberSince: row.created_at,
    lastActive: row.last_login,
  };
}
