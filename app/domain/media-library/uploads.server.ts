import { isStorageFull, isUniqueViolation } from '../../platform/db/database-errors.server.ts';
import { claimObjects, registerObject } from '../../platform/files/object-store.server.ts';
import { StorageError } from '../../platform/files/storage.server.ts';
import type { Rejection } from '../../platform/http/rejection.ts';
import type { Member } from '../members/viewer.ts';
import { beginsLikePicture } from '../../platform/images/picture-kind.ts';
import type { SafePicture } from '../../platform/images/image-encoding.server.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { lockMember } from '../members/member-store.server.ts';
import { queueForReview } from '../screening/queue-for-review.server.ts';
import { screenText } from '../screening/screen-text.server.ts';
import {
  findUploaded,
  insertResource,
  type PictureRow,
  type StoredThumbnail,
  wasRemoved,
  weighLibrary,
} from './resource-store.server.ts';
import type { ResourceWords } from './resource.ts';

type StoredPicture = {
  image: string;
  thumbnails: StoredThumbnail[];
  places: string[];
};

/** Stores a picture and its thumbnails. A sweep deletes the files of a call that fails midway. Throws StorageError. */
export async function storePicture(
  services: Pick<Services, 'db' | 'storage' | 'now'>,
  picture: SafePicture,
): Promise<StoredPicture> {
  const { hash, extension, contentType, bytes } = picture;
  const image = await storeObject(services, `${hash}.${extension}`, bytes, contentType);
  const thumbnails: StoredPicture['thumbnails'] = [];
  for (const { width, type, bytes: small } of picture.thumbnails) {
    const key = `${hash}-${width}.${type === 'image/avif' ? 'avif' : 'webp'}`;
    thumbnails.push({ width, type, place: await storeObject(services, key, small, type) });
  }
  return { image, thumbnails, places: [image, ...thumbnails.map(({ place }) => place)] };
}

async function storeObject(
  { db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>,
  key: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<string> {
  // Registers the key before the upload, so that the sweep finds the file after a crash.
  if (storage.usesKeys) await note(db, key, now());
  const place = await storage.put(key, bytes, contentType);
  if (!storage.usesKeys) await note(db, place, now());
  return place;
}

async function note(db: Services['db'], place: string, now: number): Promise<void> {
  if (await registerObject(db, place, now)) return;
  throw new PictureInDeletionError('The same picture is being deleted at this moment');
}

/** Another request deletes the same picture. Its files can be stored again when it has ended. */
class PictureInDeletionError extends StorageError {}

type UploadOutcome = { ok: true; id: string; isNew: boolean } | Rejection;

const STORAGE_FULL = {
  ok: false,
  reason: 'storage-full',
  headers: { 'retry-after': '30' },
} as const;

const LIBRARY_FULL = { ok: false, reason: 'library-full' } as const;

/** Our limits per member: the number of pictures, and their total size in bytes. */
const MAX_FILES = 50;
const MAX_BYTES = 100 * 1024 * 1024;
/** Uploads are rejected when the disk has less free space. Bytes. */
export const MIN_FREE_BYTES = 500 * 1024 * 1024;

/** Maximum length of the search text, in characters. An index contains it, and databases limit index entries. */
const MAX_SEARCH_TEXT = 600;

type UploadInput = { file: File; words: ResourceWords; key: string };

/**
 * Adds a picture to the library, once per idempotency key and once per content hash. Screens its texts: when they
 * need a review, the picture is hidden and its owner is notified.
 */
export async function uploadResource(
  services: Services,
  viewer: Member,
  { file, words, key }: UploadInput,
): Promise<UploadOutcome> {
  const refused = await refuseUndecoded(services, viewer, { file, key });
  if (refused) return refused;
  const read = async () => new Uint8Array(await file.arrayBuffer());
  const made = await services.workers.run('reencodeImage', read, services.requester);
  if (!made.ok) return made;
  const { picture } = made;
  const before = await sentBefore(services, viewer, key, picture.hash);
  if (before) return before;
  if (await isLibraryFull(services.db, viewer.id, picture.bytes.length)) return LIBRARY_FULL;
  if ((await services.freeSpace()) < MIN_FREE_BYTES) return STORAGE_FULL;
  const taken = await services.rateLimits.take('upload', viewer);
  if (!taken.ok) return taken;
  const { verdict } = await screenText(services, saidWith(words));
  if (verdict === 'refuse') return { ok: false, reason: 'resource-refused' };
  const isHeld = verdict === 'review';
  try {
    return await afterDeletion(services, async () => {
      const stored = await storePicture(services, picture);
      const row = newRow(services, viewer, { stored, picture, words, key, isHeld });
      return saveRow(services, row, stored.places);
    });
  } catch (error) {
    // A concurrent upload inserted the same content hash or idempotency key.
    const faster =
      isUniqueViolation(error) && (await sentBefore(services, viewer, key, picture.hash));
    if (faster) return faster;
    if (isStorageFull(error)) return STORAGE_FULL;
    if (!(error instanceof StorageError)) throw error;
    services.log.error({ err: error }, 'a picture could not be stored');
    const message = error.shown ?? undefined;
    return { ok: false, reason: 'upload-failed', message, headers: { 'retry-after': '5' } };
  }
}

/** Attempts to store a picture that another request deletes, and the pause between two, in milliseconds. */
const STORE_ATTEMPTS = 6;
const STORE_PAUSE_MS = 200;

/** Retries `store` while another request deletes the same picture. Throws PictureInDeletionError after the last attempt. */
async function afterDeletion<Stored>(
  { pause, requester }: Pick<Services, 'pause' | 'requester'>,
  store: () => Promise<Stored>,
): Promise<Stored> {
  for (let left = STORE_ATTEMPTS - 1; ; left -= 1) {
    try {
      return await store();
    } catch (error) {
      if (!(error instanceof PictureInDeletionError) || left === 0) throw error;
      await pause(STORE_PAUSE_MS, requester.signal ?? AbortSignal.any([]));
    }
  }
}

/**
 * Refuses what decoding would not change: a file of another kind, a full library, a member over the limit. A repeated key
 * is compared with what it has stored, which takes no room and no point.
 */
async function refuseUndecoded(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  viewer: Member,
  { file, key }: Pick<UploadInput, 'file' | 'key'>,
): Promise<Rejection | null> {
  if (!(await beginsLikePicture(file))) return { ok: false, reason: 'unsupported-image' };
  if (await findUploaded(db, { user_id: viewer.id, idem_key: key })) return null;
  if (await isLibraryFull(db, viewer.id, 1)) return LIBRARY_FULL;
  const allowed = await rateLimits.check('upload', viewer);
  return allowed.ok ? null : allowed;
}

/** Whether a member's library has no room for a picture of so many bytes. */
async function isLibraryFull(db: Services['db'], userId: string, added: number): Promise<boolean> {
  const { files, bytes } = await weighLibrary(db, userId);
  return files >= MAX_FILES || bytes + added > MAX_BYTES;
}

// Separate lines prevent a match across two fields.
function saidWith({ description, alt, tags }: ResourceWords): string {
  return [...new Set([description, alt, tags.join(' ')])].join('\n');
}

// The files are stored before the row is inserted, so that no row lacks its files.
function saveRow(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  row: PictureRow,
  places: readonly string[],
): Promise<UploadOutcome> {
  return services.db.transaction().execute(async (trx) => {
    if (!(await lockMember(trx, row.user_id))) return { ok: false, reason: 'sign-in-first' };
    await insertResource(trx, row);
    if (!(await claimObjects(trx, places, row.id))) {
      throw new PictureInDeletionError('A file was swept before its row was written');
    }
    if (row.hidden_at !== null) {
      await queueForReview(trx, services, { kind: 'resource', id: row.id });
    }
    return { ok: true, id: row.id, isNew: true };
  });
}

async function sentBefore(
  { db }: Pick<Services, 'db'>,
  viewer: Member,
  key: string,
  hash: string,
): Promise<UploadOutcome | null> {
  const mine = await findUploaded(db, { user_id: viewer.id, idem_key: key });
  if (mine) {
    if (mine.content_hash !== hash) return { ok: false, reason: 'key-reused' };
    return { ok: true, id: mine.id, isNew: false };
  }
  if (await wasRemoved(db, hash)) return { ok: false, reason: 'resource-removed' };
  const known = await findUploaded(db, { content_hash: hash });
  if (!known) return null;
  if (known.hidden_at !== null) return { ok: false, reason: 'resource-waiting' };
  return { ok: false, reason: 'resource-known', more: { resourceId: known.id } };
}

type NewResource = Omit<UploadInput, 'file'> & {
  stored: StoredPicture;
  picture: SafePicture;
  isHeld: boolean;
};

function newRow(
  services: Pick<Services, 'newId' | 'now'>,
  viewer: Member,
  { stored, picture, words, key, isHeld }: NewResource,
): PictureRow {
  const now = services.now();
  return {
    id: services.newId(),
    user_id: viewer.id,
    image: stored.image,
    thumbnails: stored.thumbnails,
    description: words.description,
    alt: words.alt,
    tags: words.tags,
    search_text: foldText([words.description, ...words.tags].join(' ')).slice(0, MAX_SEARCH_TEXT),
    width: picture.width,
    height: picture.height,
    bytes: picture.bytes.length,
    content_type: picture.contentType,
    content_hash: picture.hash,
    idem_key: key,
    downloads: 0,
    created_at: now,
    hidden_at: isHeld ? now : null,
    hidden_reason: isHeld ? 'review' : null,
  };
}
