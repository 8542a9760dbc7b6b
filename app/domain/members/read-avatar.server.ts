import type { Services } from '../../platform/services.ts';
import { findAvatar } from './member-store.server.ts';

/** A member's picture, or null. */
export async function readAvatar(
  services: Services,
  userId: string,
): Promise<{ contentType: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  const row = await findAvatar(services.db, userId);
  if (!row) return null;
  return {
    contentType: row.content_type,
    bytes: Uint8Array.from(Buffer.from(row.bytes, 'base64')),
  };
}
