import type { Kysely } from 'kysely';
import type { Viewer } from '../auth/viewer.ts';
import type { Database, GenerationRow } from '../db/tables.ts';
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

/** The viewer's own generation. A stranger's row is a missing row. */
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
    .where('owner_kind', '=', viewer.kind)
    .where('owner_id', '=', viewer.id)
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

/** Keeps the finished post. False when the reservation was lost meanwhile: then nothing is kept. */
export async function markSucceeded(
  db: Kysely<Database>,
  id: string,
  bootId: string,
  written: Omit<Written, 'writer' | 'fallback'> & { writer: string },
  now: number,
): Promise<boolean> {
  const kept = await db
    .updateTable('generations')
    .set({
      state: 'succeeded',
      writer: written.writer,
      engine: written.engine,
      text: written.text,
      template_ids: JSON.stringify(written.templateIds),
      devices: JSON.stringify(written.devices),
      finished_at: now,
    })
    .where('id', '=', id)
    .where('boot_id', '=', bootId)
    .where('state', '=', 'reserved')
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
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
