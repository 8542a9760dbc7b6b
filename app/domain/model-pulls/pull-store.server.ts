import { z } from 'zod';
import { readStored } from '../../platform/db/read-stored.server.ts';
import { returnsRow } from '../../platform/db/returns-row.ts';
import type { Db } from '../../platform/db/tables.ts';

/** The row of instance_settings. One for all processes: there is one pull at a time. */
const NAME = 'model-pull';

const shape = z.object({
  origin: z.string(),
  model: z.string(),
  done: z.number(),
  total: z.number(),
  /** The process that pulls and its attempt. Null: it has ended before the model was there. */
  holder: z.string().nullable(),
  failure: z.string().nullable(),
});

/** A model that is pulled, or was not pulled to its end. `done` and `total` in bytes. */
export type StoredPull = z.output<typeof shape>;

/** A stored pull with its text, by which a change is recognised, and the time of its last sign of life. */
export type PullRow = { pull: StoredPull; text: string; at: number };

export async function findPull(db: Db): Promise<PullRow | null> {
  const row = await db
    .selectFrom('instance_settings')
    .select(['value', 'changed_at'])
    .where('name', '=', NAME)
    .executeTakeFirst();
  const place = { table: 'instance_settings', column: 'value', id: NAME } as const;
  const pull = row && readStored(shape, row.value, place);
  return row && pull ? { pull, text: row.value, at: row.changed_at } : null;
}

/** Stores a pull where `before` is stored, null: none. Returns its text, or null when it was changed meanwhile. */
export async function replacePull(
  db: Db,
  before: string | null,
  pull: StoredPull,
  now: number,
): Promise<string | null> {
  const value = JSON.stringify(pull);
  const change = { value, changed_at: now };
  const stored =
    before === null
      ? db
          .insertInto('instance_settings')
          .values({ name: NAME, ...change })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('name')
      : db
          .updateTable('instance_settings')
          .set(change)
          .where((eb) => eb.and({ name: NAME, value: before }))
          .returning('name');
  return (await returnsRow(stored)) ? value : null;
}

/** Deletes the pull that is stored as `text`, or whichever is. Returns whether there was one. */
export function deletePull(db: Db, text?: string): Promise<boolean> {
  const stored = text === undefined ? { name: NAME } : { name: NAME, value: text };
  return returnsRow(
    db
      .deleteFrom('instance_settings')
      .where((eb) => eb.and(stored))
      .returning('name'),
  );
}
