import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from '../app/platform/db/migrate.server.ts';
import type { Database } from '../app/platform/db/tables.ts';

/** Migrates an empty database by the first `count` migrations, as Array.slice counts; by all without it. */
export async function migrateTo(db: Kysely<Database>, count?: number): Promise<void> {
  const some = Object.fromEntries(Object.entries(MIGRATIONS).slice(0, count));
  const provider = { getMigrations: () => Promise.resolve(some) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The migration failed');
}
