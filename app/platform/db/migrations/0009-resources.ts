import { type Kysely, sql } from 'kysely';
import { bigInteger, createTable } from '../create-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createResources(db);
  await createOpinions(db);
  await createStoredObjects(db);
}

async function createResources(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  await createTable(db, 'resources')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('thumbnails', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull().check(sql`width > 0`))
    .addColumn('height', 'integer', (column) => column.notNull().check(sql`height > 0`))
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull().unique())
    .addColumn('idem_key', 'text', (column) => column.notNull())
    .addColumn('downloads', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('hidden_at', bigint)
    .addColumn('hidden_reason', 'text')
    .addUniqueConstraint('resources_key', ['user_id', 'idem_key'])
    .execute();
  // With the words in it a search reads this alone.
  await sql`create index resources_newest on resources (created_at, id, search_text)
    where hidden_at is null`.execute(db);
  await db.schema
    .createIndex('resources_user')
    .on('resources')
    .columns(['user_id', 'created_at'])
    .execute();
}

async function createOpinions(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  await createTable(db, 'resource_favourites')
    .addColumn('resource_id', 'text', (column) =>
      column.notNull().references('resources.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addPrimaryKeyConstraint('resource_favourites_pk', ['user_id', 'resource_id'])
    .execute();
  await createTable(db, 'resource_downloads')
    .addColumn('resource_id', 'text', (column) =>
      column.notNull().references('resources.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('resource_downloads_pk', ['user_id', 'resource_id', 'day'])
    .execute();
  for (const table of ['resource_favourites', 'resource_downloads']) {
    await db.schema.createIndex(`${table}_resource`).on(table).columns(['resource_id']).execute();
  }
}

async function createStoredObjects(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  await createTable(db, 'stored_objects')
    .addColumn('place', 'text', (column) => column.primaryKey())
    // Without one it is nobody's, and is swept.
    .addColumn('resource_id', 'text', (column) =>
      column.references('resources.id').onDelete('set null'),
    )
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('sweeping', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('stored_objects_resource')
    .on('stored_objects')
    .columns(['resource_id', 'created_at'])
    .execute();
}
