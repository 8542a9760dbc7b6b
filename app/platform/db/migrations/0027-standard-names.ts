import type { Kysely } from 'kysely';

const COLUMNS = [
  ['generations', 'cast_of_plot', 'plot_cast'],
  ['reports', 'words', 'message'],
  ['stored_objects', 'place', 'path'],
  ['stored_objects', 'sweeping', 'deleting'],
] as const;

/** Gives a table and four columns their standard names. All rows, indexes and constraints stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notices').renameTo('notifications').execute();
  for (const [table, from, to] of COLUMNS)
    await db.schema.alterTable(table).renameColumn(from, to).execute();
}
