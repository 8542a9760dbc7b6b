import { reportCard } from '../../../comedy/devices/report-card.ts';
import { pathsOfMember } from '../../platform/files/object-store.server.ts';
import { sweepPlaces } from '../../platform/files/picture-storage.server.ts';
import type { Member, PublicViewer, Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { findMember, updateProfile } from '../members/member-store.server.ts';
import type { Profile } from '../members/profile.ts';
import { countUnread } from '../notifications/notifications.server.ts';
import { countOwnPosts, lockForDeletion } from '../posts/post-store.server.ts';
import { listOwnPosts } from '../posts/posts.server.ts';
import { isDeleteConfirmation } from './account-words.ts';
import { collectPersonalData, erasePersonalData } from './personal-data-store.server.ts';

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

/** The viewer as its own pages see it. A number that cannot be had is 0: no page falls over a bell. */
export async function describeViewer(services: Services, viewer: Viewer): Promise<PublicViewer> {
  if (viewer.kind === 'guest') return { kind: 'guest' };
  const { name, email, photoUrl, bio, isAdmin } = viewer;
  const unreadNotices = await countUnread(services, viewer).catch((error: unknown) => {
    services.log.error({ err: error }, 'the unread notices could not be counted');
    return 0;
  });
  return { kind: 'member', name, email, photoUrl, bio, isAdmin, unreadNotices };
}

/** So many of a member's posts are judged for its record, the newest. */
const SCORED_POSTS = 25;
const MAX_CACHED_SCORES = 2000;

// The same text has the same score: nothing here is a member's, and nothing is kept with one.
const scoreCache = new Map<string, number>();

/** The highest score among the viewer's newest posts, or null without a post. Computed, never stored. */
export async function findBestScore(services: Services, viewer: Member): Promise<number | null> {
  const ask = { type: 'all', search: '', cursor: null, limit: SCORED_POSTS } as const;
  const { posts } = await listOwnPosts(services, viewer, ask);
  const scores = posts.map(({ post }) => scoreOf(post));
  return scores.length > 0 ? Math.max(...scores) : null;
}

function scoreOf(text: string): number {
  const score = scoreCache.get(text) ?? reportCard(text).score;
  if (scoreCache.size >= MAX_CACHED_SCORES) scoreCache.clear();
  scoreCache.set(text, score);
  return score;
}

/** Changes the viewer's name and headline. */
export function editProfile(
  services: Services,
  viewer: Member,
  { displayName, bio }: Profile,
): Promise<void> {
  return updateProfile(services.db, viewer.id, {
    display_name: displayName,
    bio: bio === '' ? null : bio,
    search_text: foldText(`${displayName} ${viewer.email}`),
  });
}

/** Everything kept about the viewer, as one JSON document. */
export async function exportAccount(services: Services, viewer: Member): Promise<string> {
  const data = await collectPersonalData(services.db, viewer.id);
  const exportedAt = new Date(services.now()).toISOString();
  return JSON.stringify({ exportedAt, site: services.publicOrigin, ...data }, null, 2);
}

/** Deletes the viewer's account for good, when the confirmation was typed as asked. */
export async function deleteAccount(
  services: Services,
  viewer: Member,
  confirmation: string,
): Promise<'deleted' | 'not-confirmed'> {
  if (!isDeleteConfirmation(confirmation)) return 'not-confirmed';
  const files = await services.db.transaction().execute(async (trx) => {
    await lockForDeletion(trx, viewer.id);
    const owned = await pathsOfMember(trx, viewer.id);
    await erasePersonalData(trx, viewer.id);
    return owned;
  });
  await sweepPlaces(services, files);
  services.log.info({ event: 'account_deleted', user: viewer.id }, 'an account was deleted');
  return 'deleted';
}
