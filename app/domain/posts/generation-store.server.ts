import type { ExpressionBuilder, Kysely } from 'kysely';
import { NO_ORIGIN } from '../../platform/db/post-origin.ts';
import type { Database, GenerationRow, PostRow } from '../../platform/db/tables.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Written } from '../../platform/model/writer.ts';

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

/** The writer of a version that a member changed by hand. */
export const WRITTEN_BY_HAND = 'member';

type FinishedColumn = keyof typeof UNFINISHED;
const UNFINISHED = {
  writer: null,
  engine: null,
  text: null,
  template_ids: null,
  plot: null,
  plot_cast: null,
  error_code: null,
  finished_at: null,
  fallback: null,
  post_id: null,
};

/** Keeps a version that nobody had to write. */
export async function insertVersion(trx: Kysely<Database>, row: GenerationRow): Promise<void> {
  await trx.insertInto('generations').values(row).execute();
}

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
 * The viewer's own generation of a post. A stranger's row is a missing row; what a guest wrote before signing up is
 * the member's, and no longer the guest's.
 */
export async function findOwnGeneration(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
): Promise<GenerationRow | undefined> {
  if (viewer.id === null) return undefined;
  return db
    .selectFrom('generations')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'post')
    .where(ownedBy({ kind: viewer.kind, id: viewer.id }))
    .executeTakeFirst();
}

type Owner = { kind: Viewer['kind']; id: string };

/** The condition that a generation is one's own: written as such, or kept as a post of theirs. */
export function ownedBy({ kind, id }: Owner) {
  return (eb: ExpressionBuilder<Database, 'generations'>) => {
    const own = [eb('owner_kind', '=', kind), eb('owner_id', '=', id)];
    if (kind === 'guest') return eb.and([...own, eb('post_id', 'is', null)]);
    const post = eb
      .selectFrom('posts')
      .select('posts.id')
      .whereRef('posts.id', '=', 'generations.post_id')
      .where('posts.user_id', '=', id);
    return eb.or([eb.and(own), eb.exists(post)]);
  };
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
      template_ids: written.templateIds ? JSON.stringify(written.templateIds) : null,
      plot: written.story?.plot ?? null,
      plot_cast: written.story ? JSON.stringify(written.story.cast) : null,
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

/**
 * Forgets the words of a post's versions. The rows stay: that something was written is counted. A version that
 * another post shows goes over to that one.
 */
export async function forgetVersions(trx: Kysely<Database>, postId: string): Promise<void> {
  const others = await trx
    .selectFrom('posts')
    .innerJoin('generations', 'generations.id', 'posts.generation_id')
    .select(['posts.id', 'posts.generation_id'])
    .where('generations.post_id', '=', postId)
    .where('posts.id', '<>', postId)
    .execute();
  for (const other of others) await attachToPost(trx, other.generation_id, other.id);
  await trx
    .updateTable('generations')
    .set({
      text: '',
      fields: '{}',
      template_ids: null,
      plot: null,
      plot_cast: null,
      post_id: null,
      ...NO_ORIGIN,
    })
    .where('post_id', '=', postId)
    .execute();
}

/** The posts a guest has written and nobody has claimed, oldest first. */
export function listUnclaimed(db: Kysely<Database>, guestId: string): Promise<GenerationRow[]> {
  return db
    .selectFrom('generations')
    .selectAll()
    .where(ownedBy({ kind: 'guest', id: guestId }))
    .where('state', '=', 'succeeded')
    .where('kind', '=', 'post')
    .orderBy('id')
    .execute();
}

/** What the owner's last finished posts, or rounds of replies, were told from, the latest first. */
export function listRecent(
  db: Kysely<Database>,
  owner: Owner,
  kind: GenerationRow['kind'],
  most: number,
): Promise<Pick<GenerationRow, 'plot' | 'template_ids'>[]> {
  return db
    .selectFrom('generations')
    .select(['plot', 'template_ids'])
    .where('owner_id', '=', owner.id)
    .where('kind', '=', kind)
    .where('owner_kind', '=', owner.kind)
    .where('state', '=', 'succeeded')
    .where('writer', '<>', WRITTEN_BY_HAND)
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/**
 * Ends a reservation without a post, unless its deadline is later than `latest`. Returns its row once, so that what it
 * charged is given back once.
 */
export function markEnded(
  trx: Kysely<Database>,
  id: string,
  state: 'failed' | 'expired',
  errorCode: string,
  now: number,
  latest: number = Number.MAX_SAFE_INTEGER,
): Promise<GenerationRow | undefined> {
  return trx
    .updateTable('generations')
    .set({ state, error_code: errorCode, finished_at: now })
    .where('id', '=', id)
    .where('state', '=', 'reserved')
    .where('deadline', '<=', latest)
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

/** A finished post by its id, whoever wrote it. For a caller who has checked that it may be shown. */
export function findFinishedPost(
  db: Kysely<Database>,
  id: string,
): Promise<GenerationRow | undefined> {
  return db
    .selectFrom('generations')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'post')
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
}

/** Whether the post that a generation is a version of, or one that shows this very version, is out of sight. */
export async function isTakenDown(
  db: Kysely<Database>,
  { id, post_id: postId }: Pick<GenerationRow, 'id' | 'post_id'>,
): Promise<boolean> {
  if (postId === null) return false;
  const home = await db
    .selectFrom('posts')
    .select(['user_id', 'hidden_at'])
    .where('id', '=', postId)
    .executeTakeFirst();
  if (!home || home.hidden_at !== null) return true;
  const hidden = await db
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', home.user_id)
    .where('generation_id', '=', id)
    .where('hidden_at', 'is not', null)
    .executeTakeFirst();
  return hidden !== undefined;
}
