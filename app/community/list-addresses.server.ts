import type { Services } from '../services.server.ts';
import { countShared, readAddresses } from './address-store.server.ts';

/** Where a shared post is, and when it last changed (epoch milliseconds). */
export type PostAddress = { path: string; changedAt: number };

/** How many posts there are to list. */
export function countAddresses({ db }: Services): Promise<number> {
  return countShared(db);
}

/** The posts everybody may read, the oldest first: at most `most` of them, after the first `from`. */
export async function listAddresses(
  { db }: Services,
  stretch: { from: number; most: number },
): Promise<PostAddress[]> {
  const rows = await readAddresses(db, stretch);
  return rows.map(({ id, updated_at }) => ({ path: `/post/${id}`, changedAt: updated_at }));
}
