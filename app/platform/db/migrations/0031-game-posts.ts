import type { Kysely } from 'kysely';
import { bigInteger, createTable } from '../create-table.ts';

/** The shared posts that an admin has put into a daily game. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'game_posts')
    .addColumn('post_id', 'text', (column) =>
      column.primaryKey().references('posts.id').onDelete('cascade'),
    )
    .addColumn('day', bigInteger(db), (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('scene', 'text', (column) => column.notNull())
    .addUniqueConstraint('game_posts_place', ['day', 'place'])
    .execute();
}
