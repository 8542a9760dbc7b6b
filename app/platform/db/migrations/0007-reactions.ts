import { type Kysely, sql } from 'kysely';
import { bigInteger, createTable } from '../create-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  await createTable(db, 'reactions')
    .addColumn('post_id', 'text', (column) =>
      column.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('agree', 'humbled', 'synergy', 'unhinged')`),
    )
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addPrimaryKeyConstraint('reactions_once', ['post_id', 'user_id'])
    .execute();
  await db.schema.createIndex('reactions_user').on('reactions').column('user_id').execute();

  await createTable(db, 'comments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'text', (column) =>
      column.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('idem_key', 'text', (column) => column.notNull())
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('hidden_at', bigint)
    .addColumn('hidden_reason', 'text')
    .addUniqueConstraint('comments_once', ['user_id', 'idem_key'])
    .execute();
  await db.schema
    .createIndex('comments_post')
    .on('comments')
    .columns(['post_id', 'created_at', 'id'])
    .execute();

  // A notice may name the member who caused it, and goes with that member too.
  await db.schema
    .alterTable('notices')
    .addColumn('actor_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('notices_actor').on('notices').column('actor_id').execute();
}
