import { type Kysely, sql } from 'kysely';
import { bigInteger, createTable } from '../create-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  await db.schema
    .alterTable('generations')
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .defaultTo('post')
        .check(sql`kind in ('post', 'replies')`),
    )
    .execute();

  await createTable(db, 'replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('generation_id', 'text', (column) => column.notNull())
    .addColumn('tone', 'text', (column) => column.notNull())
    .addColumn('length', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('original_post', 'text', (column) => column.notNull())
    .addColumn('writer', 'text', (column) => column.notNull())
    .addColumn('fallback', 'text')
    .addColumn('created_at', bigint, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('replies_user_created')
    .on('replies')
    .columns(['user_id', 'created_at', 'generation_id'])
    .execute();
  await db.schema.createIndex('replies_generation').on('replies').column('generation_id').execute();
}
