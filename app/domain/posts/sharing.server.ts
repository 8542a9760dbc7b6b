import { createHash } from 'node:crypto';
import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import type { Member } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { lockMember } from '../members/member-store.server.ts';
import { deleteCaseOf, endImmunity } from '../screening/case-store.server.ts';
import { profileWordsError } from '../screening/profile-screening.server.ts';
import { queueForReview } from '../screening/queue-for-review.server.ts';
import { screenText } from '../screening/screen-text.server.ts';
import { countShare } from '../stats/shares.server.ts';
import { captionOf, copyAttached } from './attachment-store.server.ts';
import { findOwnGeneration } from './generation-store.server.ts';
import { graveForm } from './grave-versions.server.ts';
import { notifyOfRemix } from './notify-of-remix.server.ts';
import {
  newPostRow,
  ownSearchText,
  type SharedColumns,
  sharedSearchText,
  UNSHARED,
} from './post-row.server.ts';
import { findOwnPost, insertPost } from './post-store.server.ts';
import type { FormFields, PostFormData } from './post.ts';
import { findProfile, findSuggestedName } from './profiles.server.ts';
import {
  clearReview,
  clearShownPremise,
  findSharedByKey,
  findUnshared,
  shareRow,
  unshareRow,
} from './shared-post-store.server.ts';
import { parseShownPremise } from './shown-premise.ts';
import type { NewPost, SavedPost } from './stored-forms.server.ts';
import { familyOf, listFamilyPosts } from './version-store.server.ts';

/**
 * The outcome of sharing (docs/product.md §4, Share to community). Another member's post is `not-found`. `isHeld`: the
 * post stays hidden until a moderator has approved it; without a `postId` the post that is shared already is hidden.
 */
type ShareOutcome = { ok: true; postId: string; isHeld: boolean } | Rejection;

/** What the author shows beside the post. `shownPremise`: what happened; null or left out: not shown. */
type Choice = { shownPremise?: string | null };

/**
 * Shares exactly the version that a generation is: the saved post that shows its text, else a new post with the picture of
 * its family.
 */
export function shareGeneration(
  services: Services,
  viewer: Member,
  id: string,
  choice: Choice = {},
): Promise<ShareOutcome> {
  const { db } = services;
  return retryChanged(services, async () => {
    const generation = await findOwnGeneration(db, viewer, id);
    if (generation?.state !== 'succeeded' || !generation.text) return NOT_FOUND;
    const parsed = parseChoice(generation.style, choice);
    if (!parsed.ok) return parsed;
    const { columns, words } = parsed;
    // A remix starts from what a post shows.
    const shown = {
      columns: { ...columns, is_grave: generation.is_grave || graveForm(words) },
      words,
    };
    const shared = await findSharedByKey(db, viewer.id, keyOf(generation.text));
    if (shared) return { ok: false, reason: 'already-shared', more: { postId: shownId(shared) } };
    const row = await findUnshared(db, viewer.id, generation.text);
    if (row) return share(services, viewer, { row, saved: row, ...shown });
    const profile = await findProfile(db, viewer.id, generation);
    const posts = await listFamilyPosts(db, viewer.id, familyOf(generation));
    const family = posts.map((one) => one.id);
    const unsaved = newPostRow(services, viewer.id, generation, profile);
    return share(services, viewer, { row: unsaved, ...shown, family });
  });
}

const MAX_ATTEMPTS = 3;

// `null`: the post has changed while it was being screened.
async function retryChanged(
  services: Services,
  attempt: () => Promise<ShareOutcome | null>,
): Promise<ShareOutcome> {
  for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
    const outcome = await attempt();
    if (outcome?.ok && !outcome.isHeld) await countShare(services);
    if (outcome) return outcome;
  }
  return NOT_FOUND;
}

type Chosen = { columns: Partial<SharedColumns>; words: FormFields };

function parseChoice(
  style: string,
  { shownPremise = null }: Choice,
): ({ ok: true } & Chosen) | Rejection {
  if (shownPremise === null) return { ok: true, columns: {}, words: {} };
  const parsed = parseShownPremise(style, shownPremise);
  if (!parsed.ok) return parsed;
  const { premise } = parsed;
  return { ok: true, columns: { shown_premise: premise }, words: { shownPremise: premise } };
}

type Shared = {
  row: NewPost;
  /** The row as it was read, when the post is saved already. */
  saved?: SavedPost;
  columns: Chosen['columns'] & Pick<SavedPost, 'is_grave'>;
  /** What the author shows, by its name. */
  words: FormFields;
  /** The posts of its family, when it is not saved yet. */
  family?: readonly string[];
};

async function share(
  services: Services,
  viewer: Member,
  { row, saved, columns, words, family = [] }: Shared,
): Promise<ShareOutcome | null> {
  const { id, post, style, formData } = row;
  const { profileName, profileBio } = formData;
  const caption = await captionOf(services.db, saved ? [id] : family.slice(0, 1));
  const shown = Object.values(words);
  const seen = [post, profileName, profileBio, caption, ...shown].filter(Boolean).join('\n');
  const screened = await screenPost(services, viewer, formData, seen);
  if (!screened.ok) return screened;
  const change = {
    ...UNSHARED,
    formData,
    search_text: sharedSearchText({ post, style, formData }),
    shared_at: services.now(),
    shared_key: keyOf(post),
    ...columns,
    ...(screened.isHeld ? { hidden_at: services.now(), hidden_reason: 'review' } : {}),
  };
  const saving = { row, caption, isHeld: screened.isHeld };
  const isShared = await saveShared(services, saving, async (trx) => {
    if (saved) return shareRow(trx, saved, change);
    if (!(await insertPost(trx, { ...row, ...change, type: 'community' }))) return false;
    await copyAttached(trx, family, id);
    return true;
  });
  const isHeld = screened.isHeld || row.hidden_at !== null;
  return isShared ? { ok: true, postId: id, isHeld } : null;
}

// `seen`: all that the community would read. The rate limit counts repeated clicks on the same content once.
async function screenPost(
  services: Services,
  viewer: Member,
  { profileName, profileBio }: PostFormData,
  seen: string,
): Promise<{ ok: true; isHeld: boolean } | Rejection> {
  const isNameMissing = (await findSuggestedName(services.db, viewer.id, { profileName })) !== null;
  if (isNameMissing) return { ok: false, reason: 'card-name-first', field: 'displayName' };
  const taken = await services.rateLimits.take('share', viewer, keyOf(seen));
  if (!taken.ok) return taken;
  const profile = { displayName: profileName, bio: profileBio };
  const error = await profileWordsError(services, profile, { id: viewer.id });
  if (error) return { ok: false, reason: 'share-refused', message: error.message };
  const { verdict } = await screenText(services, seen);
  if (verdict !== 'refuse') return { ok: true, isHeld: verdict === 'review' };
  return { ok: false, reason: 'share-refused' };
}

// Rolls back the transaction.
class ChangedMeanwhile extends Error {}

/**
 * Shares what was screened and queues it for review in the same transaction. False when the post or its caption has
 * changed meanwhile. Sharing and attaching a picture both lock the post, so the later one sees the earlier one.
 */
async function saveShared(
  services: Services,
  { row, caption, isHeld }: { row: NewPost; caption: string; isHeld: boolean },
  save: (trx: Services['db']) => Promise<boolean>,
): Promise<boolean> {
  const { id, user_id: userId } = row;
  try {
    await services.db.transaction().execute(async (trx) => {
      const isSaved = (await lockMember(trx, userId)) && (await save(trx));
      if (!isSaved || (await captionOf(trx, [id])) !== caption) throw new ChangedMeanwhile();
      if (isHeld) await queueForReview(trx, services, { kind: 'post', id });
    });
    await notifyOfRemix(services, row);
    return true;
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return false;
    throw error;
  }
}

/** Whether a version is shared, as its author sees it. */
export type ShareState = {
  isShared: boolean;
  isHeld: boolean;
  postId: string | null;
  /** Sharing needs a name on the card first, and suggests this one. */
  suggestedName: string | null;
};

/** Whether the viewer has shared the text of an own generation. Null when there is no such generation. */
export async function shareStateOf(
  { db }: Pick<Services, 'db'>,
  viewer: Member,
  generationId: string,
): Promise<ShareState | null> {
  const generation = await findOwnGeneration(db, viewer, generationId);
  if (generation?.state !== 'succeeded' || !generation.text) return null;
  const post = await findSharedByKey(db, viewer.id, keyOf(generation.text));
  if (!post) {
    const profile = await findProfile(db, viewer.id, generation);
    const suggestedName = await findSuggestedName(db, viewer.id, profile);
    return { isShared: false, isHeld: false, postId: null, suggestedName };
  }
  // A post that a moderator has removed does not wait for a review.
  const isHeld = post.hidden_at !== null && post.hidden_reason !== 'removed';
  return { isShared: true, isHeld, postId: shownId(post), suggestedName: null };
}

function shownId({ id, hidden_at: hiddenAt }: SavedPost): string | null {
  return hiddenAt === null ? id : null;
}

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Takes an own post out of the community; it stays in the history. A pending review ends, and the post is screened again
 * when it is shared again. False when the post is not shared.
 */
export function unsharePost(
  { db }: Pick<Services, 'db'>,
  viewer: Member,
  id: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await findOwnPost(trx, viewer.id, id);
    if (row?.type !== 'community') return false;
    if (!(await unshareRow(trx, row, ownSearchText(row)))) return false;
    const target = { kind: 'post', id } as const;
    if (await clearReview(trx, id)) await deleteCaseOf(trx, target);
    else await endImmunity(trx, target);
    return true;
  });
}

/** Hides what happened from an own post for good: it can be shown again only by sharing the post again. */
export function hidePremise(
  { db }: Pick<Services, 'db'>,
  viewer: Member,
  id: string,
): Promise<void> {
  return clearShownPremise(db, { id, user_id: viewer.id });
}
