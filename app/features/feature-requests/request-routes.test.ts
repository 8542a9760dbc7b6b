import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts';

type Fields = Record<string, string>;
const formOf = (fields: Fields) => ({
  body: new URLSearchParams(fields),
  headers: { accept: 'text/html' },
});

/** Sends a form of the board as the script does. */
const send = (browser: TestBrowser, fields: Fields) =>
  browser.fetch('/api/requests', { body: new URLSearchParams(fields) });

async function submit(browser: TestBrowser, text: string, key = '') {
  const answer = await send(browser, { intent: 'submit', text, key });
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
  expect(await statusOf(browser, '/api/requests', { json: { intent: 'submit' } })).toBe(422);
});

it('says of a request that is gone that it is gone', async () => {
  const { browser } = await memberBrowser(await createTestApp());
  for (const intent of ['vote', 'comment']) {
    const fields = { intent, request: 'none', text: 'Yes.' };
    const answer = await send(browser, fields);
    expect([intent, answer.status]).toEqual([intent, 404]);
    expect(await answer.json()).toMatchObject({
      title: expect.stringMatching(/^This request is gone/) as string,
    });
    const page = await browser.fetch('/requests', formOf(fields));
    expect([page.status, await page.text()]).toEqual([
      404,
      expect.stringMatching(/This request is gone/),
    ]);
  }
});

it('votes, asks and comments by plain forms, and gives back what was refused', async () => {
  const app = await createTestApp();
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
