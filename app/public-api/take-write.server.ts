import type { Member } from '../auth/viewer.ts';
import type { Services } from '../services.server.ts';
import type { ApiRefusal } from './answer-api.server.ts';

/** Bounds what a member's programs write in an hour, whichever token they have; the same key counts once. */
export async function takeWrite(
  { actionLimits }: Services,
  member: Member,
  key: string,
): Promise<ApiRefusal | null> {
  const wait = await actionLimits.take('api-write', member.id, key);
  if (wait === null) return null;
  return { refused: 'too-many-requests', headers: { 'retry-after': String(wait) } };
}
