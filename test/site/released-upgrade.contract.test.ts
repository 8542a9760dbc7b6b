import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { migrate, MIGRATIONS } from '../../app/platform/db/migrate.server.ts';
import { openDatabase } from '../../app/platform/db/database.server.ts';
import type { Db } from '../../app/platform/db/tables.ts';
import { emptyFolder, type Env } from '../commands/built-server.ts';
import { memberBrowser } from '../factories/signed-in.ts';
import { ADMIN } from '../factories/visitors.ts';
import { migrateTo } from '../migrate-to.ts';
import { createDatabase } from '../postgres/create-database.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { tablesOf } from '../tables-of.ts';

type Row = Record<string, unknown>;

/** The last migration of a version, and rows of all its tables in an order in which they may be inserted (scripts/released-rows.ts). */
type Release = { schema: string; rows: Record<string, Row[]> };

const FOLDER = join(import.meta.dirname, '../contracts');
const RELEASES = readdirSync(FOLDER).filter((name) => name.startsWith('rows-of-'));

it.each(RELEASES)(
  'keeps and shows every value of a release: %s',
  async (file) => {
    const release = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Release;
    const env: Env & Record<'DATA_DIR', string> = {
      DATA_DIR: emptyFolder(),
      ...(await emptyDatabase()),
    };
    const db = openDatabase({ databaseUrl: env['DATABASE_URL'], dataDir: env.DATA_DIR });
    await fillReleased(db, release);
    const before = await rowsOf(db);
    const empty = [...before].filter(([, rows]) => rows.length === 0).map(([name]) => name);
    expect(empty).toEqual([]);
    await migrate(db);
    const after = await rowsOf(db);
    // A migration that drops or changes something on purpose says so here.
    for (const [name, rows] of before) {
      const columns = Object.keys(rows[0]!);
      const now = valuesOf(after.get(name) ?? [], columns);
      expect([name, now]).toEqual([name, valuesOf(rows, columns)]);
    }
    await db.destroy();

    const app = await createTestApp({ env: { ...env, ADMIN_EMAILS: ADMIN } });
    await showsOldRows(app);
    // It starts a server and reads large pages.
  },
  120_000,
);

async function emptyDatabase(): Promise<Env> {
  if (!inject('postgresUrl')) return {};
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  return { DATABASE_URL: url };
}

/** Makes the database of a release: migrations are never changed. */
async function fillReleased(db: Db, { schema, rows }: Release): Promise<void> {
  await migrateTo(db, Object.keys(MIGRATIONS).indexOf(schema) + 1);
  for (const [name, all] of Object.entries(rows))
    await (db as Kysely<Record<string, Row>>).insertInto(name).values(all).execute();
}

async function rowsOf(db: Db): Promise<Map<string, Row[]>> {
  const tables = new Map<string, Row[]>();
  for (const { name } of await tablesOf(db)) {
    if (name.startsWith('kysely_')) continue;
    tables.set(name, (await sql<Row>`select * from ${sql.table(name)}`.execute(db)).rows);
  }
  return tables;
}

const valuesOf = (rows: readonly Row[], columns: readonly string[]) =>
  rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted();

async function showsOldRows(app: TestApp): Promise<void> {
  const shared = app.db.selectFrom('posts').selectAll().where('type', '=', 'community');
  const post = await shared.where('hidden_at', 'is', null).executeTakeFirstOrThrow();
  const admin = await memberBrowser(app, { email: ADMIN });
  const author = await memberBrowser(app);
  const old = app.db.updateTable('sessions').set({ user_id: post.user_id });
  await old.where('id', '=', author.member.sessionId).execute();
  const [line = ''] = post.post.split('\n');
  const pages = [
    [author, '/home', line],
    [admin, '/community?time=all', line],
    [admin, `/post/${post.id}`, line],
    [admin, '/admin', 'Overview'],
    [admin, `/admin/users/${post.user_id}`, post.user_id],
  ] as const;
  for (const [{ browser }, path, words] of pages) {
    const answer = await browser.fetch(path);
    const page = await answer.text();
    expect([path, answer.status, page.includes(words)]).toEqual([path, 200, true]);
  }
}
