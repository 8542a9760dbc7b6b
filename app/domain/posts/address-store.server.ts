import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { IN_FEED } from './feed-store.server.ts';

/** The path of a shared post, and when it last changed (epoch milliseconds). */
export type PostAddress = { path: string; changedAt: number };

/** The newest `most` posts that everybody may read, the newest first. */
export async function newestAddresses(db: Kysely<Database>, most: number): Promise<PostAddress[]> {
  const { rows } = await sql<{ id: string; updated_at: number }>`
    select id, updated_at from posts where ${IN_FEED}
    order by created_at desc, id desc limit ${most}`.execute(db);
  return rows.map(({ id, updated_at }) => ({ path: `/post/${id}`, changedAt: updated_at }));
}
