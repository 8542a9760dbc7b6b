import { type Kysely, sql } from 'kysely';
import { bigInteger, createTable } from '../create-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCases(db);
  await createReports(db);
  await createAuditLog(db);
  await createBlocks(db);
}

async function createCases(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  await createTable(db, 'moderation_cases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('target_kind', 'text', (column) =>
      column.notNull().check(sql`target_kind in ('post', 'comment')`),
    )
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) =>
      column.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('comment_id', 'text', (column) =>
      column.references('comments.id').onDelete('cascade'),
    )
    .addColumn('owner_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('opened_at', bigint, (column) => column.notNull())
    .addColumn('closed_at', bigint)
    .addColumn('decision', 'text')
    .addColumn('reason', 'text')
    .addColumn('immune', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('delete_at', bigint)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('moderation_cases_target', ['target_kind', 'target_id'])
    .execute();
  for (const column of ['post_id', 'comment_id', 'owner_id', 'delete_at']) {
    const index = db.schema.createIndex(`moderation_cases_${column}`);
    await index.on('moderation_cases').column(column).execute();
  }
  await sql`create index moderation_cases_open on moderation_cases (opened_at, id)
    where closed_at is null`.execute(db);
  await sql`create index moderation_cases_closed on moderation_cases (closed_at, id)
    where closed_at is not null`.execute(db);
}

async function createReports(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  await createTable(db, 'reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('case_id', 'text', (column) =>
      column.notNull().references('moderation_cases.id').onDelete('cascade'),
    )
    .addColumn('reporter_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('reporter_key', 'text', (column) => column.notNull())
    .addColumn('counts', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('words', 'text')
    .addColumn('contact', 'text')
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addUniqueConstraint('reports_once', ['case_id', 'reporter_key'])
    .execute();
  await db.schema.createIndex('reports_reporter').on('reports').column('reporter_id').execute();
}

async function createAuditLog(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  await createTable(db, 'audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('actor_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target_kind', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('details', 'text')
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('undone_at', bigint)
    .execute();
  await db.schema.createIndex('audit_log_actor').on('audit_log').column('actor_id').execute();
  await db.schema
    .createIndex('audit_log_target')
    .on('audit_log')
    .columns(['target_kind', 'target_id'])
    .execute();
  await sql`create index audit_log_removals on audit_log (created_at, id)
    where action in ('hide', 'delete') and undone_at is null`.execute(db);
}

async function createBlocks(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  await createTable(db, 'blocks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('blocked_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addUniqueConstraint('blocks_once', ['user_id', 'blocked_id'])
    .execute();
  await db.schema.createIndex('blocks_blocked').on('blocks').column('blocked_id').execute();
}
