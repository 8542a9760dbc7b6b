import { type Kysely, sql } from 'kysely';
import { addComputedColumn, bigInteger } from '../create-table.ts';

/** The sorts of the feed, and the number that each goes by. */
const SORTS = { recent: 'created_at', popular: 'popular_rank', comments: 'comments_rank' } as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  const posts = () => db.schema.alterTable('posts');
  const count = (name: string) =>
    posts().addColumn(name, 'integer', (column) => column.notNull().defaultTo(0));
  await count('reactions').execute();
  await count('real_comments').execute();
  await posts().addColumn('hidden_at', bigint).execute();
  await posts().addColumn('hidden_reason', 'text').execute();
  await posts().addColumn('shared_key', 'text').execute();
  // The same member shares the same text once, however many ask at once.
  await sql`create unique index posts_shared_once on posts (user_id, shared_key)`.execute(db);
  // What is real goes before what is shown. One number each: a database that compares two at a time guesses
  // how many follow by the first, and most posts have no reaction at all.
  await addComputedColumn(db, 'posts', 'popular_rank', ranked('reactions', 'likes'));
  await addComputedColumn(db, 'posts', 'comments_rank', ranked('real_comments', 'comments'));
  await addComputedColumn(db, 'posts', 'feed_day', sql`created_at / 86400000`);
  await createFeedIndexes(db);
}

function ranked(real: string, shown: string) {
  return sql`${sql.ref(real)} * cast(1000000 as bigint) + ${sql.ref(shown)}`;
}

async function createFeedIndexes(db: Kysely<unknown>): Promise<void> {
  for (const [sort, number] of Object.entries(SORTS)) {
    await feedIndex(db, `posts_feed_${sort}`, [number, 'id']);
    await feedIndex(db, `posts_feed_style_${sort}`, ['style', number, 'id']);
    if (sort === 'recent') continue;
    // Of a time, the best of each day is taken: what is older, however much loved, is never walked over.
    const ofDay = ['feed_day', number, 'id', 'created_at'];
    await feedIndex(db, `posts_feed_day_${sort}`, ofDay);
    await feedIndex(db, `posts_feed_style_day_${sort}`, ['style', ...ofDay]);
  }
}

async function feedIndex(
  db: Kysely<unknown>,
  name: string,
  columns: readonly string[],
): Promise<void> {
  const parts = columns.map((column) => sql.ref(column));
  await sql`create index ${sql.ref(name)} on posts (${sql.join(parts)})
    where type = 'community' and hidden_at is null`.execute(db);
}
