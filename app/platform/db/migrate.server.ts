import { type QueryExecutorProvider, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { up as schema } from './migrations/0100-schema.ts';
import type { Db } from './tables.ts';

/** Append-only: released migrations are never edited. The first release has number 0100. */
export const MIGRATIONS: Record<string, Migration> = { '0100-schema': { up: schema } };

/** Why a database or backup cannot be used that was made before the first release. */
export const UNRELEASED =
  'This data is from before Broetry 0.1.0, which no released version can read: begin with an empty DATA_DIR or database.';

/** The database has migrations that this version does not know. */
export class UnknownSchemaError extends Error {
  readonly age: 'unreleased' | 'newer';
  constructor(age: 'unreleased' | 'newer', options: ErrorOptions) {
    super('', options);
    this.age = age;
  }
}

/** The age of a schema by its last migration. Null is an empty schema. */
export function ageOfSchema(name: string | null): 'unreleased' | 'known' | 'newer' {
  if (name === null || Object.hasOwn(MIGRATIONS, name)) return 'known';
  return name < '0100' ? 'unreleased' : 'newer';
}

/** Migrates the schema. Throws the first error, or UnknownSchemaError. A failed migration is rolled back. */
export async function migrate(db: Db): Promise<void> {
  if (await isCurrent(db)) return;
  const { error } = await migratorOf(db).migrateToLatest();
  if (!error) return;
  const age = await schemaAge(db);
  if (age === 'unreleased' || age === 'newer') throw new UnknownSchemaError(age, { cause: error });
  throw error instanceof Error ? error : new Error('The migration failed');
}

/** Whether the schema is that of an older version. */
export async function isBehind(db: Db): Promise<boolean> {
  return (await schemaAge(db)) === 'older';
}

/** The age of the schema of a database that can be read; `none` where no version has migrated it. */
export async function schemaAge(
  db: QueryExecutorProvider,
): Promise<'none' | 'unreleased' | 'older' | 'current' | 'newer'> {
  const applied = await appliedMigrations(db);
  if (applied.length === 0) return 'none';
  const ages = applied.map(ageOfSchema);
  const unknown = ages.find((age) => age !== 'known');
  if (unknown) return unknown;
  return applied.length === Object.keys(MIGRATIONS).length ? 'current' : 'older';
}

function migratorOf(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
}

/** Whether all migrations have been applied, and no others. Kysely reads the whole schema before it can say so. */
async function isCurrent(db: Db): Promise<boolean> {
  return (await schemaAge(db)) === 'current';
}

/** The names of the applied migrations; none where they cannot be read, as in a new database. */
async function appliedMigrations(db: QueryExecutorProvider): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return rows.map(({ name }) => name);
  } catch {
    return [];
  }
}
