import { memberFace } from '../faces/face.ts';
import { LRUCache } from 'lru-cache';
import { reportCard } from '../../../comedy/devices/report-card.ts';
import type { Db } from '../../platform/db/tables.ts';
import { pathsOf } from '../../platform/files/object-store.server.ts';
import { sweepPlaces } from '../../platform/files/picture-storage.server.ts';
import { type Member, NO_EMAIL, type PublicViewer, type Viewer } from '../members/viewer.ts';
import { orNull } from '../../platform/observe/process-metrics.server.ts';
import type { Services } from '../../platform/services.ts';
import { findMember } from '../members/member-store.server.ts';
import { countUnread } from '../notifications/notifications.server.ts';
import { countOwnPosts, lockForDeletion } from '../posts/post-store.server.ts';
import { nextProfile } from '../posts/profiles.server.ts';
import { faceOfOwn } from '../posts/versions.server.ts';
import { listOwnPosts } from '../posts/posts.server.ts';
import { DELETE_PHRASE } from './account-words.ts';
import { collectPersonalData, erasePersonalData } from './personal-data-store.server.ts';

/** The account on /account (docs/product.md §2, Profile). Times in epoch milliseconds. */
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Finds the viewer's account. Null when another request has just deleted it. */
export async function findAccount(services: Pick<Services, 'db'>, viewer: Member) {
  const row = await findMember(services.db, viewer.id);
  if (!row) return null;
  return {
    name: row.display_name,
    email: row.email,
    bio: row.bio ?? '',
    photoUrl: row.photo_url,
    // Posts in the history, without versions and deleted posts.
    postsCreated: await countOwnPosts(services.db, viewer.id),
    memberSince: row.created_at,
    lastActive: row.last_login,
  };
}

/** Describes the viewer for its own pages. A failed count of notifications is logged and shown as 0. */
export async function describeViewer(services: Services, viewer: Viewer): Promise<PublicViewer> {
  if (viewer.kind === 'guest') return { kind: 'guest' };
  const { name, email, photoUrl, bio, isAdmin } = viewer;
  const unread = countUnread(services, viewer);
  const counted = await orNull(services, unread, 'the unread notifications could not be counted');
  const profile = nextProfile(viewer);
  return {
    kind: 'member',
    name,
    email,
    photoUrl,
    face: memberFace(viewer.id, name),
    card: {
      name: profile.profileName,
      bio: profile.profileBio,
      photoUrl: profile.useProfilePicture ? photoUrl : null,
      face: faceOfOwn(viewer, profile),
    },
    bio,
    isAdmin,
    unreadNotifications: counted ?? 0,
  };
}

/** The number of newest posts that findBestScore scores. */
const SCORED_POSTS = 25;

// By text: the score of a text never changes.
const scores = new LRUCache<string, number>({
  max: 2000,
  memoMethod: (text) => reportCard(text).score,
});

/** Returns the highest score of the viewer's newest posts, or null without a post. */
export async function findBestScore(
  services: Pick<Services, 'db'>,
  viewer: Member,
): Promise<number | null> {
  const params = { type: 'all', search: '', cursor: null, limit: SCORED_POSTS } as const;
  const { posts } = await listOwnPosts(services, viewer, params);
  return posts.length > 0 ? Math.max(...posts.map(({ post }) => scores.memo(post))) : null;
}

/** Exports everything stored about the viewer as one JSON document. */
export async function exportAccount(
  services: Pick<Services, 'db' | 'now' | 'publicOrigin'>,
  viewer: Member,
): Promise<string> {
  const data = await collectPersonalData(services.db, viewer.id);
  const exportedAt = new Date(services.now()).toISOString();
  const users = data['users']?.map((row) => ({ ...row, email: row['email'] || NO_EMAIL }));
  return JSON.stringify({ exportedAt, site: services.publicOrigin, ...data, users }, null, 2);
}

/** Deletes the viewer's account when the confirmation matches. */
export async function deleteAccount(
  services: Services,
  viewer: Member,
  confirmation: string,
): Promise<'deleted' | 'not-confirmed'> {
  if (confirmation.trim().toLowerCase() !== DELETE_PHRASE) return 'not-confirmed';
  await eraseAccount(services, viewer.id);
  return 'deleted';
}

/**
 * Deletes an account with its files. `before` runs first in the same transaction; when it returns false, nothing is
 * deleted. Returns whether the account was deleted.
 */
export async function eraseAccount(
  services: Services,
  userId: string,
  before: (trx: Db) => Promise<boolean> = () => Promise.resolve(true),
): Promise<boolean> {
  const files = await services.db.transaction().execute(async (trx) => {
    if (!(await before(trx))) return null;
    await lockForDeletion(trx, userId);
    const owned = await pathsOf(trx, 'user_id', userId);
    await erasePersonalData(trx, userId);
    return owned;
  });
  if (files === null) return false;
  await sweepPlaces(services, files);
  services.log.info({ event: 'account_deleted', user: userId }, 'an account was deleted');
  return true;
}
