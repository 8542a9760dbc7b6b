import { expect, it } from 'vitest';
import { askAsMember } from '../../../test/factories/ask-as-member.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { newMember } from '../../../test/factories/write-as-member.ts';
import { createTestApp } from '../../../test/test-app.ts';

type Where = { post: string; request: string };
type Fields = Record<string, string>;

/** Forms without script: the page, where it sends what, why that is refused, and what the page keeps of it. */
const FORMS: [string, (of: Where) => string, (of: Where) => string, Fields, string, string][] = [
  [
    'a comment',
    ({ post }) => `/post/${post}`,
    ({ post }) => `/post/${post}/comments`,
    { text: `kept${'x'.repeat(600)}` },
    '600 characters at most',
    'keptxxx',
  ],
  [
    'a comment that is too long to come back',
    ({ post }) => `/post/${post}`,
    ({ post }) => `/post/${post}/comments`,
    { text: Array.from({ length: 1500 }, (_, index) => `${index * 7919}`).join(' ') },
    '600 characters at most',
    '',
  ],
  [
    'a comment on a request',
    ({ request }) => `/requests/${request}`,
    ({ request }) => `/requests/${request}/comments`,
    { text: `kept${'x'.repeat(600)}` },
    '600 characters at most',
    'keptxxx',
  ],
  [
    'a request',
    () => '/requests?sort=newest',
    () => '/requests/new',
    { text: 'kept: 555-123-4567' },
    'Leave out e-mail addresses',
    'kept: 555',
  ],
  [
    'a report',
    ({ post }) => `/report?post=${post}`,
    ({ post }) => `/reports?post=${post}`,
    { words: 'kept' },
    'Choose what is wrong',
    'kept',
  ],
  [
    'a name',
    () => '/account',
    () => '/account/profile',
    { displayName: 'admin', bio: 'kept' },
    'name',
    'kept</textarea>',
  ],
];

it.each(FORMS)('says once, at the form, what is wrong with %s', async (...row) => {
  const [, pageOf, actionOf, fields, words, kept] = row;
  const app = await createTestApp();
  const author = await newMember(app.services);
  const { browser } = await memberBrowser(app);
  const of = {
    post: await shareNew(app.services, author, 'words to comment on'),
    request: await askAsMember(app.services, author, 'Dark mode'),
  };
  const page = pageOf(of);
  const sent = await browser.fetch(actionOf(of), { page, body: new URLSearchParams(fields) });
  const [to, place] = (sent.headers.get('location') ?? '').split('#');
  expect([sent.status, to]).toEqual([303, page]);
  const html = await (await browser.fetch(page)).text();
  expect(html.includes(` id="${place}"`)).toBe(true);
  const alerts = [...html.matchAll(/role="alert"[^>]*>([^<]*)/g)].map(([, said]) => said);
  expect(alerts).toEqual([expect.stringContaining(words)]);
  expect(html.includes(kept)).toBe(true);
  expect((await (await browser.fetch(page)).text()).includes('role="alert"')).toBe(false);
});

it('says in a toast what is wrong with a form of another page', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const body = new URLSearchParams({ text: ' ' });
  const sent = await browser.fetch('/requests/new', { page: '/home', body });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/home']);
  const html = await (await browser.fetch('/home')).text();
  expect(html).toMatch(/<output role="alert"[^>]*>.*at least one word/);
});
