import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { ADMIN } from '../../../test/factories/visitors.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { promptOfToday } from '../../domain/community/prompts.server.ts';
import type { Member } from '../../domain/members/viewer.ts';
import { dayOf } from '../../platform/time/time-units.ts';
import { firstName } from './home-page.tsx';

const FIRST_POST = 'Your first post goes here.';

it('greets by first name, and shows the best post and where one left off by what happened', async () => {
  const app = await createTestApp();
  const { browser, member } = await memberBrowser(app, { name: 'Ada Lovelace' });
  const home = async () => (await (await browser.fetch('/home')).text()).replaceAll('<!-- -->', '');
  const fresh = await home();
  for (const words of [
    'Hello, Ada.',
    'Create Post',
    'Reply to Post',
    'Write about it',
    FIRST_POST,
  ]) {
    expect(fresh).toContain(words);
  }
  // What there is nothing of takes no room.
  for (const words of ['Your best post', 'Where you left off']) expect(fresh).not.toContain(words);
  for (let index = 0; index < 4; index += 1) {
    const json = { style: 'gpt4-context', fields: { context: `I ate sandwich number ${index}` } };
    const headers = { 'idempotency-key': `key-00000${index}` };
    await readEvents(await browser.fetch('/api/generations', { json, headers }));
  }
  const page = await home();
  expect(page).not.toContain(FIRST_POST);
  expect(page.match(/href="\/preview\?generation=/g)).toHaveLength(3);
  expect(page).toContain('>I ate sandwich number 3<');
  expect(page).not.toContain('I ate sandwich number 0');
  const ada = { kind: 'member', id: member.id } as Member;
  const liked = await shareNew(app.services, ada, 'liked', { reactions: 2, real_comments: 1 });
  await shareNew(app.services, ada, 'seeded', { likes: 1099 });
  await shareNew(app.services, ada, 'hidden', { reactions: 9, hidden_at: 1 });
  const shared = await home();
  // A post is there once.
  expect(shared.split(`href="/post/${liked}"`)).toHaveLength(2);
  expect(/aria-labelledby="latest".*?<\/section>/s.exec(shared)?.[0]).not.toContain('>liked<');
  const best = /aria-labelledby="best".*?<\/section>/s.exec(shared)?.[0];
  expect(best).toContain(`href="/post/${liked}"`);
  expect(best).toContain('3 from people');
});

it('shows one post of the community: the featured one, the best by somebody else, or one of the house', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
  const { browser, member } = await memberBrowser(app);
  const shown = async () =>
    /aria-labelledby="from-community".*?<\/section>/s.exec(
      await (await browser.fetch('/home')).text(),
    )?.[0];
  expect(await shown()).toContain('The House');
  await shareNew(app.services, member, 'my own post', { reactions: 9 });
  expect(await shown()).toContain('The House');
  const { member: other } = await memberBrowser(app);
  const best = await shareNew(app.services, other, 'the best post', { reactions: 5 });
  const featured = await shareNew(app.services, other, 'the featured post');
  expect(await shown()).toContain(`href="/post/${best}"`);
  const body = new URLSearchParams({ as: 'featured', isOn: 'yes' });
  const { browser: boss } = await memberBrowser(app, { email: ADMIN });
  expect((await boss.fetch(`/post/${featured}/highlight`, { method: 'POST', body })).status).toBe(
    200,
  );
  expect(await shown()).toContain(`href="/post/${featured}"`);
});

it("writes about today's situation from its own box", async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const { date, situation } = await promptOfToday(app.services);
  const fields = { context: situation, promptDay: date, via: 'home', intent: 'more' };
  const body = new URLSearchParams({ ...fields, key: 'key-000001' });
  await readEvents(await browser.fetch('/api/live-cards', { body }));
  const rows = app.db.selectFrom('generations').select('prompt_day');
  expect(await rows.execute()).toEqual([{ prompt_day: dayOf(date) }]);
});

it('answers the box without script: with the card, then with the whole post', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const send = (values: Record<string, string>) =>
    browser.fetch('/home', {
      body: new URLSearchParams({ context: 'I watered a plant.', ...values }),
    });
  expect(await (await send({ intent: 'card' })).text()).toContain('...more');
  expect(await app.db.selectFrom('posts').select('id').execute()).toEqual([]);
  const more = await send({ intent: 'more' });
  expect([more.status, more.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/preview\?generation=/),
  ]);
  expect(await app.db.selectFrom('posts').select('id').execute()).toHaveLength(1);
  expect((await send({ context: ' ' })).status).toBe(422);
});

it('leads the logo home, which is another place for a member than for a guest', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const logo = async (fetcher: typeof browser, path: string) =>
    /<a[^>]*>(?:<span[^>]*>B<\/span>)?<span[^>]*>Broetry</.exec(
      await (await fetcher.fetch(path)).text(),
    )?.[0];
  for (const path of ['/generator', '/nowhere']) {
    expect(await logo(browser, path)).toContain('href="/home"');
    expect(await logo(app.browser(), path)).toContain('href="/"');
  }
  const lost = await (await browser.fetch('/nowhere')).text();
  expect(lost).toMatch(/href="\/home"[^>]*>Back to Home/);
});

it.each([
  ['Ada Lovelace', 'Ada'],
  ['  Grace   Hopper ', 'Grace'],
  ['Dr. Ada Lovelace', 'Ada'],
  ['Prof. Dr. Ada Lovelace', 'Ada'],
  ['Lovelace, Ada', 'Lovelace'],
  ['王小明', '王小明'],
  ['Cher', 'Cher'],
  ['Mr.', 'Mr.'],
  ['LinkedIn User', 'LinkedIn User'],
  ['The Boss', 'Boss'],
  ['Dr Ada Lovelace', 'Ada'],
  ['Mr. The Boss', 'Boss'],
  ['The', 'The'],
  ['Mrs Dr.', 'Mrs Dr.'],
])('calls %s %s', (name, first) => {
  expect(firstName(name)).toBe(first);
});
