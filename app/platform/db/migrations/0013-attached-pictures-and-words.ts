import { type Kysely, sql } from 'kysely';
import { bigInteger, createTable } from '../create-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createAttachedPictures(db);
  await createWords(db);
  await fillWords(db);
}

async function createAttachedPictures(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'attached_pictures')
    .addColumn('post_id', 'text', (column) =>
      column.primaryKey().references('posts.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    // A picture that leaves the library leaves the posts too.
    .addColumn('resource_id', 'text', (column) =>
      column.notNull().references('resources.id').onDelete('cascade'),
    )
    .addColumn('top_text', 'text', (column) => column.notNull())
    .addColumn('bottom_text', 'text', (column) => column.notNull())
    .addColumn('attached_at', bigInteger(db), (column) => column.notNull())
    .execute();
  for (const column of ['user_id', 'resource_id']) {
    await db.schema
      .createIndex(`attached_pictures_${column.replace('_id', '')}`)
      .on('attached_pictures')
      .columns([column])
      .execute();
  }
}

async function createWords(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'library_words', { isOnlyKey: true })
    .addColumn('word', 'text', (column) => column.primaryKey())
    .execute();
  await createTable(db, 'resource_words', { isOnlyKey: true })
    .addColumn('word', 'text', (column) => column.notNull().references('library_words.word'))
    .addColumn('resource_id', 'text', (column) =>
      column.notNull().references('resources.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('resource_words_pk', ['word', 'resource_id'])
    .execute();
  await db.schema
    .createIndex('resource_words_resource')
    .on('resource_words')
    .columns(['resource_id'])
    .execute();
}

type Words = {
  resources: { id: string; search_text: string };
  library_words: { word: string };
  resource_words: { word: string; resource_id: string };
};

const BATCH = 200;

/** The words of the pictures that are there already. */
async function fillWords(db: Kysely<Words>): Promise<void> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('resources')
      .select(['id', 'search_text'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, search_text } of rows) {
      const words = [...new Set(search_text.split(' ').filter(Boolean))].map((word) => ({ word }));
      if (words.length === 0) continue;
      await sql`insert into library_words (word) values
        ${sql.join(words.map(({ word }) => sql`(${word})`))} on conflict do nothing`.execute(db);
      const uses = words.map(({ word }) => ({ word, resource_id: id }));
      await db.insertInto('resource_words').values(uses).execute();
    }
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.id;
  }
}
