import type { Db } from '../../platform/db/tables.ts';
import { cutPage, decodeCursor } from '../../platform/http/list-params.ts';
import type { Member } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { memberFace } from '../faces/face.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { countPosts } from '../members/member-store.server.ts';
import { deleteNotificationsOfPost } from '../notifications/notification-store.server.ts';
import { copyAttached, findAttached } from './attachment-store.server.ts';
import { attachedPicture, type AttachedRow } from './attachment.ts';
import {
  attachToPost,
  forgetVersions,
  listUnclaimed,
  WRITTEN_BY_HAND,
} from './generation-store.server.ts';
import { newPostRow, versionOf } from './post-row.server.ts';
import {
  deletePost,
  findMostMoving,
  findOwnPost,
  findPostOfGeneration,
  insertPost,
  listPosts,
  updateVersion,
} from './post-store.server.ts';
import { profileIn } from './post.ts';
import { findDefaultProfile } from './profiles.server.ts';
import type { PostGeneration, SavedPost } from './stored-forms.server.ts';
import { homeOf, listFamilyPosts } from './version-store.server.ts';

/** A saved post as its owner sees it (docs/product.md §3, saved_posts, read views). */
export type PostSummary = ReturnType<typeof postSummary>;

// Times in epoch milliseconds.
function postSummary(row: SavedPost, picture?: AttachedRow) {
  return {
    id: row.id,
    generationId: row.generation_id,
    /** The face of its card. */
    face: memberFace(row.user_id, row.formData.profileName, row.formData.profileFace),
    post: row.post,
    formData: row.formData,
    createdAt: row.created_at,
    likes: row.likes + row.reactions,
    comments: row.comments + row.real_comments,
    /** The reactions and comments that are not seeded. */
    fromPeople: row.reactions + row.real_comments,
    isShared: row.type === 'community',
    /** Only its owner and moderators see it. */
    isHidden: row.hidden_at !== null,
    picture: picture ? attachedPicture(picture) : null,
  };
}

type OwnPostsParams = {
  type: 'all' | 'community';
  search: string;
  cursor: string | null;
  limit: number;
};

/** A page of posts, newest first, and the cursor of the next page. */
export type PostsPage = { posts: PostSummary[]; next: string | null };

const MAX_SEARCH_WORDS = 8;

/** Lists the viewer's own posts. An invalid cursor returns the first page. */
export async function listOwnPosts(
  services: Pick<Services, 'db'>,
  viewer: Member,
  { type, search, cursor, limit }: OwnPostsParams,
): Promise<PostsPage> {
  const words = foldText(search).split(' ').filter(Boolean).slice(0, MAX_SEARCH_WORDS);
  const after = decodeCursor(cursor);
  const query = { userId: viewer.id, type, words, after, limit: limit + 1 };
  const { shown, next } = cutPage(await listPosts(services.db, query), limit);
  const ids = shown.map(({ id }) => id);
  const pictures = await findAttached(services.db, ids);
  return { posts: shown.map((row) => postSummary(row, pictures.get(row.id))), next };
}

/** The viewer's shared post with the most reactions and comments of people; null without a shared post. */
export async function findBestPost(
  { db }: Pick<Services, 'db'>,
  viewer: Member,
): Promise<PostSummary | null> {
  const row = await findMostMoving(db, viewer.id);
  return row ? postSummary(row) : null;
}

/** Finds an own post by its id or by one of its versions. */
export async function findPost(
  { db }: Pick<Services, 'db'>,
  viewer: Member,
  key: { id: string } | { generationId: string },
): Promise<PostSummary | null> {
  const row =
    'id' in key
      ? await findOwnPost(db, viewer.id, key.id)
      : await findPostOfGeneration(db, viewer.id, key.generationId);
  if (!row) return null;
  return postSummary(row, (await findAttached(db, [row.id])).get(row.id));
}

/**
 * Saves a member's finished generation as a new post (docs/product.md §3), or as a new version of the unshared post it was
 * made from. A shared post does not change. Runs in the transaction that finished the generation. Returns the post's id.
 */
export async function savePost(
  trx: Db,
  services: Pick<Services, 'now' | 'newId'>,
  userId: string,
  row: PostGeneration,
): Promise<string> {
  const parent = row.parent_id ? await findPostOfGeneration(trx, userId, row.parent_id) : undefined;
  const family = row.family_id ? await listFamilyPosts(trx, userId, row.family_id) : [];
  const home = homeOf(family, parent?.id ?? null);
  const earlier = home ?? parent;
  const profile = earlier ? profileIn(earlier.formData) : await findDefaultProfile(trx, userId);
  let id = home?.id;
  const version = versionOf(row, profile, services.now());
  if (id === undefined || !(await updateVersion(trx, id, userId, version))) {
    const post = newPostRow(services, userId, row, profile);
    ({ id } = post);
    await insertPost(trx, post);
    const familyIds = family.map((one) => one.id);
    await copyAttached(trx, familyIds, id);
  }
  await attachToPost(trx, row.id, id);
  if (row.writer !== WRITTEN_BY_HAND) await countPosts(trx, userId, 1);
  return id;
}

/** Saves the posts of a guest as those of the member who has signed up, in a transaction. Returns the ids of the posts. */
export async function claimGuestPosts(
  trx: Db,
  services: Pick<Services, 'now' | 'newId'>,
  { userId, guestId }: { userId: string; guestId: string },
): Promise<string[]> {
  const ids: string[] = [];
  for (const row of await listUnclaimed(trx, guestId)) {
    ids.push(await savePost(trx, services, userId, row));
  }
  return ids;
}

/** Deletes an own post, the text of all its versions and the notifications that quote it. False when there is no such post. */
export function deleteOwnPost(
  services: Pick<Services, 'db'>,
  viewer: Member,
  id: string,
): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    if (!(await deletePost(trx, viewer.id, id))) return false;
    await forgetVersions(trx, id);
    await deleteNotificationsOfPost(trx, viewer.id, id);
    return true;
  });
}
