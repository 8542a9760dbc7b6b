import { type Kysely, sql } from 'kysely';
import { bigInteger, createTable } from '../create-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createRequests(db);
  await createVotes(db);
  await createComments(db);
}

async function createRequests(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  await createTable(db, 'feature_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('pending', 'approved', 'rejected')`),
    )
    .addColumn('reason', 'text')
    .addColumn('votes', 'integer', (column) => column.notNull())
    .addColumn('comments', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('idem_key', 'text', (column) => column.notNull())
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('decided_at', bigint)
    .addColumn('decided_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addUniqueConstraint('feature_requests_once', ['user_id', 'idem_key'])
    .execute();
  for (const [name, columns] of Object.entries({
    newest: ['created_at', 'id'],
    votes: ['votes', 'id'],
    status_newest: ['status', 'created_at', 'id'],
    status_votes: ['status', 'votes', 'id'],
    decided_by: ['decided_by'],
  })) {
    const index = db.schema.createIndex(`feature_requests_${name}`);
    await index.on('feature_requests').columns(columns).execute();
  }
}

async function createVotes(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'request_votes')
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('feature_requests.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', bigInteger(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('request_votes_once', ['request_id', 'user_id'])
    .execute();
  await db.schema.createIndex('request_votes_user').on('request_votes').column('user_id').execute();
}

async function createComments(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'request_comments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('feature_requests.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('idem_key', 'text', (column) => column.notNull())
    .addColumn('created_at', bigInteger(db), (column) => column.notNull())
    .addUniqueConstraint('request_comments_once', ['user_id', 'idem_key'])
    .execute();
  await db.schema
    .createIndex('request_comments_request')
    .on('request_comments')
    .columns(['request_id', 'created_at', 'id'])
    .execute();
}
