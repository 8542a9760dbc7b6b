import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { up as guestsAndGenerations } from './migrations/0001-guests-and-generations.ts';
import { up as jobs } from './migrations/0002-jobs.ts';
import { up as people } from './migrations/0003-people.ts';
import type { Database } from './tables.ts';

/** Append-only: a migration that has been released is never edited. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-guests-and-generations': { up: guestsAndGenerations },
  '0002-jobs': { up: jobs },
  '0003-people': { up: people },
};

/** The database has migrations that this version does not know. */
export class NewerSchemaError extends Error {}

/** Whether this version knows the schema whose last migration is called `name`; null is an empty one. */
export function knowsSchema(name: string | null): boolean {
  return name === null || Object.hasOwn(MIGRATIONS, name);
}

/**
 * Brings the schema to this version. Throws the first error, NewerSchemaError when a newer version was
 * here; a failed migration leaves nothing behind.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (!error) return;
  if (await hasUnknownMigration(db)) throw new NewerSchemaError('', { cause: error });
  throw error instanceof Error ? error : new Error('The migration failed');
}

/** Whether an older version was here and this one has something to change. Throws when there is no answer. */
export async function isBehind(db: Kysely<Database>): Promise<boolean> {
  const known = await migratorOf(db).getMigrations();
  const isUsed = known.some(({ executedAt }) => executedAt);
  const isOld = known.some(({ executedAt }) => !executedAt);
  return isUsed && isOld && !(await hasUnknownMigration(db));
}

function migratorOf(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
}

async function hasUnknownMigration(db: Kysely<Database>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return rows.some(({ name }) => !knowsSchema(name));
  } catch {
    // No such table, or no answer: then the first error says what is wrong.
    return false;
  }
}
