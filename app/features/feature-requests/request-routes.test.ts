import { expect, it } from 'vitest';
import { SUBMITTED, WITHDRAWN, COMMENTED } from '../../domain/feature-requests/request-words.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { ADMIN } from '../../../test/factories/visitors.ts';
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts';

type Fields = Record<string, string>;
/** A form of a page, as a browser without script sends it. */
const formOf = (fields: Fields, page: string) => ({ body: new URLSearchParams(fields), page });

/** Sends a form of the board as the script does. */
const send = (browser: TestBrowser, path: string, fields: Fields) =>
  browser.fetch(path, { body: new URLSearchParams(fields) });

async function submit(browser: TestBrowser, text: string, key = '') {
  const answer = await send(browser, '/requests/new', { text, key });
  const said = (await answer.json()) as {
    request: { id: string; votes: number };
    isKnown: boolean;
    title: string;
  };
  return { status: answer.status, ...said };
}

async function statusOf(browser: TestBrowser, path: string, ask: object = {}): Promise<number> {
  return (await browser.fetch(path, ask)).status;
}

it('takes a request once for each click, and says what is wrong with one', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const key = 'request-key-1';
  const taken = { status: 200, isKnown: false, request: { votes: 1 } };
  const first = await submit(browser, 'Export to fax', key);
  expect(first).toMatchObject(taken);
  expect(await submit(browser, 'Export to fax', key)).toEqual(first);
  expect((await submit(browser, 'Import from fax', key)).status).toBe(422);
  for (const text of ['', ' \u200B', 'x'.repeat(1001)]) {
    expect([text, (await submit(browser, text)).status]).toEqual([text, 422]);
  }
  const refused = await submit(browser, 'Call me: 555-123-4567');
  expect([refused.status, refused.title]).toEqual([
    422,
    expect.stringMatching(/Leave out e-mail addresses, phone numbers/),
  ]);
  expect(await statusOf(browser, '/requests/new', { json: { text: 'Export' } })).toBe(422);
});

it('asks once for the first request, and filters only where there is one', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const shown = async (path: string) => {
    const html = await (await browser.fetch(path)).text();
    const asks =
      html.replaceAll(/<noscript.*?<\/noscript>/gs, '').split('>New request<').length - 1;
    return [asks, html.includes('aria-label="Search requests"')];
  };
  expect(await shown('/requests')).toEqual([1, false]);
  expect(await shown('/requests?q=fax')).toEqual([2, true]);
  await submit(browser, 'Export to fax');
  expect(await shown('/requests')).toEqual([1, false]);
});

it('says of a request that is gone that it is gone', async () => {
  const { browser } = await memberBrowser(await createTestApp());
  for (const path of ['/requests/none/votes', '/requests/none/comments']) {
    const answer = await send(browser, path, { vote: 'yes', text: 'Yes.' });
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.json()).toMatchObject({
      title: expect.stringMatching(/^This request is gone/) as string,
    });
    const page = await browser.fetch(path, formOf({ vote: 'yes', text: 'Yes.' }, '/requests'));
    expect([page.status, page.headers.get('location')]).toEqual([303, '/requests']);
    expect(await (await browser.fetch('/requests')).text()).toContain('This request is gone');
  }
});

it('votes, asks and comments by plain forms, and gives back what was refused', async () => {
  const app = await createTestApp();
  const author = await memberBrowser(app);
  const { browser } = await memberBrowser(app);
  const { id } = (await submit(author.browser, 'Export to fax')).request;
  const board = '/requests?sort=newest';
  /** Sends a form, and opens the page to which it leads. */
  const lead = async (path: string, fields: Fields, from: string) => {
    const sent = await browser.fetch(path, formOf(fields, from));
    const to = sent.headers.get('location') ?? '';
    return { status: sent.status, to, html: await (await browser.fetch(to)).text() };
  };
  const vote = await lead(`/requests/${id}/votes`, { vote: 'yes' }, board);
  expect([vote.status, vote.to]).toEqual([303, board]);
  expect(vote.html).toContain('You voted');
  const unvote = await lead(`/requests/${id}/votes`, { vote: 'no' }, board);
  expect(unvote.html).not.toContain('You voted');

  const home = await (await browser.fetch('/home')).text();
  expect(home).toMatch(/<form[^>]*action="\/requests"[^>]*>(?:(?!<\/form>).)*Feature Request/s);
  const rejected = await (await browser.fetch('/requests?status=rejected')).text();
  expect(rejected).toContain('No request says that.');

  const page = `/requests/${id}`;
  const said = await lead(`${page}/comments`, { text: 'Yes, <b>please</b>.' }, page);
  expect(said.to).toBe(`${page}#comments`);
  expect(said.html).toContain(COMMENTED);
  const long = await lead(`${page}/comments`, { text: `canary${'x'.repeat(600)}` }, page);
  expect(long.to).toBe(`${page}#request-comment`);
  expect(long.html).toContain('canaryxxx');
  expect(long.html).toContain('600 characters at most');
  expect(long.html).toContain('Yes, &lt;b&gt;please&lt;/b&gt;.');
  expect(await (await browser.fetch(page)).text()).not.toContain('canaryxxx');

  const asked = await lead('/requests/new', { text: 'Less fax' }, '/requests');
  expect([asked.to, asked.html]).toEqual([board, expect.stringContaining(SUBMITTED)]);
  const twice = await lead('/requests/new', { text: 'Less fax' }, '/requests');
  expect(twice.to).toMatch(/^\/requests\/\w+$/);
  expect(twice.html).toContain('You have asked for exactly this');
  const gone = await lead(`${twice.to}/withdraw`, {}, twice.to);
  expect([gone.to, gone.html]).toEqual(['/requests', expect.stringContaining(WITHDRAWN)]);
  expect(await statusOf(browser, twice.to)).toBe(404);
  const blank = await lead('/requests/new', { text: ' ' }, '/requests');
  expect(blank.html).toContain('at least one word');
  // A page that there is not, by signs that no header takes.
  const odd = await browser.fetch('/requests/%0F/comments', {
    body: new URLSearchParams({ text: 'Yes.' }),
    headers: { accept: 'text/html' },
  });
  expect([odd.status, odd.headers.get('location')]).toEqual([303, '/requests/%0F#request-comment']);
  const guest = await app.browser().fetch('/requests/new', formOf({ text: 'Fax' }, '/requests'));
  expect(guest.headers.get('location')).toBe('/login?next=%2Frequests');
});

it('lets an admin decide by a plain form', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
  const author = await memberBrowser(app);
  const { browser } = await memberBrowser(app, { email: ADMIN });
  const { id } = (await submit(author.browser, 'Export to fax')).request;
  const office = '/admin/feature-requests';
  const decision = formOf({ status: 'rejected' }, office);
  const sent = await browser.fetch(`/requests/${id}/decision`, decision);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, office]);
  expect(await (await browser.fetch(office)).text()).toContain('Feature request rejected');
  const odd = formOf({ status: 'pending' }, office);
  await browser.fetch(`/requests/${id}/decision`, odd);
  expect(await (await browser.fetch(office)).text()).toContain('This form is not known here');
});
