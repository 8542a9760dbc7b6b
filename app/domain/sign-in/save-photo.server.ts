import { createHash } from 'node:crypto';
import type { Services } from '../../platform/services.ts';
import { withTimeout } from '../../platform/time/with-timeout.ts';
import { findAvatar, updateUser, upsertAvatar } from '../members/member-store.server.ts';

/** The time that a sign-in waits for its photo behind queued uploads. */
const PHOTO_TIMEOUT_MS = 2000;

/**
 * Stores a copy of the provider's photo, once for each URL, encoded again from its pixels. Without one the avatar is a
 * letter. Pages never show the provider's URL or file.
 */
export async function savePhoto(services: Services, userId: string, url: string): Promise<void> {
  const source_hash = createHash('sha256').update(url).digest('base64url');
  try {
    const known = await findAvatar(services.db, userId);
    if (known?.source_hash === source_hash) return;
    const fetched = await services.fetchPhoto(url);
    if (!fetched) return;
    const made = await withTimeout(PHOTO_TIMEOUT_MS, (signal) =>
      services.workers.run('reencodePhoto', () => fetched, { ...services.requester, signal }),
    );
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
      bytes: Buffer.from(bytes).toString('base64'),
      source_hash,
      updated_at: services.now(),
    });
    const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
    await updateUser(services.db, userId, { photo_url: `/avatars/${userId}?v=${version}` });
  } catch (error) {
    services.log.warn({ err: error, user: userId }, 'a picture was not kept');
  }
}
