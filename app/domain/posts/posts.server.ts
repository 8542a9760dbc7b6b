import type { Kysely } from 'kysely';
import { postOriginOf } from '../../platform/db/post-origin.ts';
import type { Database, GenerationRow, PostRow } from '../../platform/db/tables.ts';
import { cutPage, decodeCursor } from '../../platform/http/list-params.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { countPosts } from '../members/member-store.server.ts';
import { copyAttached, findAttached } from './attachment-store.server.ts';
import { attachedPicture, type AttachedPicture, type AttachedRow } from './attachment.ts';
import {
  attachToPost,
  findPostOfGeneration,
  forgetVersions,
  listUnclaimed,
  WRITTEN_BY_HAND,
} from './generation-store.server.ts';
import { ownSearchText, seededCounts, UNSHARED } from './post-row.server.ts';
import {
  deletePost,
  findOwnPost,
  insertPost,
  listPosts,
  updateVersion,
} from './post-store.server.ts';
import { formDataOf, type PostFormData, type PostProfile, profileIn, toCrlf } from './post.ts';
import { findDefaultProfile } from './profiles.server.ts';
import { homeOf, listFamilyPosts } from './version-store.server.ts';

/** A saved post as its owner sees it in a list: docs/product.md §3, saved_posts, read views. Times in epoch milliseconds. */
export type PostSummary = {
  id: string;
  generationId: string;
  post: string;
  formData: PostFormData;
  createdAt: number;
  likes: number;
  comments: number;
  isShared: boolean;
  /** Nobody else sees it. */
  isHidden: boolean;
  picture: AttachedPicture | null;
};

/** The summary of a row, with the picture under it where it has one. */
function postSummary(row: PostRow, picture?: AttachedRow): PostSummary {
  return {
    id: row.id,
    generationId: row.generation_id,
    post: row.post,
    formData: JSON.parse(row.form_data) as PostFormData,
    createdAt: row.created_at,
    likes: row.likes,
    comments: row.comments,
    isShared: row.type === 'community',
    isHidden: row.hidden_at !== null,
    picture: picture ? attachedPicture(picture) : null,
  };
}

/** Which of the own posts, and from where on. `cursor` as an earlier page gave it. */
type OwnPostsParams = {
  type: 'all' | 'community';
  search: string;
  cursor: string | null;
  limit: number;
};

/** A page of posts, newest first, and where the next one begins. */
export type PostsPage = { posts: PostSummary[]; next: string | null };

const MAX_SEARCH_WORDS = 8;

/** The viewer's own posts. A cursor that is none begins at the newest. */
export async function listOwnPosts(
  services: Services,
  viewer: Member,
  { type, search, cursor, limit }: OwnPostsParams,
): Promise<PostsPage> {
  const words = foldText(search).split(' ').filter(Boolean).slice(0, MAX_SEARCH_WORDS);
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

/** One of the viewer's own posts, by its id or by one of its versions; null when there is none. */
export async function findPost(
  { db }: Services,
  viewer: Member,
  wanted: { id: string } | { generationId: string },
): Promise<PostSummary | null> {
  const row =
    'id' in wanted
      ? await findOwnPost(db, viewer.id, wanted.id)
      : await findPostOfGeneration(db, viewer.id, wanted.generationId);
  if (!row) return null;
  return postSummary(row, (await findAttached(db, [row.id])).get(row.id));
}

/**
 * Keeps a member's finished generation: a new saved post of type generated (docs/product.md §3), or another
 * version of the post it was made from. What has been shared stays as it was shared: its next version is a
 * post of its own. Runs in the caller's transaction, which finished the generation.
 */
export async function savePost(
  trx: Kysely<Database>,
  services: Services,
  userId: string,
  row: GenerationRow,
): Promise<string> {
  const parent = row.parent_id ? await findPostOfGeneration(trx, userId, row.parent_id) : undefined;
  const family = row.family_id ? await listFamilyPosts(trx, userId, row.family_id) : [];
  const home = homeOf(family, parent?.id ?? null);
  const profile = await profileFor(trx, userId, home ?? parent);
  const now = services.now();
  const version = versionOf(row, profile, now);
  const isVersion = home ? await updateVersion(trx, home.id, userId, version) : false;
  const id = home && isVersion ? home.id : services.newId();
  if (!isVersion) {
    await insertPost(trx, {
      ...version,
      ...seededCounts(id),
      id,
      user_id: userId,
      type: 'generated',
      style: row.style,
      created_at: now,
      ...UNSHARED,
    });
    await copyAttached(
      trx,
      family.map((post) => post.id),
      id,
    );
  }
  await attachToPost(trx, row.id, id);
  if (row.writer !== WRITTEN_BY_HAND) await countPosts(trx, userId, 1);
  return id;
}

function profileFor(
  trx: Kysely<Database>,
  userId: string,
  earlier: { form_data: string } | undefined,
): Promise<PostProfile> {
  if (earlier) return Promise.resolve(profileIn(earlier.form_data));
  return findDefaultProfile(trx, userId);
}

/** What a saved post holds of the version it shows. */
export function versionOf(row: GenerationRow, profile: PostProfile, now: number) {
  const fields = JSON.parse(row.fields) as Record<string, string>;
  const post = row.text ?? '';
  const form = { style: row.style, fields, humorLevel: row.humor_level };
  const formData = formDataOf(form, profile);
  return {
    post,
    formatted_post: toCrlf(post),
    form_data: JSON.stringify(formData),
    generation_id: row.id,
    search_text: ownSearchText({ post, style: row.style, formData }),
    updated_at: now,
    ...postOriginOf(row),
  };
}

/**
 * Puts what this browser's guest has written into the history of the member it turned into, once. Runs in
 * the caller's transaction. Returns the ids of the posts.
 */
export async function claimGuestPosts(
  trx: Kysely<Database>,
  services: Services,
  { userId, guestId }: { userId: string; guestId: string },
): Promise<string[]> {
  const ids: string[] = [];
  for (const row of await listUnclaimed(trx, guestId)) {
    ids.push(await savePost(trx, services, userId, row));
  }
  return ids;
}

/** Deletes an own post and forgets the words of all its versions. False when there is none of that id. */
export function deleteOwnPost(services: Services, viewer: Member, id: string): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    if (!(await deletePost(trx, viewer.id, id))) return false;
    await forgetVersions(trx, id);
    return true;
  });
}
