import { expect, inject, it, onTestFinished } from 'vitest';
import { migrate } from '../../app/platform/db/migrate.server.ts';
import { openDatabase } from '../../app/platform/db/database.server.ts';
import { emptyFolder, type Env } from '../commands/built-server.ts';
import { fillReleased, RELEASES, rowsOf, valuesOf } from '../contracts/releases.ts';
import { memberBrowser } from '../factories/signed-in.ts';
import { ADMIN } from '../factories/visitors.ts';
import { createDatabase } from '../postgres/create-database.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

it.each(RELEASES)(
  'keeps and shows every value of a release: %s',
  async (file) => {
    const env: Env & Record<'DATA_DIR', string> = {
      DATA_DIR: emptyFolder(),
      ...(await emptyDatabase()),
    };
    const db = openDatabase({ databaseUrl: env['DATABASE_URL'], dataDir: env.DATA_DIR });
    await fillReleased(db, file);
    const before = await rowsOf(db);
    const empty = [...before].filter(([, rows]) => rows.length === 0).map(([name]) => name);
    expect(empty).toEqual([]);
    await migrate(db);
    const after = await rowsOf(db);
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
