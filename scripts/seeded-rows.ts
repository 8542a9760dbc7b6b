import { type Kysely, sql } from 'kysely';
import { erasePersonalData } from '../app/domain/sign-in/personal-data-store.server.ts';
import type { Database } from '../app/platform/db/tables.ts';
import { pathsOf } from '../app/platform/files/object-store.server.ts';
import { sweepPlaces } from '../app/platform/files/picture-storage.server.ts';
import { addToRollups } from '../app/platform/observe/rollup-store.server.ts';
import { quarterOf, type RollupChange } from '../app/platform/observe/rollup.ts';

type Kind = 'user' | 'generation' | 'guest';

/** Writes down what the seed has made. */
export async function markSeeded(trx: Kysely<Database>, kind: Kind, id: string): Promise<void> {
  await trx.insertInto('seeded_rows').values({ kind, id }).execute();
}

export type Removed = Record<
  'members' | 'posts' | 'comments' | 'reactions' | 'files' | 'events',
  number
>;

/** Takes away what the seed has made, and nothing else. Returns how much that was. */
export async function removeSeeded(services: Parameters<typeof sweepPlaces>[0]): Promise<Removed> {
  const { db } = services;
  const files: string[] = [];
  const removed = await db.transaction().execute(async (trx) => {
    const before = await countRows(trx);
    const seeded = (kind: Kind) =>
      trx.selectFrom('seeded_rows').select('id').where('kind', '=', kind);
    for (const { id } of await seeded('user').execute()) {
      files.push(...(await pathsOf(trx, 'user_id', id)));
      await erasePersonalData(trx, id);
    }
    await uncountEvents(trx);
    await trx.deleteFrom('generations').where('id', 'in', seeded('generation')).execute();
    await trx.deleteFrom('guest_events').where('session_id', 'in', seeded('guest')).execute();
    await trx.deleteFrom('guest_sessions').where('id', 'in', seeded('guest')).execute();
    await trx.deleteFrom('seeded_rows').execute();
    const after = await countRows(trx);
    return Object.fromEntries(
      Object.entries(before).map(([name, count]) => [name, count - (after[name] ?? 0)]),
    );
  });
  await sweepPlaces(services, files);
  return { ...removed, files: files.length } as Removed;
}

async function countRows(trx: Kysely<Database>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, table] of [
    ['members', 'users'],
    ['posts', 'generations'],
    ['comments', 'comments'],
    ['reactions', 'reactions'],
    ['events', 'guest_events'],
  ] as const) {
    const counted = trx.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('count'));
    counts[name] = (await counted.executeTakeFirstOrThrow()).count;
  }
  return counts;
}

/** Takes the guests out of the rollups, which triggers do for members and posts. */
async function uncountEvents(trx: Kysely<Database>): Promise<void> {
  const changes: RollupChange[] = [];
  const uncount = (metric: string, at: number) =>
    changes.push({ metric, bucket: quarterOf(at), by: -1 });
  const isSeeded = (column: string) =>
    sql<boolean>`${sql.ref(column)} in (select id from seeded_rows where kind = 'guest')`;
  const events = trx.selectFrom('guest_events').select(['event', 'timestamp']);
  for (const { event, timestamp } of await events.where(isSeeded('session_id')).execute()) {
    uncount(event, timestamp);
  }
  const sessions = trx.selectFrom('guest_sessions').selectAll();
  for (const { last_seen, entered_at, depth } of await sessions.where(isSeeded('id')).execute()) {
    uncount('sessions', last_seen);
    for (let step = 1; step <= depth; step += 1) uncount(`reached:${step}`, entered_at ?? 0);
  }
  await addToRollups(trx, changes);
}
