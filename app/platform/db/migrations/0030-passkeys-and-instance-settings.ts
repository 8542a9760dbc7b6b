import { type Kysely, sql } from 'kysely';
import { bigInteger, createTable } from '../create-table.ts';

/** Passkeys, recovery codes, invitations and admins of the owner link; settings of the instance replace switches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  // Dropped first, so that the file keeps no empty pages.
  const switched = await sql<{ is_on: number; changed_at: number }>`
    select is_on, changed_at from switches where name = 'plot-learning'`.execute(db);
  await db.schema.dropTable('switches').execute();
  await db.schema.alterTable('users').addColumn('admin_since', bigint).execute();
  await sql`create index users_admin on users (admin_since) where admin_since is not null`.execute(
    db,
  );
  await createTable(db, 'passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', bigint, (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('rp_id', 'text', (column) => column.notNull())
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('last_used', bigint)
    .execute();
  await db.schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute();
  await createTable(db, 'recovery_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('used_at', bigint)
    .execute();
  await db.schema
    .createIndex('recovery_codes_user')
    .on('recovery_codes')
    .column('user_id')
    .execute();
  await createTable(db, 'invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('made_by', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('max_uses', 'integer', (column) => column.notNull())
    .addColumn('uses', 'integer', (column) => column.notNull())
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('expires_at', bigint, (column) => column.notNull())
    .addColumn('revoked_at', bigint)
    .addCheckConstraint('invitations_uses', sql`uses between 0 and max_uses`)
    .execute();
  await db.schema.createIndex('invitations_maker').on('invitations').column('made_by').execute();
  await createTable(db, 'instance_settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('changed_at', bigint, (column) => column.notNull())
    .execute();
  for (const { is_on, changed_at } of switched.rows) {
    await sql`insert into instance_settings (name, value, changed_at)
      values ('plotLearning', ${is_on === 1 ? 'true' : 'false'}, ${changed_at})`.execute(db);
  }
}
