import { readAvatar } from '../members/read-avatar.server.ts';
import type { Services } from '../../platform/services.ts';

/** A member's picture as the card of a picture takes it, a data URL, or null. */
export async function readPhoto(services: Services, userId: string): Promise<string | null> {
  const avatar = await readAvatar(services, userId);
  if (!avatar) return null;
  return `data:${avatar.contentType};base64,${Buffer.from(avatar.bytes).toString('base64')}`;
}
