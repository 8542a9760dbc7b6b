import type { Kysely } from 'kysely';
import { bigInteger, createTable } from '../create-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'jobs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('due_at', bigInteger(db), (column) => column.notNull())
    .execute();
}
