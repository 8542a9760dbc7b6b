import { expect, it } from 'vitest';
import { countAll, countBetween } from '../../platform/observe/rollup-store.server.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { RATE_LIMITS } from '../../domain/rate-limits/limits.server.ts';

const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0 Safari/537.36' };

async function sharesOf({ db }: TestApp): Promise<number> {
  return (await countAll(db, { shares: countBetween('shares', 0, Date.UTC(2100, 0)) })).shares;
}

async function generate(browser: ReturnType<TestApp['browser']>): Promise<string> {
  const answer = await browser.fetch('/api/generations', {
    headers: { ...headers, 'idempotency-key': 'key-000001' },
    json: { style: 'gpt4-context', fields: { context: 'I made a sandwich' } },
  });
  return (await readEvents(answer)).at(-1)!.data['id']!;
}

it('counts the shares of guests and members, without a cookie, and none of robots or of no post', async () => {
  const app = await createTestApp();
  const guest = app.browser();
  const id = await generate(guest);
  const { browser: reader } = await memberBrowser(app);
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  const unknown = app.browser();
  for (const [browser, ask, shares] of [
    [guest, { json: { id }, headers, from: '192.0.2.1' }, 1],
    [reader, { json: { id }, headers, from: '192.0.2.2' }, 2],
    [unknown, { json: { id }, headers, from: '192.0.2.3' }, 3],
    [unknown, { json: { id: 'none' }, headers, from: '192.0.2.4' }, 3],
    [unknown, { json: { id }, headers: robot, from: '192.0.2.5' }, 3],
  ] as const) {
    expect((await browser.fetch('/api/shares', ask)).status).toBe(204);
    expect(await sharesOf(app)).toBe(shares);
  }
  expect([...unknown.cookies.keys()]).toEqual([]);
}, 20_000);

it.each([{}, { id: 7 }, { id: 'a\u0000b' }, { id: 'x', text: 'y' }])('refuses %j', async (json) => {
  const app = await createTestApp();
  expect((await app.browser().fetch('/api/shares', { json, headers })).status).toBe(422);
});

it('stops counting for a guest above the limit of the events', async () => {
  const app = await createTestApp();
  const guest = app.browser();
  const id = await generate(guest);
  const ask = () => guest.fetch('/api/shares', { json: { id }, headers });
  for (let count = 0; count < RATE_LIMITS.event.points; count += 1)
    expect((await ask()).status).toBe(204);
  expect((await ask()).status).toBe(429);
  expect(await sharesOf(app)).toBe(1);
});

it('counts a share once for each network, post and day, however often and at once it is sent', async () => {
  let now = Date.UTC(2026, 10, 26, 12);
  const app = await createTestApp({ overrides: { now: () => now } });
  const { browser } = await memberBrowser(app);
  const id = await generate(browser);
  const shared = await browser.fetch(`/api/generations/${id}/share`, { method: 'POST' });
  const { postId } = (await shared.json()) as { postId: string };
  expect(await sharesOf(app)).toBe(1);
  const send = async (from: string, of = id) => {
    const ask = { json: { id: of }, headers, from };
    expect((await app.browser().fetch('/api/shares', ask)).status).toBe(204);
  };
  const hundred = Array.from({ length: 100 }, (_, at) => (at % 2 ? id : postId));
  const network = (last: number) => `2001:db8:0:a00::${last.toString(16)}`;
  await Promise.all(hundred.map((of, at) => send(network(at), of)));
  expect(await sharesOf(app)).toBe(2);
  await send('192.0.2.1');
  expect(await sharesOf(app)).toBe(3);
  const kept = () => app.db.selectFrom('quota_counters').where('scope', '=', 'post-share');
  const rows = await kept().selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|2001:db8/);
  expect(JSON.stringify(rows)).not.toContain(id);
  now += 86_400_000;
  await send('192.0.2.1');
  expect(await sharesOf(app)).toBe(4);
});

it('fails nothing when a share cannot be counted', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const id = await generate(browser);
  await app.db.schema.dropTable('quota_counters').execute();
  expect((await browser.fetch('/api/shares', { json: { id }, headers })).status).toBe(204);
  expect(await sharesOf(app)).toBe(0);
});
