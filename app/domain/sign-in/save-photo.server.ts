import { createHash } from 'node:crypto';
import type { MadePhoto } from '../../platform/images/image-encoding.server.ts';
import type { ImageWorkerPool } from '../../platform/images/image-worker-pool.server.ts';
import type { Services } from '../../platform/services.ts';
import { withTimeout } from '../../platform/time/with-timeout.ts';
import { findAvatar, upsertAvatar } from '../members/member-store.server.ts';
import { updateUser } from './sign-in-store.server.ts';

/** How long a sign-in waits for its photo to be made, behind whatever uploads are in the line. Milliseconds. */
const PHOTO_TIMEOUT_MS = 2000;

/**
 * Makes a member's picture out of the one that the provider names, once for each address. What cannot be had, or
 * made anew from its pixels, is left out: the avatar is a letter then. The provider's own address is never shown
 * to anybody, nor is the file that lay there.
 */
export async function savePhoto(services: Services, userId: string, url: string): Promise<void> {
  const source_hash = createHash('sha256').update(url).digest('base64url');
  try {
    const known = await findAvatar(services.db, userId);
    if (known?.source_hash === source_hash) return;
    const fetched = await services.fetchPhoto(url);
    if (!fetched) return;
    const made = await makeInTime(services.imageWorkers, fetched);
    if (!made?.ok) {
      services.log.info(
        { user: userId, reason: made?.reason ?? 'busy' },
        'no picture could be made',
      );
      return;
    }
    const { contentType, bytes } = made.picture;
    await upsertAvatar(services.db, {
      user_id: userId,
      content_type: contentType,
      bytes: bytes.toString('base64'),
      source_hash,
      updated_at: services.now(),
    });
    const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
    await updateUser(services.db, userId, { photo_url: `/avatars/${userId}?v=${version}` });
  } catch (error) {
    services.log.warn({ err: error, user: userId }, 'a picture was not kept');
  }
}

/** The photo as it is shown; null when it is not made in time. */
function makeInTime(workers: ImageWorkerPool, fetched: Buffer): Promise<MadePhoto | null> {
  return withTimeout(PHOTO_TIMEOUT_MS, (signal) =>
    workers.grindPhoto(() => {
      // Whoever waited for it has gone on: its turn is somebody else's.
      signal.throwIfAborted();
      return Promise.resolve(fetched);
    }),
  );
}
