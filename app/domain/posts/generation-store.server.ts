import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import { NO_ORIGIN } from './post-origin.ts';
import { readStored } from '../../platform/db/read-stored.server.ts';
import { returnsRow } from '../../platform/db/returns-row.ts';
import type { Database, Db, GenerationRow } from '../../platform/db/tables.ts';
import type { Viewer } from '../members/viewer.ts';
import type { Written } from '../writers/writer.ts';
import { type PostGeneration, withFields, writeFields } from './stored-forms.server.ts';

/** Inserts a reservation. False when the owner has used its key before. The unique key serializes concurrent requests. */
export function insertReservation(
  trx: Db,
  row: Omit<GenerationRow, FinishedColumn>,
): Promise<boolean> {
  const insert = trx.insertInto('generations').values({ ...row, ...UNFINISHED });
  return returnsRow(
    insert
      .onConflict((conflict) => conflict.columns(['owner_id', 'idem_key']).doNothing())
      .returning('id'),
  );
}

/** The writer of a version that its author changed by hand. */
export const WRITTEN_BY_HAND = 'member';

const idsShape = z.array(z.string());

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

/** Inserts a finished version: edited by hand, or at another level. */
export async function insertVersion(trx: Db, { fields, ...row }: PostGeneration): Promise<void> {
  const insert = trx.insertInto('generations');
  await insert.values({ ...row, fields: writeFields(fields) }).execute();
}

export function findByKey(
  db: Db,
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
 * The viewer's own generation of a post. After sign-up the generations of a guest belong to the member.
 */
export async function findOwnGeneration(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<PostGeneration | undefined> {
  if (viewer.id === null) return undefined;
  const row = await db
    .selectFrom('generations')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'post')
    .where(ownedBy({ kind: viewer.kind, id: viewer.id }))
    .executeTakeFirst();
  return row && withFields(row);
}

/** The id of the viewer's newest finished post. */
export async function findNewestOwnId(db: Db, viewer: Viewer): Promise<string | undefined> {
  if (viewer.id === null) return undefined;
  const newest = await db
    .selectFrom('generations')
    .select('id')
    .where('kind', '=', 'post')
    .where('state', '=', 'succeeded')
    .where('text', 'is not', null)
    .where('owner_kind', '=', viewer.kind)
    .where('owner_id', '=', viewer.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.id;
}

type Owner = { kind: Viewer['kind']; id: string };

/** The condition that a generation belongs to this owner: written as this owner, or saved as a post of this member. */
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

/** Reserves the row of a failed attempt for a retry. False when a concurrent request has reserved it. */
export function reserveAgain(
  trx: Db,
  id: string,
  attempt: Pick<
    GenerationRow,
    'boot_id' | 'deadline' | 'seed' | 'charged_subject' | 'charged_period'
  >,
): Promise<boolean> {
  return returnsRow(
    trx
      .updateTable('generations')
      .set({ ...attempt, ...UNFINISHED, state: 'reserved' })
      .where('id', '=', id)
      .where('state', 'in', ['failed', 'expired'])
      .returning('id'),
  );
}

/** Moves the deadline of a reservation by this process. Does nothing once it has ended. */
export async function extendReservation(
  db: Db,
  { id, bootId, deadline }: { id: string; bootId: string; deadline: number },
): Promise<void> {
  await db
    .updateTable('generations')
    .set({ deadline })
    .where((eb) => eb.and({ id, boot_id: bootId, state: 'reserved' }))
    .execute();
}

/** Marks an attempt as not charged, so that its failure refunds nothing. */
export async function markUncharged(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('generations')
    .set({ charged_subject: null, charged_period: null })
    .where('id', '=', id)
    .execute();
}

/** Saves the finished post and returns its row; undefined when the reservation has ended meanwhile. */
export function markSucceeded(
  db: Db,
  id: string,
  bootId: string,
  written: Omit<Written, 'writer'> & { writer: string; isGrave?: boolean },
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
      ...(written.isGrave && { is_grave: 1 }),
    })
    .where((eb) => eb.and({ id, boot_id: bootId, state: 'reserved' }))
    .returningAll()
    .executeTakeFirst();
}

export async function attachToPost(trx: Db, id: string, postId: string): Promise<void> {
  await trx.updateTable('generations').set({ post_id: postId }).where('id', '=', id).execute();
}

/**
 * Deletes the content of a post's versions. The rows stay for the statistics. A version that another post shows moves to
 * that post.
 */
export async function forgetVersions(trx: Db, postId: string): Promise<void> {
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
      is_grave: 0,
      post_id: null,
      ...NO_ORIGIN,
    })
    .where('post_id', '=', postId)
    .execute();
}

/** The generations of a guest that no member has claimed, oldest first. */
export async function listUnclaimed(db: Db, guestId: string): Promise<PostGeneration[]> {
  const rows = await db
    .selectFrom('generations')
    .selectAll()
    .where(ownedBy({ kind: 'guest', id: guestId }))
    .where('state', '=', 'succeeded')
    .where('kind', '=', 'post')
    .orderBy('id')
    .execute();
  return rows.map(withFields);
}

/** The plots, and for replies the templates, of the owner's last finished generations, newest first. */
export async function listRecent(
  db: Db,
  owner: Owner,
  kind: GenerationRow['kind'],
  limit: number,
): Promise<{ plot: string | null; templateIds: string[] }[]> {
  const own = { owner_id: owner.id, owner_kind: owner.kind };
  const rows = await db
    .selectFrom('generations')
    .select(['id', 'plot', 'template_ids'])
    .where((eb) => eb.and({ ...own, kind, state: 'succeeded' }))
    .where('writer', '<>', WRITTEN_BY_HAND)
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const place = { table: 'generations', column: 'template_ids' } as const;
  return rows.map(({ id, plot, template_ids: ids }) => ({
    plot,
    templateIds: (ids !== null && readStored(idsShape, ids, { ...place, id })) || [],
  }));
}

/**
 * Ends a reservation without a post, unless its deadline is later than `latest`. Only the first call returns the row, so
 * that its charge is refunded once.
 */
export function markEnded(
  trx: Db,
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

/** Reservations past their deadline; with `aloneBootId`, the id of the only process, also those of other processes. */
export async function listAbandoned(
  db: Db,
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

/** A finished post of any owner. The caller has to check the permission. */
export async function findFinishedPost(db: Db, id: string): Promise<PostGeneration | undefined> {
  const row = await db
    .selectFrom('generations')
    .selectAll()
    .where((eb) => eb.and({ id, kind: 'post', state: 'succeeded' }))
    .executeTakeFirst();
  return row && withFields(row);
}

/** Whether the post of a generation, or another post that shows this version, is hidden or deleted. */
export async function isTakenDown(
  db: Db,
  { id, post_id: postId }: Pick<GenerationRow, 'id' | 'post_id'>,
): Promise<boolean> {
  if (postId === null) return false;
  const home = await db
    .selectFrom('posts')
    .select(['user_id', 'hidden_at'])
    .where('id', '=', postId)
    .executeTakeFirst();
  if (!home || home.hidden_at !== null) return true;
  return returnsRow(
    db
      .selectFrom('posts')
      .select('id')
      .where('user_id', '=', home.user_id)
      .where('generation_id', '=', id)
      .where('hidden_at', 'is not', null),
  );
}
