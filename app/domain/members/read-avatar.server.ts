import type { Services } from '../../platform/services.ts';
import { findAvatar } from './member-store.server.ts';

export async function readAvatar(
  services: Pick<Services, 'db'>,
  userId: string,
): Promise<{ contentType: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  const row = await findAvatar(services.db, userId);
  return row
    ? { contentType: row.content_type, bytes: Uint8Array.from(Buffer.from(row.bytes, 'base64')) }
    : null;
}
