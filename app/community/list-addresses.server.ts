import type { Services } from '../services.server.ts';
import { countShared, readAddresses, readDays } from './address-store.server.ts';

/** Where a shared post is, and when it last changed (epoch milliseconds). */
export type PostAddress = { path: string; changedAt: number };

/** How many posts there are to list. */
export function countAddresses({ db }: Services): Promise<number> {
  return countShared(db);
}

/** The UTC days (in days since 1970) of which there are posts that everybody may read, the oldest first. */
export function listDays({ db }: Services): Promise<number[]> {
  return readDays(db);
}

/** The posts everybody may read, the oldest first: those of one UTC day, or without one of all; at most `most`. */
export async function listAddresses(
  { db }: Services,
  stretch: { day: number | null; most: number },
): Promise<PostAddress[]> {
  const rows = await readAddresses(db, stretch);
  return rows.map(({ id, updated_at }) => ({ path: `/post/${id}`, changedAt: updated_at }));
}
