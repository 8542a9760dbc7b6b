import { CompiledQuery, type Kysely } from 'kysely';
import { isSqlite } from './is-sqlite.ts';

/**
 * Runs statements that are written for both databases, each ended by a semicolon and a line break. SQLite has one type of
 * integer and tables with strict types; Postgres stores what it generates.
 */
export async function runStatements(db: Kysely<unknown>, text: string): Promise<void> {
  const own = isSqlite(db)
    ? text.replaceAll('bigint', 'integer')
    : text.replaceAll(/\) strict(?:, without rowid)?;/g, ');').replaceAll(') virtual', ') stored');
  for (const statement of own.split(/;\n/)) {
    if (statement.trim() !== '') await db.executeQuery(CompiledQuery.raw(statement));
  }
}
