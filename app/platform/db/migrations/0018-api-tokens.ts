import type { Kysely } from 'kysely';
import { bigInteger, createTable } from '../create-table.ts';

/** Tokens that let programs act for a member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  await createTable(db, 'api_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('last_used', bigint)
    .addColumn('expires_at', bigint)
    .execute();
  await db.schema
    .createIndex('api_tokens_user')
    .on('api_tokens')
    .columns(['user_id', 'id'])
    .execute();
  await db.schema.createIndex('api_tokens_end').on('api_tokens').column('expires_at').execute();
}
