import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { ADMIN, signedIn } from '../../../test/factories/visitors.ts';
import { readPage } from '../../../test/read-page.ts';
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts';

async function world() {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
  const { browser: boss } = await memberBrowser(app, { email: ADMIN });
  const { viewer } = await signedIn(app);
  const texts = ['First stapler.', 'Second stapler.', 'Third stapler.'];
  const ids: string[] = [];
  for (const text of texts) ids.push(await shareNew(app.services, viewer, text));
  const put = (id: string, as: string, isOn = true) =>
    boss.fetch(`/post/${id}/highlight`, {
      method: 'POST',
      body: new URLSearchParams({ as, ...(isOn && { isOn: 'yes' }) }),
    });
  const main = async (path: string, who: TestBrowser = app.browser()) =>
    readPage((await (await who.fetch(path)).text()).replace(/<aside.*<\/aside>/s, '')).text;
  return { app, boss, ids, put, main };
}

const order = (text: string) =>
  [...text.matchAll(/(First|Second|Third) stapler/g)].map(([, n]) => n);

it('pins one post, which is the first in New with a label, until it is taken down', async () => {
  const { app, ids, put, main } = await world();
  expect(order(await main('/community'))).toEqual(['Third', 'Second', 'First']);
  expect((await put(ids[0]!, 'pinned')).status).toBe(200);
  const pinned = await main('/community');
  expect(order(pinned)).toEqual(['First', 'Third', 'Second']);
  expect(pinned.match(/Pinned/g)).toHaveLength(1);
  expect(order(await main('/community?sort=popular'))).toHaveLength(3);
  expect((await put(ids[1]!, 'pinned')).status).toBe(200);
  expect(order(await main('/community'))).toEqual(['Second', 'Third', 'First']);
  await app.db.updateTable('posts').set({ hidden_at: 1 }).where('id', '=', ids[1]!).execute();
  app.services.pageCache.clear();
  const without = await main('/community');
  expect([order(without), without.includes('Pinned')]).toEqual([['Third', 'First'], false]);
  expect((await put(ids[0]!, 'pinned')).status).toBe(200);
  expect((await put(ids[0]!, 'pinned', false)).status).toBe(200);
  expect(await main('/community')).not.toContain('Pinned');
});

it('features one post as the best of the landing page and home, until it is taken down', async () => {
  const { app, boss, ids, put, main } = await world();
  expect(await main('/')).not.toContain('The best post');
  expect((await put(ids[1]!, 'featured')).status).toBe(200);
  for (const text of [await main('/'), await main('/home', boss)]) {
    expect([text.includes('The best post'), order(text)]).toEqual([true, ['Second']]);
  }
  await app.db.updateTable('posts').set({ hidden_at: 1 }).where('id', '=', ids[1]!).execute();
  app.services.pageCache.clear();
  for (const text of [await main('/'), await main('/home', boss)]) {
    expect(text).not.toContain('The best post');
  }
});

it('takes one of the two, and writes it down', async () => {
  const { app, ids, put } = await world();
  expect((await put(ids[0]!, 'golden')).status).toBe(422);
  await put(ids[0]!, 'featured');
  await put(ids[0]!, 'featured');
  await put(ids[0]!, 'featured', false);
  const log = app.db.selectFrom('audit_log').select(['target_id', 'reason']).orderBy('id');
  expect(await log.execute()).toEqual([
    { target_id: 'featuredPost', reason: JSON.stringify(ids[0]) },
    { target_id: 'featuredPost', reason: 'null' },
  ]);
});
