import { expect, it } from 'vitest';
import { accessAdmin } from '../../../test/factories/save-access.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { ADMIN, signedIn } from '../../../test/factories/visitors.ts';
import { builtRoutes } from '../../../test/built-routes.ts';
import { operationsAt } from '../../../test/operations-at.ts';
import { readPage } from '../../../test/read-page.ts';
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts';
import { guestLimitWords } from '../../platform/http/error-words.ts';

const HTML = { accept: 'text/html' };
const CONTEXT = 'I missed the bus because I was talking with my mother.';
const POST = { style: 'gpt4-context', fields: { context: CONTEXT } };

async function office() {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
  return { app, ...(await accessAdmin(app)) };
}

async function mainOf(browser: TestBrowser, path: string): Promise<string> {
  return readPage(await (await browser.fetch(path, { headers: HTML })).text()).text;
}

const write = (guest: TestBrowser, key: string) =>
  guest.fetch('/api/generations', { json: POST, headers: { 'idempotency-key': key } });

it.each([
  [{ 'free-posts': '' }, 'A whole number from 0 to 100.'],
  [{ 'free-posts': '101' }, 'A whole number from 0 to 100.'],
  [{ 'free-posts': '-1' }, 'A whole number from 0 to 100.'],
  [{ readers: 'x' }, 'Choose who may read.'],
  [{ community: '' }, 'Choose whether there is a community.'],
  [{ writing: 'paused', reason: ' ' }, 'Say why: everybody who wants to write reads it.'],
  [{ writing: 'paused', reason: 'x'.repeat(201) }, '200 characters at most.'],
])('refuses %o and says what to change', async (form, words) => {
  const { save } = await office();
  const answer = await save(form);
  expect([answer.status, (await answer.text()).includes(words)]).toEqual([422, true]);
});

it('gives guests as many free posts as the switch says, and says so', async () => {
  const { app, save } = await office();
  await save({ 'free-posts': '2' });
  const guest = app.browser();
  expect(await mainOf(guest, '/generator')).toContain('Free trial - 2 of 2 free posts left!');
  for (const key of ['key-000001', 'key-000002']) {
    const written = await write(guest, key);
    expect(written.status).toBe(200);
    await written.text();
  }
  const refused = await write(guest, 'key-000003');
  const words = guestLimitWords(2);
  expect([refused.status, await refused.json()]).toMatchObject([403, { title: words }]);
  expect(await mainOf(guest, '/generator')).toContain(words);
  expect(await mainOf(app.browser(), '/')).toContain(
    '2 posts without an account. To copy or download takes one.',
  );
});

it('leads guests to the sign-up before they type where nothing is free', async () => {
  const { app, save, browser } = await office();
  await save({ 'free-posts': '0' });
  expect(await mainOf(browser, '/admin/access')).toContain('Reads every page Writes nothing');
  const guest = app.browser();
  const page = await guest.fetch('/generator?style=humblebrag', { headers: HTML });
  expect([page.status, page.headers.get('location')]).toEqual([
    302,
    `/signup?next=${encodeURIComponent('/generator?style=humblebrag')}`,
  ]);
  const landing = await (await guest.fetch('/', { headers: HTML })).text();
  expect([landing.includes('<textarea'), landing.includes('/signup?next=%2Fgenerator')]).toEqual([
    false,
    true,
  ]);
  expect(landing).not.toContain('Try it free');
  const refused = await write(guest, 'key-000001');
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { title: guestLimitWords(0) },
  ]);
});

it('pauses all writing with the reason, in the box, at the generator and in the API', async () => {
  const { app, save, browser: boss } = await office();
  const { token } = await signedIn(app);
  await save({ writing: 'paused', reason: 'The model is on holiday.' });
  const words = 'Writing is paused: The model is on holiday.';
  const guest = app.browser();
  for (const [who, path] of [
    [guest, '/'],
    [guest, '/generator'],
    [guest, '/reply-generator'],
    [boss, '/home'],
  ] as const) {
    expect([path, (await mainOf(who, path)).includes(words)]).toEqual([path, true]);
  }
  const routes = (await builtRoutes()).filter(({ handle }) => handle.isWriting);
  const endpoints = routes.filter(({ isPage }) => !isPage).map(({ pattern }) => pattern);
  expect(endpoints).toEqual(expect.arrayContaining(['/api/generations', '/api/live-cards']));
  const headers = { authorization: `Bearer ${token}` };
  for (const path of [...endpoints, '/api/v1/posts', '/api/v1/translations']) {
    const answer = await guest.fetch(path, { json: {}, headers });
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '300']);
    expect(await answer.json()).toMatchObject({ code: 'writing-paused', title: words });
  }
  for (const { pattern } of routes.filter(({ isPage }) => isPage)) {
    const body = new URLSearchParams({ text: CONTEXT });
    const answer = await guest.fetch(pattern, { body, headers: HTML });
    expect([pattern, answer.status]).toEqual([pattern, 503]);
    expect(readPage(await answer.text()).text).toContain(words);
  }
  const sent = await guest.fetch('/?index', {
    body: new URLSearchParams({ context: CONTEXT, intent: 'card' }).toString(),
    headers: { ...HTML, 'content-type': 'application/x-www-form-urlencoded' },
  });
  const given = await sent.text();
  expect([sent.status, given.includes(`>${CONTEXT}</textarea>`)]).toEqual([503, true]);
  await save({});
  const written = await write(guest, 'key-000001');
  expect(written.status).toBe(200);
  await written.text();
});

it('has no community where it is off, and keeps a post for its author alone', async () => {
  const { app, save, browser: boss } = await office();
  const { viewer, cookie } = await signedIn(app);
  const postId = await shareNew(app.services, viewer, 'I resigned from the shredder.');
  await save({ community: 'off' });
  const author = app.browser();
  author.cookies.set('broetry-session', cookie.split('=')[1] ?? '');
  const post = `/post/${postId}`;
  const routes = (await builtRoutes()).filter(({ reads }) => reads);
  const closed = routes.filter(({ pattern, handle }) =>
    [handle.needs, ...operationsAt(pattern).map(({ needs }) => needs)].includes('hasCommunity'),
  );
  expect(closed.length).toBeGreaterThan(20);
  const addressOf = (pattern: string) => pattern.replace(/:\w+|\*$/, postId);
  const closedPaths = closed.map(({ pattern }) => addressOf(pattern));
  for (const path of [...closedPaths, `${post}.data`, `/POST/${postId}/`]) {
    for (const who of [app.browser(), boss]) {
      const answer = await who.fetch(path, { headers: HTML });
      expect([path, answer.status]).toEqual([path, 404]);
    }
  }
  for (const { pattern } of routes) {
    const answer = await app.browser().fetch(addressOf(pattern), { headers: HTML });
    expect([pattern, (await answer.text()).includes('shredder')]).toEqual([pattern, false]);
  }
  expect(await mainOf(author, post)).toContain('I resigned from the shredder.');
  const takenBack = await author.fetch(`/post/${postId}/unshare`, { method: 'POST' });
  expect(takenBack.status).toBe(200);
  const shown = [
    '/',
    '/home',
    '/generator',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/report?sent',
  ];
  for (const path of [...shown, '/nowhere', '/community', '/post/none', '/report']) {
    const who = ['/', '/home'].includes(path) ? author : app.browser();
    const page = await (await who.fetch(path, { headers: HTML })).text();
    const links =
      /(?:href=|"url":)"\/(community|prompt|hall-of-fame|post\/)|\/(community|prompt)</.exec(page);
    expect([path, links?.[0]]).toEqual([path, undefined]);
  }
  const remix = { ...POST, remixOf: postId };
  const headers = { 'idempotency-key': 'key-000001' };
  expect((await author.fetch('/api/generations', { json: remix, headers })).status).toBe(404);
});
