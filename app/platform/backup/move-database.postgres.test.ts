import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { emptyFolder, startServer } from '../../../test/commands/built-server.ts';
import {
  addGuest,
  contentOf,
  dataFolder,
  emptyPostgres,
  GUEST,
  move,
  open,
} from '../../../test/commands/move-database.ts';
import { fillReleased, RELEASES } from '../../../test/contracts/releases.ts';
import { createMigratedDatabase } from '../../../test/postgres/create-database.ts';
import { spawnBuilt } from '../../../test/run-server.ts';
import { openDatabase } from '../db/database.server.ts';
import { migrate } from '../db/migrate.server.ts';
import type { Db } from '../db/tables.ts';

// Each starts some processes.
vi.setConfig({ testTimeout: 60_000 });

const RELEASE = RELEASES.at(-1)!;
const STRANGE = 'Zoë \u{1F602} \\N \\. \u2028 "quoted" \ufffd ß i\u0307';

it('moves rows of every table to Postgres and back, with the same content', async () => {
  const dataDir = emptyFolder();
  const source = openDatabase({ databaseUrl: undefined, dataDir });
  await fillReleased(source, RELEASE);
  await migrate(source);
  await source.updateTable('users').set({ bio: STRANGE }).execute();
  await source
    .updateTable('resources')
    .set({ bytes: 2 ** 31 - 1 })
    .execute();
  // What triggers have not counted.
  await source
    .insertInto('rollups')
    .values({ metric: 'event', bucket: 2 ** 41, total: 7 })
    .execute();
  // More rows than a batch, in an order that collations disagree about.
  const ids = Array.from({ length: 1203 }, (_, at) => `${at % 2 ? 'É' : 'z-_ '[at % 4]}${at}`);
  for (const id of ids)
    await source
      .insertInto('guests')
      .values({ ...GUEST, id })
      .execute();
  const content = await contentOf(source);
  await source.destroy();
  const file = readFileSync(join(dataDir, 'broetry.sqlite'));

  const url = await emptyPostgres();
  const there = await move(url, { DATA_DIR: dataDir });
  expect([there.code, there.output]).toEqual([0, expect.stringMatching(/^ {2}guests: 1\d{3}$/m)]);
  const stored = content['stored_objects']?.length ?? 0;
  expect(stored).toBeGreaterThan(0);
  // This folder has the database alone.
  expect(there.output).toContain(
    `Not moved: the stored files (${stored}) and the secret (the file session-secret). files and session-secret are not in ${dataDir}: copy`,
  );
  expect(there.output).not.toContain(new URL(url).password || 'broetry:');
  expect(readFileSync(join(dataDir, 'broetry.sqlite')).equals(file)).toBe(true);
  const moved = open({ url });
  expect(await contentOf(moved)).toEqual(content);
  await expectTriggers(moved);

  const back = join(emptyFolder(), 'kept', 'broetry.sqlite');
  await moved.destroy();
  const env = { DATA_DIR: emptyFolder(), DATABASE_URL: url };
  mkdirSync(join(env.DATA_DIR, 'files'));
  writeFileSync(join(env.DATA_DIR, 'files', 'a.webp'), 'a picture');
  const returned = await move(back, env);
  expect(returned.code).toBe(0);
  const folder = dirname(back);
  expect(returned.output).toContain(`files and session-secret are not in ${folder}: copy them`);
  expect(returned.output).toContain(`set DATA_DIR=${folder} and start Broetry.`);
  const again = open({ dataDir: folder });
  expect(await contentOf(again)).toEqual(content);
  await expectTriggers(again);
});

/** That a new member is counted and found, and goes without a trace. */
async function expectTriggers(db: Db): Promise<void> {
  const before = await contentOf(db);
  const user = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('users')
    .values({ ...user, id: 'new', email: 'new@a.example' })
    .execute();
  expect((await contentOf(db))['searchable_users']).toContain('["new"]');
  await db.deleteFrom('users').where('id', '=', 'new').execute();
  const { rollups, ...rest } = before;
  const { rollups: counted, ...after } = await contentOf(db);
  expect(after).toEqual(rest);
  expect(counted?.toSorted()).toEqual(rollups);
}

it('finds what was moved by a search, and serves it', async () => {
  const dataDir = emptyFolder();
  const source = openDatabase({ databaseUrl: undefined, dataDir });
  await fillReleased(source, RELEASE);
  await migrate(source);
  const shared = source.selectFrom('posts').select('id').where('type', '=', 'community');
  const { id } = await shared.where('hidden_at', 'is', null).executeTakeFirstOrThrow();
  await source
    .updateTable('posts')
    .set({ search_text: 'xylophone' })
    .where('id', '=', id)
    .execute();
  await source.destroy();
  const url = await emptyPostgres();
  expect((await move('postgres', { DATA_DIR: dataDir, DATABASE_URL: url })).code).toBe(0);
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: url });
  const page = await fetch(`${server.origin}/community?time=all&q=xylophone`);
  expect([page.status, (await page.text()).includes(`/post/${id}`)]).toEqual([200, true]);
});

it('replaces NUL, which Postgres cannot store, and says how often', async () => {
  const texts = (db: Db) =>
    db
      .insertInto('guest_events')
      .values({
        id: 'e',
        session_id: 's',
        event: 'x',
        timestamp: 1,
        user_agent: null,
        referrer: 'a\u0000b',
        metadata: '\u0000',
      })
      .execute();
  const url = await emptyPostgres();
  const { code, output } = await move(url, { DATA_DIR: await dataFolder(texts) });
  expect([code, output]).toEqual([0, expect.stringContaining('NUL character')]);
  expect(output).toContain('does not store: 2;');
  const rows = open({ url }).selectFrom('guest_events').select(['referrer', 'metadata']);
  expect(await rows.execute()).toEqual([{ referrer: 'a\ufffdb', metadata: '\ufffd' }]);
});

it('leaves the target empty when a row is refused, and moves once the row is mended', async () => {
  const dataDir = await dataFolder(async (db) => {
    await addGuest(db);
    await sql`pragma foreign_keys = off`.execute(db);
    const orphan = { id: 'b', user_id: 'gone', blocked_id: 'gone', created_at: 1 };
    await db.insertInto('blocks').values(orphan).execute();
  });
  const url = await emptyPostgres();
  const { code, output } = await move(url, { DATA_DIR: dataDir });
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(
      /^The table blocks could not be copied, and nothing was written: .*\.\n$/,
    ),
  ]);
  expect(await open({ url }).selectFrom('guests').selectAll().execute()).toEqual([]);
  using file = new DatabaseSync(join(dataDir, 'broetry.sqlite'));
  file.exec('delete from blocks');
  file.close();
  expect((await move(url, { DATA_DIR: dataDir })).code).toBe(0);
  expect(await open({ url }).selectFrom('guests').selectAll().execute()).toEqual([GUEST]);
});

it('starts from the beginning after it was killed in the middle', async () => {
  const { url, drop } = await createMigratedDatabase();
  onTestFinished(drop);
  const dataDir = await dataFolder(addGuest);
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  onTestFinished(() => holder.end());
  // The move waits for this table.
  await holder.query('begin; lock table users in share row exclusive mode');
  const child = spawnBuilt('backup.js', ['move-database', '--to', url], { DATA_DIR: dataDir });
  await vi.waitUntil(
    async () => {
      const { rows } = await holder.query('select 1 from pg_locks where not granted');
      return rows.length > 0;
    },
    { timeout: 15_000 },
  );
  child.kill('SIGKILL');
  await vi.waitUntil(() => child.signalCode !== null, { timeout: 15_000 });
  await holder.query('rollback');
  await wait(200);
  expect((await move(url, { DATA_DIR: dataDir })).code).toBe(0);
  expect(await open({ url }).selectFrom('guests').selectAll().execute()).toEqual([GUEST]);
});

it('warns at a start on Postgres beside a used SQLite database, and names a command that works', async () => {
  const url = await emptyPostgres();
  const env = { DATA_DIR: await dataFolder(addGuest), DATABASE_URL: url };
  const used = await startServer(env);
  const warning =
    /^ {2}warning {3}DATABASE_URL: .*broetry\.sqlite.*move-database -- --to postgres/m;
  await vi.waitUntil(() => warning.test(used.output()), { timeout: 15_000 });
  await used.stop();
  expect((await move('postgres', env)).code).toBe(0);
  const unused = await startServer({ DATA_DIR: await dataFolder(), DATABASE_URL: url });
  await unused.stop();
  expect(unused.output()).not.toContain('move-database');
});
