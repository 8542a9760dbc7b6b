import { openDatabase } from '../../../app/db/open-database.server.ts';

/** How many posts were generated, and how many reactions and comments there are, in the database of a data folder. */
export async function countRows(dataDir: string) {
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  try {
    const { countAll } = db.fn;
    const written = await db
      .selectFrom('generations')
      .select(countAll<number>().as('rows'))
      .where('kind', '=', 'post')
      .where('state', '=', 'succeeded')
      .executeTakeFirstOrThrow();
    const reactions = await db
      .selectFrom('reactions')
      .select(countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    const comments = await db
      .selectFrom('comments')
      .select(countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return { posts: written.rows, reactions: reactions.rows, comments: comments.rows };
  } finally {
    await db.destroy();
  }
}
