import type { Viewer } from '../auth/viewer.ts';
import { networkOf } from './address-bucket.server.ts';

/** Somebody who asks for what everybody may have, so many times an hour. */
export type Asker = { viewer: Viewer; address: string };

/** Whose hour counts: a member's own, and of guests the one of their network. */
export function askerKey({ viewer, address }: Asker): string {
  return viewer.kind === 'member' ? viewer.id : networkOf(address);
}
