import { createHash } from 'node:crypto';
import { postOriginOf } from '../../platform/db/post-origin.ts';
import type { GenerationRow, PostRow } from '../../platform/db/tables.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { holdMember } from '../members/member-store.server.ts';
import type { RateLimited } from '../rate-limits/rate-limits.server.ts';
import { deleteCaseOf, endImmunity } from '../screening/case-store.server.ts';
import { profileWordsError } from '../screening/profile-screening.server.ts';
import { queueForReview } from '../screening/queue-for-review.server.ts';
import { screenText } from '../screening/screen-text.server.ts';
import { captionOf, copyAttached } from './attachment-store.server.ts';
import { findOwnGeneration } from './generation-store.server.ts';
import { ownSearchText, seededCounts, sharedSearchText, UNSHARED } from './post-row.server.ts';
import { findOwnPost } from './post-store.server.ts';
import { formDataOf, type PostFormData, type PostProfile, toCrlf } from './post.ts';
import { findProfile } from './profiles.server.ts';
import {
  findByKey,
  findUnshared,
  forgetReview,
  insertShared,
  isKeyShared,
  shareRow,
  unshareRow,
} from './shared-post-store.server.ts';
import { familyOf, listFamilyPosts } from './version-store.server.ts';

/** Why a post is not taken into the community. `message` is for whoever shares it. */
type ShareRejection = { ok: false; reason: 'share-refused'; message: string } | RateLimited;

/** What everybody would read of a post. */
type Shown = { post: string; profileName: string; profileBio: string; caption: string };

/**
 * Whether a post may be shared now, and whether somebody has to look at it first. The same post once more
 * takes no other point: a hundred clicks are one share.
 */
async function checkShare(
  services: Services,
  viewer: Member,
  { post, profileName, profileBio, caption }: Shown,
): Promise<{ ok: true; isHeld: boolean } | ShareRejection> {
  const text = [post, profileName, profileBio, caption].filter(Boolean).join('\n');
  const click = createHash('sha256').update(text).digest('base64url');
  const taken = await services.rateLimits.take('share', viewer, click);
  if (!taken.ok) return taken;
  const said = { displayName: profileName, bio: profileBio };
  const fault = profileWordsError(said, { name: '', bio: null });
  if (fault) return { ok: false, reason: 'share-refused', message: fault.message };
  const { verdict } = await screenText(services, text);
  if (verdict !== 'refuse') return { ok: true, isHeld: verdict === 'review' };
  return { ok: false, reason: 'share-refused', message: errorMessage('share-refused') };
}

/**
 * What became of it: docs/product.md §4, Share to community. A stranger's post is a missing one. `isHeld`: nobody
 * sees it yet.
 */
export type ShareOutcome =
  | { ok: true; postId: string; isHeld: boolean }
  | { ok: false; reason: 'not-found' | 'already-shared' }
  | ShareRejection;

const NOT_FOUND = { ok: false, reason: 'not-found' } as const;
const ALREADY_SHARED = { ok: false, reason: 'already-shared' } as const;

// A version that came in between is read once more; whoever writes faster than that shares the next time.
const MAX_ATTEMPTS = 3;

/** Shares an own saved post, as it is now. */
export async function sharePost(
  services: Services,
  viewer: Member,
  id: string,
): Promise<ShareOutcome> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const row = await findOwnPost(services.db, viewer.id, id);
    if (!row) return NOT_FOUND;
    if (row.type === 'community') return ALREADY_SHARED;
    const form = JSON.parse(row.form_data) as PostFormData;
    const caption = await captionOf(services.db, [id]);
    const vetted = await checkShare(services, viewer, { ...form, post: row.post, caption });
    if (!vetted.ok) return vetted;
    const isHeld = vetted.isHeld || row.hidden_at !== null;
    if (await shareFound(services, row, {}, { isHeld: vetted.isHeld, caption })) {
      return { ok: true, postId: id, isHeld };
    }
    if (await isKeyShared(services.db, viewer.id, keyOf(row.post))) return ALREADY_SHARED;
  }
  return NOT_FOUND;
}

/**
 * Shares exactly the version that a generation is. A saved post with the same text is the one that is
 * shared; when the post has moved on to another version, a new one is.
 */
export async function shareGeneration(
  services: Services,
  viewer: Member,
  id: string,
  attempts = MAX_ATTEMPTS,
): Promise<ShareOutcome> {
  if (attempts === 0) return NOT_FOUND;
  const { db } = services;
  const generation = await findOwnGeneration(db, viewer, id);
  if (generation?.state !== 'succeeded' || !generation.text) return NOT_FOUND;
  if (await isKeyShared(db, viewer.id, keyOf(generation.text))) return ALREADY_SHARED;
  const row = await findUnshared(db, viewer.id, generation.text);
  const form = formOf(generation, await findProfile(db, viewer.id, generation));
  const family = (await listFamilyPosts(db, viewer.id, familyOf(generation))).map((one) => one.id);
  const shown = row ? [row.id] : family.slice(0, 1);
  const caption = await captionOf(db, shown);
  const vetted = await checkShare(services, viewer, { ...form, post: generation.text, caption });
  if (!vetted.ok) return vetted;
  const { isHeld } = vetted;
  const screened = { isHeld, caption };
  if (row) {
    if (await shareFound(services, row, form, screened)) {
      return { ok: true, postId: row.id, isHeld: isHeld || row.hidden_at !== null };
    }
    return shareGeneration(services, viewer, id, attempts - 1);
  }
  const fresh = sharedRow(services, viewer, generation, form);
  const isShared = await shareScreened(services, fresh, screened, async (trx) => {
    if (!(await insertShared(trx, { ...fresh, ...reviewColumns(services, isHeld) }))) return false;
    await copyAttached(trx, family, fresh.id);
    return true;
  });
  if (isShared) return { ok: true, postId: fresh.id, isHeld };
  return shareGeneration(services, viewer, id, attempts - 1);
}

/** `isHeld`: nobody sees it until somebody has looked. */
type ShareState = { isShared: boolean; isHeld: boolean };

/** Whether the viewer has shared the text of an own generation. Null when there is no such generation. */
export async function shareStateOf(
  { db }: Services,
  viewer: Member,
  id: string,
): Promise<ShareState | null> {
  const generation = await findOwnGeneration(db, viewer, id);
  if (generation?.state !== 'succeeded' || !generation.text) return null;
  const post = await findByKey(db, viewer.id, keyOf(generation.text));
  // What was taken down waits for nothing any more.
  const isHeld = post !== undefined && post.hidden_at !== null && post.hidden_reason !== 'removed';
  return { isShared: post !== undefined, isHeld };
}

// What the saved post says of itself goes before what its form says.
function shareFound(
  services: Services,
  row: PostRow,
  form: Partial<PostFormData>,
  screened: Screened,
): Promise<boolean> {
  const formData = { ...form, ...(JSON.parse(row.form_data) as PostFormData) };
  const shared = {
    form_data: JSON.stringify(formData),
    search_text: sharedSearchText({ post: row.post, style: row.style, formData }),
    shared_at: services.now(),
    shared_key: keyOf(row.post),
    ...reviewColumns(services, screened.isHeld),
  };
  return shareScreened(services, row, screened, (trx) => shareRow(trx, row, shared));
}

function reviewColumns({ now }: Services, isHeld: boolean) {
  return isHeld ? { hidden_at: now(), hidden_reason: 'review' } : {};
}

/** What was screened besides the text, and whether a moderator has to look at it first. */
type Screened = { isHeld: boolean; caption: string };

// Rolls the transaction back: the post or its caption has changed while it was being screened.
class ChangedMeanwhile extends Error {}

/**
 * Shares exactly what was screened, and puts what is held into the queue at the same moment. False when the post or its
 * caption has changed meanwhile. Sharing locks the post, and so does attaching a picture: of the two one sees the other.
 */
async function shareScreened(
  services: Services,
  { id, user_id: userId }: Pick<PostRow, 'id' | 'user_id'>,
  { isHeld, caption }: Screened,
  share: (db: Services['db']) => Promise<boolean>,
): Promise<boolean> {
  try {
    return await services.db.transaction().execute(async (trx) => {
      const isShared = (await holdMember(trx, userId)) && (await share(trx));
      if (!isShared || (await captionOf(trx, [id])) !== caption) throw new ChangedMeanwhile();
      if (isHeld) await queueForReview(trx, services, { kind: 'post', id });
      return true;
    });
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return false;
    throw error;
  }
}

function sharedRow(
  services: Services,
  viewer: Member,
  generation: GenerationRow,
  formData: PostFormData,
): PostRow {
  const id = services.newId();
  const now = services.now();
  const { id: generationId, style } = generation;
  const post = generation.text ?? '';
  return {
    ...UNSHARED,
    ...postOriginOf(generation),
    ...seededCounts(id),
    id,
    user_id: viewer.id,
    type: 'community',
    post,
    formatted_post: toCrlf(post),
    form_data: JSON.stringify(formData),
    style,
    generation_id: generationId,
    search_text: sharedSearchText({ post, style, formData }),
    created_at: now,
    updated_at: now,
    shared_at: now,
    shared_key: keyOf(post),
  };
}

function formOf(generation: GenerationRow, profile: PostProfile): PostFormData {
  const { style, humor_level: humorLevel } = generation;
  const fields = JSON.parse(generation.fields) as Record<string, string>;
  return formDataOf({ style, fields, humorLevel }, profile);
}

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Takes an own post out of the community; it stays in the history. One that was only waiting for a look waits no
 * more: shared again it is looked at anew. False when it is not in there.
 */
export function unsharePost({ db }: Services, viewer: Member, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await findOwnPost(trx, viewer.id, id);
    if (row?.type !== 'community') return false;
    const formData = JSON.parse(row.form_data) as PostFormData;
    const searchText = ownSearchText({ post: row.post, style: row.style, formData });
    if (!(await unshareRow(trx, row, searchText))) return false;
    const target = { kind: 'post', id } as const;
    if (await forgetReview(trx, id)) await deleteCaseOf(trx, target);
    else await endImmunity(trx, target);
    return true;
  });
}
