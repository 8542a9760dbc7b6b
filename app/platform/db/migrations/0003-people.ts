import { type Kysely, sql } from 'kysely';
import { bigInteger, createTable } from '../create-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createUsers(db);
  await createSessions(db);
  await createPosts(db);
  await createNotices(db);
  await db.schema.alterTable('generations').addColumn('fallback', 'text').execute();
  await db.schema.alterTable('generations').addColumn('post_id', 'text').execute();
  await db.schema
    .createIndex('generations_owner_created')
    .on('generations')
    .columns(['owner_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('generations_post')
    .on('generations')
    .columns(['post_id', 'id'])
    .execute();
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  await createTable(db, 'users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_verified', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('bio', 'text')
    .addColumn('photo_url', 'text')
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('last_login', bigint, (column) => column.notNull())
    .addColumn('posts_created', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('disabled_at', bigint)
    .addColumn('settings', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addCheckConstraint('users_email_verified', sql`email_verified in (0, 1)`)
    .addCheckConstraint('users_posts_created_not_negative', sql`posts_created >= 0`)
    .execute();

  await createTable(db, 'identities')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('email_verified', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addPrimaryKeyConstraint('identities_key', ['issuer', 'subject'])
    .execute();
  await db.schema.createIndex('identities_user').on('identities').column('user_id').execute();

  await createTable(db, 'avatars')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'text', (column) => column.notNull())
    .addColumn('source_hash', 'text', (column) => column.notNull())
    .addColumn('updated_at', bigint, (column) => column.notNull())
    .execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  await createTable(db, 'sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('last_seen', bigint, (column) => column.notNull())
    .addColumn('expires_at', bigint, (column) => column.notNull())
    .addColumn('user_agent', 'text')
    .addColumn('provider', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_expires').on('sessions').column('expires_at').execute();

  await createTable(db, 'login_attempts')
    .addColumn('state_hash', 'text', (column) => column.primaryKey())
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('code_verifier', 'text', (column) => column.notNull())
    .addColumn('next', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('intent', 'text', (column) => column.notNull())
    .addColumn('link_user_id', 'text')
    .addColumn('expires_at', bigint, (column) => column.notNull())
    .addCheckConstraint('login_attempts_mode', sql`mode in ('popup', 'redirect')`)
    .addCheckConstraint('login_attempts_intent', sql`intent in ('login', 'signup', 'connect')`)
    .addCheckConstraint(
      'login_attempts_connect',
      sql`(intent = 'connect') = (link_user_id is not null)`,
    )
    .execute();
  await db.schema
    .createIndex('login_attempts_expires')
    .on('login_attempts')
    .column('expires_at')
    .execute();
}

async function createPosts(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  await createTable(db, 'posts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('post', 'text', (column) => column.notNull())
    .addColumn('formatted_post', 'text', (column) => column.notNull())
    .addColumn('form_data', 'text', (column) => column.notNull())
    .addColumn('style', 'text', (column) => column.notNull())
    .addColumn('generation_id', 'text', (column) => column.notNull())
    .addColumn('likes', 'integer', (column) => column.notNull())
    .addColumn('comments', 'integer', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('updated_at', bigint, (column) => column.notNull())
    .addColumn('shared_at', bigint)
    .addCheckConstraint('posts_type', sql`type in ('generated', 'community')`)
    .addCheckConstraint('posts_shared', sql`(type = 'community') = (shared_at is not null)`)
    .execute();
  await db.schema
    .createIndex('posts_user_created')
    .on('posts')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
}

async function createNotices(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  await createTable(db, 'notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('read_at', bigint)
    .execute();
  await db.schema
    .createIndex('notices_user_created')
    .on('notices')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
}
