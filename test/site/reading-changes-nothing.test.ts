import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { memberBrowser } from '../factories/signed-in.ts';
import { shareNew } from '../factories/share-as-member.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';
import { tablesOf } from '../tables-of.ts';

const ADMIN = 'boss@corp.example';
const FIRST = ['/', '/home', '/account', '/admin', '/community', '/generator', '/api/viewer'];
const ENOUGH = 120;
/** What notes that somebody was here, and nothing else. */
const NOTED: Readonly<Record<string, readonly string[]>> = {
  sessions: ['last_seen'],
  users: ['last_login'],
};
/** When which of the jobs is due: the clock's doing. */
const NOT_BY_READING = new Set(['jobs']);
/** Beginning a sign-in has to be remembered; files are no pages. */
const LEFT_OUT = /^\/(?:auth|assets)\//;

function linksIn(html: string): string[] {
  const found = html.matchAll(/(?:href|src)="(\/(?!\/)[^"#]*)/g);
  return [...found].map(([, path = '']) => path.replaceAll('&amp;', '&'));
}

/** Everything that leads on from there, as a robot would that signed in. */
async function crawl(browser: TestBrowser): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  const open = [...FIRST];
  for (let path = open.shift(); path !== undefined && seen.size < ENOUGH; path = open.shift()) {
    if (seen.has(path) || LEFT_OUT.test(path)) continue;
    const answer = await browser.fetch(path, { headers: { accept: 'text/html,*/*' } });
    seen.set(path, answer.status);
    const location = answer.headers.get('location');
    const isPage = answer.headers.get('content-type')?.includes('html') ?? false;
    open.push(...(location?.startsWith('/') ? [location] : []));
    if (isPage) open.push(...linksIn(await answer.text()));
    else await answer.arrayBuffer();
  }
  return seen;
}

/** Every row there is, without what notes a visit. */
async function rowsOf({ db }: Pick<TestApp, 'db'>): Promise<Record<string, unknown[]>> {
  const tables = await tablesOf(db);
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    if (NOT_BY_READING.has(name)) continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      db,
    );
    const kept = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([key]) => !NOTED[name]?.includes(key))),
    );
    all[name] = kept.map((row) => JSON.stringify(row)).toSorted();
  }
  return all;
}

it('changes nothing by reading, whatever an admin who follows every link twice opens', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
  const writer = await memberBrowser(app);
  const { browser, member } = await memberBrowser(app, { email: ADMIN });
  await shareNew(app.services, writer.member, 'words for everybody');
  await shareNew(app.services, member, 'words of my own');
  await browser.fetch('/requests/new', { body: new URLSearchParams({ text: 'Export to fax' }) });
  const before = await rowsOf(app);
  const first = await crawl(browser);
  await crawl(browser);
  expect(await rowsOf(app)).toEqual(before);
  expect(before['posts']).toHaveLength(2);
  // It saw the site: pages of everybody, of members and of admins.
  const opened = [...first].filter(([, status]) => status === 200).map(([path]) => path);
  for (const path of ['/home', '/account', '/admin', '/requests', '/community'])
    expect(opened).toContain(path);
  expect(opened.length).toBeGreaterThan(30);
  expect([...first].filter(([, status]) => status >= 500)).toEqual([]);
}, 120_000);
