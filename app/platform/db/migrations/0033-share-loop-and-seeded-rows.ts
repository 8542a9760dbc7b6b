import { type Kysely, sql } from 'kysely';
import { bigInteger, createTable } from '../create-table.ts';

/** When a guest came by a shared link and then wrote; what `npm run seed` has made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  for (const column of ['came_at', 'wrote_at']) {
    await db.schema.alterTable('guest_sessions').addColumn(column, bigint).execute();
    await sql`create index ${sql.id(`guest_sessions_${column}`)}
      on guest_sessions (${sql.ref(column)}) where ${sql.ref(column)} is not null`.execute(db);
  }
  await createTable(db, 'seeded_rows')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seeded_rows_key', ['kind', 'id'])
    .execute();
}
