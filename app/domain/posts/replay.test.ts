import { expect, it } from 'vitest';
import { decodePng } from '../../../test/decode-png.ts';
import { answerWith } from '../../../test/fake-model-provider.ts';
import { fakeProvider, modelEnvironment } from '../../../test/model-settings.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts';
import { replayPost } from '../writing/replay-post.server.ts';

async function write(browser: TestBrowser, key: string, json: object = ASK) {
  const headers = { 'idempotency-key': key };
  const answer = await browser.fetch('/api/generations', { json, headers });
  const { data } = (await readEvents(answer)).at(-1)!;
  return { id: data['id']!, text: data['text']! };
}

const ASK = { style: 'humblebrag', fields: { achievement: 'won', mundaneSituation: 'a queue' } };
const ANONYMOUS = {
  viewer: { kind: 'guest', id: null, guestId: null },
  address: '127.0.0.1',
} as const;

/** The link in the data of the result screen; empty without one. */
async function linkOf(browser: TestBrowser, id: string): Promise<string> {
  const page = await (await browser.fetch(`/preview?generation=${id}`)).text();
  expect(page).toContain('It is written.');
  return new RegExp(`/replay/${id}\\.[\\w-]{22}`, 'u').exec(page)?.[0] ?? '';
}
const replay = (app: TestApp, path: string) =>
  replayPost(app.services, ANONYMOUS, path.slice('/replay/'.length));
const open = (app: TestApp, path: string) =>
  app.browser().fetch(path, { headers: { accept: 'text/html' } });

it('replays every post of a member byte for byte', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const posts: { id: string; text: string }[] = [];
  for (let count = 0; count < 6; count += 1) {
    posts.push(await write(browser, `key-00000${count}`, { ...ASK, seed: count % 2 }));
  }
  posts.push(await write(browser, 'key-rewrite', { from: posts[0]!.id, levelChange: 'up' }));
  for (const { id, text } of posts) {
    expect(await replay(app, await linkOf(browser, id))).toMatchObject({
      ok: true,
      replay: { text, kind: 'same' },
    });
  }
});

it('writes no rows and does not use the guest’s free post', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const path = await linkOf(browser, (await write(browser, 'key-000001')).id);
  const before = await app.db.selectFrom('generations').selectAll().execute();
  const guest = app.browser();
  const answer = await guest.fetch(path, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('byte for byte');
  expect(html).toContain('noindex');
  const { pathname } = new URL(/og:image" content="([^"]+)"/.exec(html)?.[1] ?? '');
  const picture = await guest.fetch(pathname);
  const { width, height } = await decodePng(Buffer.from(await picture.arrayBuffer()));
  expect([picture.headers.get('content-type'), width, height]).toEqual(['image/png', 1200, 627]);
  expect(await app.db.selectFrom('generations').selectAll().execute()).toEqual(before);
  expect(await app.db.selectFrom('guests').selectAll().execute()).toEqual([]);
  const free = await write(guest, 'key-000002');
  expect(free.text).toBeTypeOf('string');
});

it('rejects a token without a valid signature', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const one = await write(browser, 'key-000001');
  const two = await write(browser, 'key-000002');
  const path = await linkOf(browser, one.id);
  const forged = path.replace(one.id, two.id);
  const bent = path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A');
  for (const wrong of [forged, bent, `/replay/${one.id}`, '/replay/x.y', `${path}x`]) {
    expect((await open(app, wrong)).status).toBe(404);
  }
  const guest = app.browser();
  const own = await write(guest, 'key-000003');
  expect(await linkOf(guest, own.id)).toBe('');
});

it('says when a plot has changed, and shows the stored text when there is none', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const { id } = await write(browser, 'key-000001');
  const htmlWith = async (row: object) => {
    await app.db.updateTable('generations').set(row).where('id', '=', id).execute();
    return (await open(app, await linkOf(browser, id))).text();
  };
  const polished = await htmlWith({ text: 'What an older plot said.' });
  expect(polished).toContain('has been polished since');
  expect(polished).not.toContain('What an older plot said.');
  for (const row of [{ plot: 'no-such-plot' }, { plot: null, plot_cast: null }]) {
    const gone = await htmlWith(row);
    expect(gone).toContain('Its plot is gone.');
    expect(gone).toContain('What an older plot said.');
  }
});

it('is not found while its post is hidden and after it was deleted', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const { id } = await write(browser, 'key-000001');
  const path = await linkOf(browser, id);
  const hidden = { hidden_at: 5, hidden_reason: 'removed' };
  await app.db.updateTable('posts').set(hidden).execute();
  expect((await open(app, path)).status).toBe(404);
  const shown = { hidden_at: null, hidden_reason: null };
  await app.db.updateTable('posts').set(shown).execute();
  expect((await open(app, path)).status).toBe(200);
  const post = await app.db.selectFrom('posts').select('id').executeTakeFirstOrThrow();
  await browser.fetch(`/post/${post.id}/delete`, { method: 'POST' });
  expect((await open(app, path)).status).toBe(404);
});

it('has no link for a post of a model', async () => {
  const provider = await fakeProvider(answerWith('I shipped.\nAgree?'));
  const app = await createTestApp({ env: modelEnvironment(provider) });
  const { browser } = await memberBrowser(app);
  const { id } = await write(browser, 'key-000001');
  expect(await linkOf(browser, id)).toBe('');
});

it('tells the same story at another level and from a link', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const { id, text } = await write(browser, 'key-000001');
  const path = await linkOf(browser, id);
  expect(await replay(app, path)).toMatchObject({ ok: true, replay: { text, kind: 'same' } });
  await write(browser, 'key-000002', { from: id, levelChange: 'down' });
  const rows = await app.db.selectFrom('generations').select(['plot', 'plot_cast']).execute();
  expect(rows[1]).toEqual(rows[0]);
});
