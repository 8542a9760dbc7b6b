import type { Kysely } from 'kysely';

/** Keeps the plot of a post and the names drawn for it: a post is told again from them at another level. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('generations').addColumn('plot', 'text').execute();
  await db.schema.alterTable('generations').addColumn('cast_of_plot', 'text').execute();
}
