import { type Kysely, sql } from 'kysely';
import { bigInteger, createTable, isSqlite } from '../create-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await (isSqlite(db) ? rebuildCases(db) : alterCases(db));
  await db.schema
    .createIndex('moderation_cases_resource_id')
    .on('moderation_cases')
    .column('resource_id')
    .execute();
  await createTable(db, 'removed_pictures')
    .addColumn('content_hash', 'text', (column) => column.primaryKey())
    .addColumn('removed_at', bigInteger(db), (column) => column.notNull())
    .execute();
  await openWhatIsHidden(db);
}

const KINDS = sql`target_kind in ('post', 'comment', 'resource')`;
const OF_ONE = sql`(post_id is null) = (target_kind = 'resource')
  and (resource_id is null) = (target_kind <> 'resource')`;

async function alterCases(db: Kysely<unknown>): Promise<void> {
  await sql`alter table moderation_cases
    drop constraint moderation_cases_target_kind_check,
    alter column post_id drop not null,
    add column resource_id text references resources (id) on delete cascade`.execute(db);
  await sql`alter table moderation_cases
    add constraint moderation_cases_target_kind_check check (${KINDS}),
    add constraint moderation_cases_of_one check (${OF_ONE})`.execute(db);
}

// SQLite changes no constraint: both tables are made anew, the one that points to the other first.
async function rebuildCases(db: Kysely<unknown>): Promise<void> {
  await createCases(db, 'new_cases');
  await createReports(db, 'new_reports', 'new_cases');
  await sql`insert into new_cases (id, target_kind, target_id, post_id, comment_id, owner_id,
      opened_at, closed_at, decision, reason, immune, delete_at, version)
    select id, target_kind, target_id, post_id, comment_id, owner_id,
      opened_at, closed_at, decision, reason, immune, delete_at, version
    from moderation_cases`.execute(db);
  await sql`insert into new_reports (id, case_id, reporter_id, reporter_key, counts, reason, words,
      contact, created_at)
    select id, case_id, reporter_id, reporter_key, counts, reason, words, contact, created_at
    from reports`.execute(db);
  await db.schema.dropTable('reports').execute();
  await db.schema.dropTable('moderation_cases').execute();
  await db.schema.alterTable('new_cases').renameTo('moderation_cases').execute();
  await db.schema.alterTable('new_reports').renameTo('reports').execute();
  for (const column of ['post_id', 'comment_id', 'owner_id', 'delete_at']) {
    const index = db.schema.createIndex(`moderation_cases_${column}`);
    await index.on('moderation_cases').column(column).execute();
  }
  await sql`create index moderation_cases_open on moderation_cases (opened_at, id)
    where closed_at is null`.execute(db);
  await sql`create index moderation_cases_closed on moderation_cases (closed_at, id)
    where closed_at is not null`.execute(db);
  await db.schema.createIndex('reports_reporter').on('reports').column('reporter_id').execute();
}

async function createCases(db: Kysely<unknown>, name: string): Promise<void> {
  await createTable(db, name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('target_kind', 'text', (column) => column.notNull().check(KINDS))
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.references('posts.id').onDelete('cascade'))
    .addColumn('comment_id', 'text', (column) =>
      column.references('comments.id').onDelete('cascade'),
    )
    .addColumn('owner_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('opened_at', 'integer', (column) => column.notNull())
    .addColumn('closed_at', 'integer')
    .addColumn('decision', 'text')
    .addColumn('reason', 'text')
    .addColumn('immune', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('delete_at', 'integer')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('resource_id', 'text', (column) =>
      column.references('resources.id').onDelete('cascade'),
    )
    .addUniqueConstraint('moderation_cases_target', ['target_kind', 'target_id'])
    .addCheckConstraint('moderation_cases_of_one', OF_ONE)
    .execute();
}

async function createReports(db: Kysely<unknown>, name: string, cases: string): Promise<void> {
  await createTable(db, name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('case_id', 'text', (column) =>
      column.notNull().references(`${cases}.id`).onDelete('cascade'),
    )
    .addColumn('reporter_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('reporter_key', 'text', (column) => column.notNull())
    .addColumn('counts', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('words', 'text')
    .addColumn('contact', 'text')
    .addColumn('created_at', 'integer', (column) => column.notNull())
    .addUniqueConstraint('reports_once', ['case_id', 'reporter_key'])
    .execute();
}

// What admins have taken out before there were cases of pictures can be brought back like everything else.
async function openWhatIsHidden(db: Kysely<unknown>): Promise<void> {
  await sql`insert into removed_pictures (content_hash, removed_at)
    select content_hash, hidden_at from resources where hidden_at is not null`.execute(db);
  await sql`insert into moderation_cases (id, target_kind, target_id, resource_id, owner_id,
      opened_at, closed_at, decision, reason, immune, version)
    select id, 'resource', id, id, user_id, hidden_at, hidden_at, 'hide', 'other', 0, 0
    from resources where hidden_at is not null`.execute(db);
}
