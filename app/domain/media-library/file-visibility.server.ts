import type { Viewer } from '../../platform/http/viewer.ts';
import { WAITING_REASONS } from './resource.ts';
import type { Services } from '../../platform/services.ts';
import { findHolder } from '../../platform/files/object-store.server.ts';

/**
 * Who may see a stored file: everybody, as long as its picture is in the library; else those who decide about it,
 * and its owner while it waits for a look. A file of no picture is nobody's to see.
 */
export async function guardFile(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  place: string,
): Promise<'everybody' | 'viewer' | 'nobody'> {
  const holder = await findHolder(db, place);
  if (!holder) return 'nobody';
  if (holder.hidden_at === null) return 'everybody';
  if (viewer.kind !== 'member') return 'nobody';
  const isOwners =
    holder.user_id === viewer.id && WAITING_REASONS.includes(holder.hidden_reason ?? '');
  return viewer.isAdmin || isOwners ? 'viewer' : 'nobody';
}
