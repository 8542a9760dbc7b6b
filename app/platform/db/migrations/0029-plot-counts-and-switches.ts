import type { Kysely } from 'kysely';
import { bigInteger, createTable } from '../create-table.ts';

const COUNTS = ['shown', 'copies', 'downloads', 'shares', 'reactions'] as const;

/** How often each plot was told and what came of it, and the switches of the admins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let counts = createTable(db, 'plot_counts').addColumn('plot', 'text', (column) =>
    column.primaryKey(),
  );
  for (const name of COUNTS) {
    counts = counts.addColumn(name, bigInteger(db), (column) => column.notNull().defaultTo(0));
  }
  await counts.addColumn('updated_at', bigInteger(db), (column) => column.notNull()).execute();
  await createTable(db, 'switches')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .addColumn('changed_at', bigInteger(db), (column) => column.notNull())
    .execute();
}
