import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { migrate, MIGRATIONS } from '../../app/platform/db/migrate.server.ts';
import type { Database } from '../../app/platform/db/tables.ts';
import { findOwnGeneration } from '../../app/domain/posts/generation-store.server.ts';
import { NO_ORIGIN } from '../../app/platform/db/post-origin.ts';
import { forgetTranslations } from '../../app/server/job-store.server.ts';
import { findRound } from '../../app/domain/writing/reply-rounds.server.ts';
import { addGeneration, id, newMember, servicesOn } from '../factories/write-as-member.ts';

type Opened = { db: Kysely<Database>; drop: () => Promise<unknown> };
const MIGRATION = '0016-translations';

/** What a model's translations have to do on every database. */
export function translationsContract(
  db: () => Kysely<Database>,
  openEmpty: () => Promise<Opened>,
): void {
  const setKind = (on: Kysely<Database>, row: string, kind: string) =>
    on
      .updateTable('generations')
      .set({ kind: kind as 'post' })
      .where('id', '=', row)
      .execute();
  const countOf = async (on: Kysely<Database>) => {
    const counted = on.selectFrom('rollups').select('total').where('metric', '=', 'posts');
    return (await counted.where('bucket', '=', -1).executeTakeFirst())?.total ?? 0;
  };

  it('are generations of a third kind: neither a post nor a round, and counted as neither', async () => {
    const services = servicesOn(db());
    const member = await newMember(services);
    const before = await countOf(db());
    const row = await addGeneration(db(), { owner: member, text: 'the other side' });
    expect(await countOf(db())).toBe(before + 1);
    await setKind(db(), row.id, 'translation');
    expect(await countOf(db())).toBe(before);
    expect(await findOwnGeneration(db(), member, row.id)).toBeUndefined();
    expect(await findRound(services, member, row.id)).toBeNull();
    await expect(setKind(db(), row.id, 'poem')).rejects.toThrow(/constraint|check/i);
  });

  it('are forgotten from a time on, whatever became of them, and nothing else is', async () => {
    const owner = { kind: 'guest', id: id() } as const;
    const rows = [];
    for (const text of ['old', 'new', 'a post', 'failed', 'reserved']) {
      rows.push(await addGeneration(db(), { owner, text }));
    }
    const [old, recent, post, failed, reserved] = rows.map((row) => row.id);
    for (const row of [old, recent, failed, reserved]) await setKind(db(), row!, 'translation');
    const change = (row: string | undefined, set: object) =>
      db().updateTable('generations').set(set).where('id', '=', row!).execute();
    await change(failed, { state: 'failed', text: null });
    await change(reserved, { state: 'reserved', text: null });
    for (const row of [old, post, failed, reserved]) await change(row, { created_at: 1000 });
    expect(await forgetTranslations(db(), 2000)).toBe(2);
    expect(await forgetTranslations(db(), 2000)).toBe(0);
    const kept = await db()
      .selectFrom('generations')
      .select(['text', 'fields'])
      .where('owner_id', '=', owner.id)
      .orderBy('id')
      .execute();
    const words = (text: string) => JSON.stringify({ context: `about ${text}` });
    expect(kept).toEqual([
      { text: '', fields: '{}' },
      { text: 'new', fields: words('new') },
      { text: 'a post', fields: words('a post') },
      { text: null, fields: '{}' },
      { text: null, fields: words('reserved') },
    ]);
  });

  it('come to a database of the version before, whose rows and counts stay', async () => {
    const { db: older, drop } = await openEmpty();
    const known = Object.entries(MIGRATIONS);
    const before = known.slice(
      0,
      known.findIndex(([name]) => name === MIGRATION),
    );
    const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(before)) };
    const { error } = await new Migrator({ db: older, provider }).migrateToLatest();
    expect(error).toBeUndefined();
    const owner = { kind: 'guest', id: id() } as const;
    // Columns of later migrations.
    const later = { ...NO_ORIGIN, plot: null, plot_cast: null };
    const without = Object.keys(later);
    const post = await addGeneration(older, { owner, text: 'a post', without });
    const round = await addGeneration(older, { owner, text: '[]', without });
    await setKind(older, round.id, 'replies');
    await expect(setKind(older, round.id, 'translation')).rejects.toThrow(/constraint|check/i);
    const read = () => older.selectFrom('generations').selectAll().orderBy('id').execute();
    const rows = await read();
    await migrate(older);
    expect(await read()).toEqual(rows.map((row) => ({ ...row, ...later })));
    expect(rows.map(({ kind }) => kind)).toEqual(['post', 'replies']);
    expect(await countOf(older)).toBe(1);
    await setKind(older, post.id, 'translation');
    await setKind(older, round.id, 'post');
    await addGeneration(older, { owner, text: 'another' });
    expect(await countOf(older)).toBe(2);
    await older.destroy();
    await drop();
  });
}
