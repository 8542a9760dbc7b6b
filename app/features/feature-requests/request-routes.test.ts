import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts';

const ADMIN = { email: 'boss@corp.example' };
const start = () => createTestApp({ env: { ADMIN_EMAILS: ADMIN.email } });
const NONE = '/api/requests/none';

let keys = 0;
const keyed = () => ({ headers: { 'idempotency-key': `request-key-${(keys += 1)}` } });

async function submit(browser: TestBrowser, text: unknown, ask: object = keyed()) {
  const answer = await browser.fetch('/api/requests', { json: { text }, ...ask });
  const said = (await answer.json()) as { request: { id: string; votes: number }; title: string };
  return { status: answer.status, ...said, answer };
}

async function statusOf(browser: TestBrowser, path: string, ask: object = {}): Promise<number> {
  return (await browser.fetch(path, ask)).status;
}

const formOf = (fields: Record<string, string>) => ({
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
});

it('takes a request once for each click, and says what is wrong with one', async () => {
  const app = await start();
  const { browser } = await memberBrowser(app);
  const go = keyed();
  expect(await submit(browser, 'Export to fax', go)).toMatchObject({
    status: 201,
    request: { votes: 1 },
  });
  expect((await submit(browser, 'Export to fax', go)).status).toBe(200);
  expect((await submit(browser, 'Import from fax', go)).status).toBe(422);
  expect((await submit(browser, 'No key', {})).status).toBe(400);
  for (const text of ['', ' \u200B', 'x'.repeat(1001), 7, null, ['x']]) {
    expect([text, (await submit(browser, text)).status]).toEqual([text, 422]);
  }
  const refused = await submit(browser, 'Call me: 555-123-4567');
  expect([refused.status, refused.title]).toEqual([
    422,
    expect.stringMatching(/Leave out e-mail addresses, phone numbers/),
  ]);
  const strange = { json: { text: 'x', votes: 9000 }, ...keyed() };
  expect(await statusOf(browser, '/api/requests', strange)).toBe(422);
  const broken = { body: '{', headers: { 'content-type': 'application/json' } };
  expect(await statusOf(browser, '/api/requests', broken)).toBe(400);
});

it('says of a request that is gone that it is gone', async () => {
  const { browser } = await memberBrowser(await start());
  const gone = { title: expect.stringMatching(/^This request is gone/) as string };
  const comment = { json: { text: 'Yes.' }, ...keyed() };
  for (const [path, ask] of [
    [`${NONE}/comments`, comment],
    [`${NONE}/vote`, { method: 'POST' }],
  ] as const) {
    const answer = await browser.fetch(path, ask);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.json()).toMatchObject(gone);
  }
  const form = formOf({ intent: 'comment', request: 'none', text: 'Yes.' });
  const page = await browser.fetch('/requests', form);
  expect([page.status, await page.text()]).toEqual([
    404,
    expect.stringMatching(/This request is gone/),
  ]);
});

it('votes, and takes a vote back, however often it is asked', async () => {
  const app = await start();
  const author = await memberBrowser(app);
  const { browser } = await memberBrowser(app);
  const { request } = await submit(author.browser, 'Export to fax');
  const path = `/api/requests/${request.id}/vote`;
  for (const [method, votes] of [
    ['POST', 2],
    ['POST', 2],
    ['DELETE', 1],
    ['DELETE', 1],
  ] as const) {
    const answer = await browser.fetch(path, { method });
    expect(await answer.json()).toEqual({ votes, hasVoted: method === 'POST' });
  }
  expect(await statusOf(browser, path, { json: { for: 9 } })).toBe(422);
});

it('decides once, for admins, and tells the slower one how it stands', async () => {
  const app = await start();
  const { browser } = await memberBrowser(app);
  const admin = (await memberBrowser(app, ADMIN)).browser;
  const { request } = await submit(browser, 'Export to fax');
  const path = `/api/requests/${request.id}/decision`;
  const decide = (json: unknown) => admin.fetch(path, { json });
  for (const junk of [{}, { status: 'pending' }, { status: 'approved', votes: 1 }, [], 'x']) {
    expect([junk, (await decide(junk)).status]).toEqual([junk, 422]);
  }
  expect((await decide({ status: 'rejected', reason: 'x'.repeat(501) })).status).toBe(422);
  const both = await Promise.all([
    decide({ status: 'rejected', reason: 'No.' }),
    decide({ status: 'approved' }),
  ]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const winner = both.find(({ ok }) => ok);
  const { request: decided } = (await winner!.json()) as { request: { status: string } };
  const slower = (await both.find(({ ok }) => !ok)!.json()) as object;
  expect(slower).toMatchObject({
    code: 'request-decided',
    title: `Somebody was faster: this request is ${decided.status}.`,
    request: decided,
  });
  expect((await decide({ status: 'approved' })).status).toBe(409);
  await app.db.deleteFrom('feature_requests').execute();
  expect((await decide({ status: 'approved' })).status).toBe(404);
});

it('votes, asks and comments by plain forms, and gives back what was refused', async () => {
  const app = await start();
  const author = await memberBrowser(app);
  const { browser } = await memberBrowser(app);
  const { id } = (await submit(author.browser, 'Export to fax')).request;
  const board = '/requests?sort=newest';
  const vote = await browser.fetch(board, formOf({ intent: 'vote', request: id }));
  expect([vote.status, vote.headers.get('location')]).toEqual([303, board]);
  expect(await (await browser.fetch(board)).text()).toContain('You voted');
  await browser.fetch(board, formOf({ intent: 'unvote', request: id }));
  expect(await (await browser.fetch(board)).text()).not.toContain('You voted');

  const page = `/requests/${id}`;
  const said = formOf({ intent: 'comment', request: id, text: 'Yes, <b>please</b>.' });
  expect((await browser.fetch(page, said)).headers.get('location')).toBe(`${page}#comments`);
  // A page that there is not, by signs that no header takes: the form says itself what it is about.
  const odd = formOf({ intent: 'comment', request: id, text: 'Yes again.' });
  const oddly = await browser.fetch('/requests/%0F', odd);
  expect([oddly.status, oddly.headers.get('location')]).toEqual([303, '/requests/%0F#comments']);
  const long = formOf({ intent: 'comment', request: id, text: `canary${'x'.repeat(600)}` });
  const refused = await browser.fetch(page, long);
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain('canaryxxx');
  expect(html).toContain('600 characters at most');
  expect(html).toContain('Yes, &lt;b&gt;please&lt;/b&gt;.');

  const asked = await browser.fetch('/requests', formOf({ intent: 'submit', text: 'Less fax' }));
  expect(asked.headers.get('location')).toBe('/requests?sort=newest');
  const twice = await browser.fetch('/requests', formOf({ intent: 'submit', text: 'Less fax' }));
  const first = twice.headers.get('location') ?? '';
  expect(first).toMatch(/^\/requests\/\w+\?again$/);
  expect(await (await browser.fetch(first)).text()).toContain('You have asked for exactly this');
  const own = first.replace('?again', '');
  const gone = await browser.fetch(own, formOf({ intent: 'withdraw', request: own.slice(10) }));
  expect(gone.headers.get('location')).toBe('/requests');
  expect(await statusOf(browser, own)).toBe(404);
  const blank = await browser.fetch('/requests', formOf({ intent: 'submit', text: ' ' }));
  expect(blank.status).toBe(422);
  expect(await statusOf(browser, '/requests', formOf({ intent: 'nonsense' }))).toBe(422);
  const missing = formOf({ intent: 'vote', request: 'none' });
  expect(await statusOf(browser, '/requests', missing)).toBe(404);
  const guest = await app.browser().fetch('/requests', formOf({ intent: 'vote', request: id }));
  expect(guest.headers.get('location')).toBe('/login?next=%2Frequests');
});
