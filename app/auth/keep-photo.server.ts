import { createHash } from 'node:crypto';
import type { Services } from '../services.server.ts';
import { findAvatar, upsertAvatar } from './avatar-store.server.ts';
import { updateUser } from './identity-store.server.ts';

/**
 * Makes a member's picture out of the one that the provider names, once for each address. What cannot be had
 * is left out: the avatar is a letter then. The provider's own address is never shown to anybody.
 */
export async function keepPhoto(services: Services, userId: string, url: string): Promise<void> {
  const source_hash = createHash('sha256').update(url).digest('base64url');
  try {
    const known = await findAvatar(services.db, userId);
    if (known?.source_hash === source_hash) return;
    const photo = await services.fetchPhoto(url);
    if (!photo) return;
    const { contentType, bytes } = photo;
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
