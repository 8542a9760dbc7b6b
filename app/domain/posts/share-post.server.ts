import { holdMember } from '../members/member-store.server.ts';
import { createHash } from 'node:crypto';
import { captionOf, copyAttached } from './attachment-store.server.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { GenerationRow, PostRow } from '../../platform/db/tables.ts';
import { findOwnGeneration } from './generation-store.server.ts';
import { familyOf, listFamilyPosts } from './family-store.server.ts';
import { findProfile } from './find-profile.server.ts';
import { formDataOf, type PostFormData, type PostProfile } from './form-data.ts';
import { findOwnPost } from './post-store.server.ts';
import { toCrlf } from './post-text.ts';
import { sharedSearchText } from './search-text.ts';
import { seededCounts } from './seeded-counts.ts';
import { UNSHARED } from './share-state.ts';
import { queueForReview } from '../screening/queue-for-review.server.ts';
import { postOriginOf } from '../../platform/db/post-origin.ts';
import type { Services } from '../../platform/services.ts';
import {
  findByKey,
  findUnshared,
  insertShared,
  isKeyShared,
  shareRow,
} from './shared-post-store.server.ts';
import { type ShareRefusal, checkShare } from './check-share.server.ts';

/**
 * What became of it: docs/product.md §4, Share to community. A stranger's post is a missing one. `isHeld`: nobody
 * sees it yet.
 */
export type ShareOutcome =
  | { ok: true; postId: string; isHeld: boolean }
  | { ok: false; reason: 'not-found' | 'already-shared' }
  | ShareRefusal;

const NOT_FOUND = { ok: false, reason: 'not-found' } as const;
const ALREADY_SHARED = { ok: false, reason: 'already-shared' } as const;

// A version that came in between is read once more; whoever writes faster than that shares the next time.
const TRIES = 3;

/** Shares an own saved post, as it is now. */
export async function sharePost(
  services: Services,
  viewer: Member,
  id: string,
): Promise<ShareOutcome> {
  for (let tries = 0; tries < TRIES; tries += 1) {
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
  tries = TRIES,
): Promise<ShareOutcome> {
  if (tries === 0) return NOT_FOUND;
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
    return shareGeneration(services, viewer, id, tries - 1);
  }
  const fresh = sharedRow(services, viewer, generation, form);
  const isShared = await keepScreened(services, fresh, screened, async (trx) => {
    if (!(await insertShared(trx, { ...fresh, ...heldNow(services, isHeld) }))) return false;
    await copyAttached(trx, family, fresh.id);
    return true;
  });
  if (isShared) return { ok: true, postId: fresh.id, isHeld };
  return shareGeneration(services, viewer, id, tries - 1);
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
    ...heldNow(services, screened.isHeld),
  };
  return keepScreened(services, row, screened, (trx) => shareRow(trx, row, shared));
}

function heldNow({ now }: Services, isHeld: boolean) {
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
async function keepScreened(
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
