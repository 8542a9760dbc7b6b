import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { up as guestsAndGenerations } from './migrations/0001-guests-and-generations.ts';
import { up as jobs } from './migrations/0002-jobs.ts';
import type { Database } from './tables.ts';

/** Append-only: a migration that has been released is never edited. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-guests-and-generations': { up: guestsAndGenerations },
  '0002-jobs': { up: jobs },
};

/** Brings the schema to this version. Throws the first error; a failed migration leaves nothing behind. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The migration failed');
}
