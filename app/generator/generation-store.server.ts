import type { Kysely } from 'kysely';
import type { Viewer } from '../auth/viewer.ts';
import type { Database, GenerationRow, PostRow } from '../db/tables.ts';
import type { Written } from '../writer/writer.ts';

/** Inserts the reservation unless the owner already used its key. The unique key makes racers wait their turn. */
export async function insertReservation(
  trx: Kysely<Database>,
  row: Omit<GenerationRow, FinishedColumn>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('generations')
    .values({ ...row, ...UNFINISHED })
    .onConflict((conflict) => conflict.columns(['owner_id', 'idem_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

type FinishedColumn = keyof typeof UNFINISHED;
const UNFINISHED = {
  writer: null,
  engine: null,
  text: null,
  template_ids: null,
  devices: null,
  error_code: null,
  finished_at: null,
  fallback: null,
  post_id: null,
};

/** The owner's generation under an idempotency key. */
export function findByKey(
  db: Kysely<Database>,
  ownerId: string,
  key: string,
): Promise<GenerationRow | undefined> {
  return db
    .selectFrom('generations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('idem_key', '=', key)
    .executeTakeFirst();
}

/**
 * The viewer's own generation. A stranger's row is a missing row; what a guest wrote before signing up is
 * the member's, and no longer the guest's.
 */
export async function findOwnGeneration(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
): Promise<GenerationRow | undefined> {
  if (viewer.id === null) return undefined;
  const found = db.selectFrom('generations').selectAll().where('id', '=', id);
  const ownerId = viewer.id;
  if (viewer.kind === 'guest') {
    return found
      .where('owner_kind', '=', 'guest')
      .where('owner_id', '=', ownerId)
      .where('post_id', 'is', null)
      .executeTakeFirst();
  }
  return found
    .where((eb) =>
      eb.or([
        eb.and([eb('owner_kind', '=', 'member'), eb('owner_id', '=', ownerId)]),
        eb(
          'post_id',
          'in',
          eb.selectFrom('posts').select('posts.id').where('posts.user_id', '=', ownerId),
        ),
      ]),
    )
    .executeTakeFirst();
}

/** Takes an unfinished attempt's row for another try. False when somebody else was faster. */
export async function reserveAgain(
  trx: Kysely<Database>,
  id: string,
  attempt: Pick<
    GenerationRow,
    'boot_id' | 'deadline' | 'seed' | 'charged_subject' | 'charged_period'
  >,
): Promise<boolean> {
  const taken = await trx
    .updateTable('generations')
    .set({ ...attempt, ...UNFINISHED, state: 'reserved' })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'expired'])
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Notes that this attempt was not counted, so that nothing is given back for it. */
export async function markUncharged(trx: Kysely<Database>, id: string): Promise<void> {
  await trx
    .updateTable('generations')
    .set({ charged_subject: null, charged_period: null })
    .where('id', '=', id)
    .execute();
}

/** Keeps the finished post and returns its row. None when the reservation was lost: then nothing is kept. */
export function markSucceeded(
  db: Kysely<Database>,
  id: string,
  bootId: string,
  written: Omit<Written, 'writer'> & { writer: string },
  now: number,
): Promise<GenerationRow | undefined> {
  return db
    .updateTable('generations')
    .set({
      state: 'succeeded',
      writer: written.writer,
      engine: written.engine,
      text: written.text,
      template_ids: JSON.stringify(written.templateIds),
      devices: JSON.stringify(written.devices),
      fallback: written.fallback ?? null,
      finished_at: now,
    })
    .where('id', '=', id)
    .where('boot_id', '=', bootId)
    .where('state', '=', 'reserved')
    .returningAll()
    .executeTakeFirst();
}

/** Makes a generation a version of a member's post. */
export async function attachToPost(
  trx: Kysely<Database>,
  id: string,
  postId: string,
): Promise<void> {
  await trx.updateTable('generations').set({ post_id: postId }).where('id', '=', id).execute();
}

/** The post that a generation is a version of, when it is one of this member's. */
export async function findPostOfGeneration(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<PostRow | undefined> {
  return db
    .selectFrom('posts')
    .innerJoin('generations', 'generations.post_id', 'posts.id')
    .selectAll('posts')
    .where('generations.id', '=', id)
    .where('posts.user_id', '=', userId)
    .executeTakeFirst();
}

/** Forgets the words of a post's versions. The rows stay: that something was written is counted. */
export async function forgetVersions(trx: Kysely<Database>, postId: string): Promise<void> {
  await trx
    .updateTable('generations')
    .set({ text: '', fields: '{}', template_ids: null, post_id: null })
    .where('post_id', '=', postId)
    .execute();
}

/** What a guest has written and nobody has claimed, oldest first. */
export function listUnclaimed(db: Kysely<Database>, guestId: string): Promise<GenerationRow[]> {
  return db
    .selectFrom('generations')
    .selectAll()
    .where('owner_kind', '=', 'guest')
    .where('owner_id', '=', guestId)
    .where('state', '=', 'succeeded')
    .where('post_id', 'is', null)
    .orderBy('id')
    .execute();
}

/**
 * The template ids of the posts its owner had before this generation was asked for, as stored (JSON), the
 * latest first. The owner's later posts, and those finished since, do not count, whenever one asks.
 */
export async function listEarlierTemplates(
  db: Kysely<Database>,
  id: string,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('generations as earlier')
    .innerJoin('generations as own', (join) =>
      join
        .onRef('own.owner_kind', '=', 'earlier.owner_kind')
        .onRef('own.owner_id', '=', 'earlier.owner_id')
        .onRef('earlier.finished_at', '<=', 'own.created_at')
        .onRef('earlier.id', '<>', 'own.id'),
    )
    .select('earlier.template_ids')
    .where('own.id', '=', id)
    .where('earlier.state', '=', 'succeeded')
    .orderBy('earlier.finished_at', 'desc')
    .orderBy('earlier.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => row.template_ids ?? '[]');
}

/** Ends a reservation without a post. Returns its row once, so that what it charged is given back once. */
export function markEnded(
  trx: Kysely<Database>,
  id: string,
  state: 'failed' | 'expired',
  errorCode: string,
  now: number,
): Promise<GenerationRow | undefined> {
  return trx
    .updateTable('generations')
    .set({ state, error_code: errorCode, finished_at: now })
    .where('id', '=', id)
    .where('state', '=', 'reserved')
    .returningAll()
    .executeTakeFirst();
}

/** Reservations past their deadline and, when `aloneBootId` is given, all that another process left. */
export async function listAbandoned(
  db: Kysely<Database>,
  now: number,
  aloneBootId: string | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('generations')
    .select('id')
    .where('state', '=', 'reserved')
    .where((eb) =>
      aloneBootId === null
        ? eb('deadline', '<', now)
        : eb.or([eb('deadline', '<', now), eb('boot_id', '<>', aloneBootId)]),
    )
    .execute();
  return rows.map((row) => row.id);
}
