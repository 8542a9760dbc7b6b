import type { Kysely } from 'kysely';
import { runStatements } from '../run-statements.ts';
import { COMMUNITY } from './0100/community.ts';
import { createCounters } from './0100/counters.ts';
import { LIBRARY } from './0100/library.ts';
import { MEMBERS } from './0100/members.ts';
import { MODERATION } from './0100/moderation.ts';
import { OPERATION } from './0100/operation.ts';
import { createSearchIndexes } from './0100/search-indexes.ts';
import { WRITING } from './0100/writing.ts';

/** The schema of 0.1.0. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Each part refers only to the parts before it.
  for (const part of [MEMBERS, WRITING, COMMUNITY, LIBRARY, MODERATION, OPERATION]) {
    await runStatements(db, part);
  }
  await createSearchIndexes(db);
  await createCounters(db);
}
