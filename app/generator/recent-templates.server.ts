import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { listEarlierTemplates } from './generation-store.server.ts';

/** So many posts a reader remembers, and the writer with them. */
const REMEMBERED_POSTS = 30;

/**
 * The template ids of the last 30 posts that the owner of a generation (guest or member) had when asking for
 * it, the latest first: what the writer should not say again.
 *
 * It is computed from the rows and kept nowhere else, so a post is told again from the database alone: its row
 * (style, fields, humor_level, seed, and the engine it names), the site, and this list, which is the same
 * whenever it is asked for. Not after one of the earlier posts was deleted for good, which forgets its ids.
 */
export async function recentTemplates(
  db: Kysely<Database>,
  generationId: string,
): Promise<string[]> {
  const stored = await listEarlierTemplates(db, generationId, REMEMBERED_POSTS);
  return stored.flatMap((ids) => JSON.parse(ids) as string[]);
}
