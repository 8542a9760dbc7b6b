import { expect, it } from 'vitest';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0 Safari/537.36' };
const countsOf = ({ db }: TestApp) => db.selectFrom('plot_counts').selectAll().execute();

async function generate(browser: ReturnType<TestApp['browser']>): Promise<string> {
  const answer = await browser.fetch('/api/generations', {
    headers: { ...headers, 'idempotency-key': 'key-000001' },
    json: { style: 'gpt4-context', fields: { context: 'I made a sandwich' } },
  });
  return (await readEvents(answer)).at(-1)!.data['id']!;
}

it('counts what the browser reports of a post, by guests and members, without them', async () => {
  const app = await createTestApp();
  const guest = app.browser();
  const id = await generate(guest);
  const { browser: reader } = await memberBrowser(app);
  for (const [browser, act] of [
    [guest, 'copy'],
    [app.browser(), 'copy'],
    [reader, 'download'],
    [reader, 'share'],
  ] as const) {
    expect((await browser.fetch('/api/acts', { json: { act, id }, headers })).status).toBe(204);
  }
  const { plot } = await app.db.selectFrom('generations').select('plot').executeTakeFirstOrThrow();
  const counted = { plot, shown: 1, copies: 2, downloads: 1, shares: 1, reactions: 0 };
  expect(await countsOf(app)).toMatchObject([counted]);
  // The report sets no guest cookie.
  const unknown = app.browser();
  await unknown.fetch('/api/acts', { json: { act: 'copy', id: 'none' }, headers });
  expect([...unknown.cookies.keys()]).toEqual([]);
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  const asked = await app
    .browser()
    .fetch('/api/acts', { json: { act: 'copy', id }, headers: robot });
  expect(asked.status).toBe(204);
  expect(await countsOf(app)).toMatchObject([counted]);
}, 20_000);

it.each([
  { act: 'reaction', id: 'x' },
  { act: 'copy' },
  { act: 'copy', id: 'a\u0000b' },
  { act: 'copy', id: 'x', text: 'y' },
])('refuses %j', async (json) => {
  const app = await createTestApp();
  expect((await app.browser().fetch('/api/acts', { json, headers })).status).toBe(422);
});

it('stops counting for a guest above the limit of the events', async () => {
  const app = await createTestApp();
  const guest = app.browser();
  const id = await generate(guest);
  const ask = () => guest.fetch('/api/acts', { json: { act: 'copy', id }, headers });
  for (let count = 0; count < 60; count += 1) expect((await ask()).status).toBe(204);
  expect((await ask()).status).toBe(429);
  expect(await countsOf(app)).toMatchObject([{ copies: 60 }]);
});

it('fails nothing when a plot cannot be counted', async () => {
  const app = await createTestApp();
  await app.db.schema.dropTable('plot_counts').execute();
  const { browser, member } = await memberBrowser(app);
  const id = await generate(browser);
  expect((await browser.fetch('/api/acts', { json: { act: 'copy', id }, headers })).status).toBe(
    204,
  );
  const shared = await browser.fetch(`/api/generations/${id}/share`, { method: 'POST' });
  expect(shared.status).toBe(201);
  const post = await shareNew(app.services, { ...member, kind: 'member' } as never, 'a post');
  const body = new URLSearchParams({ intent: 'react', kind: 'agree' });
  const reacted = await browser.fetch(`/api/posts/${post}/opinions`, { body });
  expect(reacted.status).toBe(200);
});
