import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { emptyFolder } from '../../../test/commands/built-server.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { thrownBy } from '../../../test/thrown-by.ts';
import { isDatabaseUnavailable, isStorageFull } from './database-errors.server.ts';

const FORM = { style: 'gpt4-context', fields: { context: 'I made toast' } };
const generate = { json: FORM, headers: { 'idempotency-key': 'key-000001' } };

/** Another process at the database: `begin immediate` until `end`. */
function holdLock(dataDir: string): () => void {
  const other = new DatabaseSync(join(dataDir, 'broetry.sqlite'));
  other.exec('begin immediate');
  return () => other.close();
}

it('refuses a write within two seconds while another process holds the lock, reads, and recovers', async () => {
  const app = await createTestApp();
  const browser = app.browser();
  const end = holdLock(app.dataDir);
  const start = performance.now();
  const refused = await browser.fetch('/api/generations', generate);
  expect(performance.now() - start).toBeLessThan(2000);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await refused.json()).toMatchObject({ code: 'database-away', status: 503 });
  expect((await browser.fetch('/api/community')).status).toBe(200);
  end();
  const events = await readEvents(await browser.fetch('/api/generations', generate));
  expect(events.at(-1)?.event).toBe('done');
});

it('does not delay a response for the update of last_seen', async () => {
  let now = Date.now();
  const app = await createTestApp({ overrides: { now: () => now } });
  const { browser } = await memberBrowser(app);
  expect((await browser.fetch('/home')).status).toBe(200);
  now += 120_000;
  onTestFinished(holdLock(app.dataDir));
  const start = performance.now();
  expect((await browser.fetch('/home')).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(900);
});

it('classifies unavailable errors of both databases', () => {
  const folder = emptyFolder();
  const [one, other] = ['a', 'a'].map((name) => new DatabaseSync(join(folder, name)));
  one!.exec('create table lines (text text); begin immediate');
  const coded = (code: string) => Object.assign(new Error('x'), { code });
  expect(isDatabaseUnavailable(thrownBy(() => other!.exec('begin immediate')))).toBe(true);
  expect(isDatabaseUnavailable(thrownBy(() => one!.exec('insert into nothing values (1)')))).toBe(
    false,
  );
  const away = ['57P01', '08006', '40001', '40P01', '53300', 'ECONNREFUSED', 'ECONNRESET'];
  for (const code of away) expect([code, isDatabaseUnavailable(coded(code))]).toEqual([code, true]);
  for (const code of ['23505', '53100', '42601', 'ENOSPC', 'ENOENT']) {
    expect([code, isDatabaseUnavailable(coded(code))]).toEqual([code, false]);
  }
  expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isDatabaseUnavailable('ECONNRESET')).toBe(false);
  one!.close();
  other!.close();
});

function fullDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec('create table lines (text text); pragma max_page_count = 3');
  return database;
}

it('classifies a full SQLite database', () => {
  const database = fullDatabase();
  const insert = () => database.exec('insert into lines values (zeroblob(20000))');
  expect(isStorageFull(thrownBy(insert))).toBe(true);
  expect(isStorageFull(thrownBy(() => database.exec('insert into nothing values (1)')))).toBe(
    false,
  );
});

it.each(['ENOSPC', 'EDQUOT', '53100'])('classifies %s, also as a cause', (code) => {
  const error = Object.assign(new Error('no room'), { code });
  expect(isStorageFull(error)).toBe(true);
  expect(isStorageFull(new Error('It did not work', { cause: error }))).toBe(true);
});

it('classifies no other error as a full disk', () => {
  const endless = new Error('round');
  endless.cause = endless;
  for (const other of [null, 'ENOSPC', { code: 'ENOSPC' }, new Error('ENOSPC'), endless]) {
    expect(isStorageFull(other)).toBe(false);
  }
});
