import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { firstName } from './home-page.tsx';

it('greets by first name, offers what can be made, and shows the latest three posts', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app, { name: 'Ada Lovelace' });
  const fresh = await (await browser.fetch('/home')).text();
  expect(fresh).toMatch(/Hello, (<!-- -->)?Ada(<!-- -->)?\./);
  expect(fresh).toContain('Create Post');
  expect(fresh).toContain('Nothing yet.');
  for (let index = 0; index < 4; index += 1) {
    const json = { style: 'gpt4-context', fields: { context: `sandwich number ${index}` } };
    const headers = { 'idempotency-key': `key-00000${index}` };
    await readEvents(await browser.fetch('/api/generations', { json, headers }));
  }
  const page = await (await browser.fetch('/home')).text();
  expect(page.match(/href="\/preview\?generation=/g)).toHaveLength(3);
});

it('sends a guest to sign in and back', async () => {
  const app = await createTestApp();
  const answer = await app.browser().fetch('/home');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/^\/login\?next=(\/|%2F)home$/),
  ]);
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
