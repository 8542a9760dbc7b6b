import { createHmac } from 'node:crypto';
import type { Viewer } from './viewer.ts';

/** A pseudonym of the member or guest for the log, keyed with the server secret. */
export function actorOf({ secret }: { secret: string }, viewer: Viewer): string {
  const id = viewer.kind === 'member' ? viewer.id : viewer.guestId;
  if (id === null) return 'nobody';
  const hash = createHmac('sha256', secret).update(`actor\n${id}`).digest('base64url');
  return `${viewer.kind}:${hash.slice(0, 16)}`;
}
