import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertEvent } from '../../app/domain/stats/event-store.server.ts';
import { migrate } from '../../app/platform/db/migrate.server.ts';
import { newId } from '../../app/platform/text/ids.ts';
import type { Db } from '../../app/platform/db/tables.ts';
import {
  findByKey,
  findOwnGeneration,
  insertReservation,
  listAbandoned,
  markEnded,
  markSucceeded,
  reserveAgain,
} from '../../app/domain/posts/generation-store.server.ts';
import {
  findGuest,
  refundFreeGeneration,
  takeFreeGeneration,
} from '../../app/domain/members/guest-store.server.ts';
import { NO_ORIGIN } from '../../app/domain/posts/post-origin.ts';
import { refundPoint, takePoint } from '../../app/domain/rate-limits/quota-store.server.ts';

const id = () => newId(Date.now(), randomBytes);
const NOW = 1_763_700_000_000;
const WRITTEN = { text: 'a\nb', engine: '1', templateIds: ['x'], writer: 'offline' };

function reservation(owner: string, key: string) {
  return {
    id: id(),
    owner_kind: 'guest' as const,
    owner_id: owner,
    idem_key: key,
    request_hash: 'hash',
    state: 'reserved' as const,
    boot_id: 'boot',
    deadline: NOW + 1000,
    style: 'humblebrag',
    fields: '{}',
    humor_level: 'Spicy',
    seed: 2 ** 31 - 1,
    parent_id: null,
    family_id: null,
    is_grave: 0 as const,
    ...NO_ORIGIN,
    kind: 'post' as const,
    charged_subject: 'bucket',
    charged_period: '2026-11-21',
    created_at: NOW,
  };
}

type OpenEmpty = () => Promise<{ db: Db; drop: () => Promise<void> }>;

/** What every database has to do. `db()` gives the migrated database of this file, `openEmpty` a new one. */
export function storeContract(db: () => Db, openEmpty: OpenEmpty): void {
  it('leaves nothing of a migration that dies half way', async () => {
    const { db: broken, drop } = await openEmpty();
    await broken.schema.createTable('quota_counters').addColumn('in_the_way', 'text').execute();
    await expect(migrate(broken)).rejects.toThrow(/quota_counters/);
    const tables = await broken.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual(['quota_counters']);
    await broken.schema.dropTable('quota_counters').execute();
    await migrate(broken);
    await drop();
  });

  it('refuses what a column does not say', async () => {
    const text = sql`insert into guests values (${id()}, 'soon', 0, 0)`;
    await expect(text.execute(db())).rejects.toThrow();
    const reserved = reservation('guest', id());
    await insertReservation(db(), reserved);
    const state = sql`update generations set state = 'napping' where id = ${reserved.id}`;
    await expect(state.execute(db())).rejects.toThrow();
    const negative = { id: id(), created_at: NOW, posts_generated: -1, last_used: 0 };
    await expect(db().insertInto('guests').values(negative).execute()).rejects.toThrow();
  });

  it('gives times and counts back as numbers', async () => {
    const guest = id();
    await takeFreeGeneration(db(), guest, { now: NOW, freePosts: 1 });
    expect(await findGuest(db(), guest)).toEqual({
      id: guest,
      created_at: NOW,
      posts_generated: 1,
      last_used: NOW,
    });
    const { count } = await db()
      .selectFrom('guests')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(typeof count).toBe('number');
  });

  it('takes a free generation once, gives it back, takes it again', async () => {
    const guest = id();
    expect(await takeFreeGeneration(db(), guest, { now: NOW, freePosts: 1 })).toBe(true);
    expect(await takeFreeGeneration(db(), guest, { now: NOW, freePosts: 1 })).toBe(false);
    await refundFreeGeneration(db(), guest);
    await refundFreeGeneration(db(), guest);
    expect(await takeFreeGeneration(db(), guest, { now: NOW, freePosts: 1 })).toBe(true);
  });

  it('grants exactly one of 200 at once', async () => {
    const guest = id();
    const asked = Array.from({ length: 200 }, () =>
      db()
        .transaction()
        .execute((trx) => takeFreeGeneration(trx, guest, { now: NOW, freePosts: 1 })),
    );
    const granted = (await Promise.all(asked)).filter(Boolean);
    expect(granted).toHaveLength(1);
  });

  it('never counts past the most, also at once', async () => {
    const counter = { scope: 'test', subject: id(), period: '2026-11-21' };
    const asked = Array.from({ length: 50 }, () => takePoint(db(), counter, 7));
    const taken = (await Promise.all(asked)).filter((used) => used !== null);
    expect(new Set(taken)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
    await refundPoint(db(), counter);
    expect(await takePoint(db(), counter, 7)).toBe(7);
    expect(await takePoint(db(), counter, 7)).toBeNull();
    expect(await takePoint(db(), { ...counter, period: '2026-11-22' }, 7)).toBe(1);
  });

  it('reserves a key once', async () => {
    const [owner, key] = [id(), id()];
    const first = reservation(owner, key);
    expect(await insertReservation(db(), first)).toBe(true);
    expect(await insertReservation(db(), reservation(owner, key))).toBe(false);
    expect(await insertReservation(db(), reservation(id(), key))).toBe(true);
    expect(await findByKey(db(), owner, key)).toMatchObject({ ...first, text: null });
  });

  it('keeps a post once and only for the process that reserved it', async () => {
    const row = reservation(id(), id());
    await insertReservation(db(), row);
    expect(await markSucceeded(db(), row.id, 'another boot', WRITTEN, NOW)).toBeUndefined();
    expect(await markSucceeded(db(), row.id, 'boot', WRITTEN, NOW)).toMatchObject({ id: row.id });
    expect(await markSucceeded(db(), row.id, 'boot', WRITTEN, NOW)).toBeUndefined();
    expect(await markEnded(db(), row.id, 'failed', 'x', NOW)).toBeUndefined();
    expect(await reserveAgain(db(), row.id, row)).toBe(false);
  });

  it('ends a reservation once and lets it be taken again', async () => {
    const row = reservation(id(), id());
    await insertReservation(db(), row);
    expect(await markEnded(db(), row.id, 'failed', 'x', NOW, row.deadline - 1)).toBeUndefined();
    expect(await markEnded(db(), row.id, 'failed', 'x', NOW)).toMatchObject({ id: row.id });
    expect(await markEnded(db(), row.id, 'failed', 'x', NOW)).toBeUndefined();
    expect(await reserveAgain(db(), row.id, { ...row, seed: 5 })).toBe(true);
    expect(await findByKey(db(), row.owner_id, row.idem_key)).toMatchObject({
      state: 'reserved',
      seed: 5,
      error_code: null,
    });
  });

  it("finds nobody else's generation", async () => {
    const row = reservation(id(), id());
    await insertReservation(db(), row);
    const find = (viewerId: string | null) =>
      findOwnGeneration(db(), { kind: 'guest', guestId: viewerId, id: viewerId }, row.id);
    expect(await find(row.owner_id)).toMatchObject({ id: row.id });
    expect(await find(id())).toBeUndefined();
    expect(await find(null)).toBeUndefined();
  });

  it('finds nothing for a text with NUL in it, and breaks on none', async () => {
    for (const odd of ['\u0000', 'a\u0000b']) {
      const viewer = { kind: 'guest', guestId: odd, id: odd } as const;
      expect(await findOwnGeneration(db(), viewer, odd)).toBeUndefined();
      const among = db().selectFrom('guests').select('id').where('id', 'in', [odd, 'nobody']);
      expect(await among.execute()).toEqual([]);
      const bare = sql`select id from guests where id = ${odd}`;
      expect((await bare.execute(db())).rows).toEqual([]);
    }
  });

  it('lists what was abandoned: past its deadline, or of another process where we are alone', async () => {
    const late = { ...reservation(id(), id()), deadline: NOW - 1 };
    const foreign = { ...reservation(id(), id()), boot_id: 'dead' };
    const mine = reservation(id(), id());
    for (const row of [late, foreign, mine]) await insertReservation(db(), row);
    const shared = await listAbandoned(db(), NOW, null);
    expect(shared).toContain(late.id);
    expect(shared).not.toContain(foreign.id);
    const alone = await listAbandoned(db(), NOW, 'boot');
    expect(alone).toEqual(expect.arrayContaining([late.id, foreign.id]));
    expect(alone).not.toContain(mine.id);
  });

  it('keeps text byte for byte: emoji, other scripts, quotes', async () => {
    const metadata = JSON.stringify({ text: 'Ünïcode 👩‍💻 漢字 العربية "\'; drop table guests; --' });
    const event = { id: id(), session_id: 's', event: 'generator_visit', timestamp: NOW };
    await insertEvent(db(), { ...event, user_agent: null, referrer: null, metadata });
    const row = await db()
      .selectFrom('guest_events')
      .select('metadata')
      .where('id', '=', event.id)
      .executeTakeFirstOrThrow();
    expect(row.metadata).toBe(metadata);
  });
}
