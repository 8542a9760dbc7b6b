import { expect, it } from 'vitest';
import { situationOf } from '../../../comedy/posts/situations.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts';
import { writeStoredForm } from '../../domain/posts/stored-forms.server.ts';
import { dateOf, dayAt } from '../../platform/time/time-units.ts';

const html = { headers: { accept: 'text/html' } };
const page = async (browser: TestBrowser, path: string) => {
  const answer = await browser.fetch(path, html);
  return { status: answer.status, text: await answer.text() };
};

/** A page without what is beside its posts. */
const alone = (text: string) => text.split('<aside')[0];

async function write(browser: TestBrowser, json: object, key: string) {
  return browser.fetch('/api/generations', { json, headers: { 'idempotency-key': key } });
}

const CONTEXT = 'I sold my stapler to a duke';

async function share(browser: TestBrowser, more: object, key: string): Promise<string> {
  const json = { style: 'gpt4-context', fields: { context: CONTEXT }, ...more };
  const events = await readEvents(await write(browser, json, key));
  const path = `/api/generations/${events.at(-1)!.data['id']}/share`;
  const shared = await browser.fetch(path, { method: 'POST' });
  return ((await shared.json()) as { postId: string }).postId;
}

it('shows guests the best as they are now: each reaction, and each end of one', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const guest = app.browser();
  expect((await page(guest, '/hall-of-fame')).text).toContain('Nothing was shared in seven days');
  const postId = await share(browser, {}, 'key-000001');
  const begun = await page(guest, '/hall-of-fame');
  expect(begun.text).toContain(postId);
  expect(begun.text).toContain('No real reaction yet');
  const body = new URLSearchParams({ kind: 'agree' });
  await browser.fetch(`/post/${postId}/reactions`, { body });
  const honoured = await page(guest, '/hall-of-fame');
  expect(honoured.text).toContain(postId);
  expect(honoured.text).toContain('1 real reaction.');
  // An address of earlier days, when each week had a page.
  expect((await page(guest, '/hall-of-fame?week=2026-01-06')).text).toContain(postId);
  await browser.fetch(`/post/${postId}/unshare`, { method: 'POST' });
  expect((await page(guest, '/hall-of-fame')).text).not.toContain(postId);
});

it('says once that no member has reacted, and only where that is so', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const ids = [];
  for (const key of ['key-000001', 'key-000002', 'key-000003']) {
    ids.push(await share(browser, {}, key));
  }
  const hall = async () => (await page(app.browser(), '/hall-of-fame')).text;
  const untouched = await hall();
  expect(untouched.split('<article').length).toBe(4);
  expect(untouched.split('No real reaction yet')).toHaveLength(2);
  expect(untouched.split('First place')).toHaveLength(2);
  expect(untouched).toMatch(/First place.*Second place.*Third place/s);
  const body = new URLSearchParams({ kind: 'agree' });
  await browser.fetch(`/post/${ids[0]}/reactions`, { body });
  const reacted = await hall();
  expect(reacted).not.toContain('No real reaction');
  expect(reacted.split('1 real reaction.')).toHaveLength(2);
  expect(reacted).toMatch(new RegExp(`First place.*?/post/${ids[0]}`, 's'));
});

it('shows the community on three tabs, each a link', async () => {
  const app = await createTestApp();
  const guest = app.browser();
  const tabs = ['/community', '/hall-of-fame', '/prompt'];
  for (const path of tabs) {
    const { text } = await page(guest, path);
    expect(text).toMatch(/<h1[^>]*>Community Posts<\/h1>/);
    const [, row = ''] = /<nav aria-label="Community"[^>]*>(.*?)<\/nav>/.exec(text) ?? [];
    const links = Array.from(row.matchAll(/<a([^>]*)href="([^"]*)"/g));
    expect(links.map(([, , to]) => to)).toEqual(tabs);
    const open = links.filter(([, attributes]) => attributes?.includes('aria-current="page"'));
    expect(open.map(([, , to]) => to)).toEqual([path]);
    // All three are in the area of the entry in the bar above.
    const [, bar = ''] = /<nav aria-label="Main"[^>]*>(.*?)<\/nav>/.exec(text) ?? [];
    expect(bar).toMatch(/<a (?=[^>]*aria-current=)[^>]*href="\/community"/);
  }
});

it('shows beside the posts the situation of today, but on its own page, and the game', async () => {
  const app = await createTestApp();
  const { browser, member } = await memberBrowser(app);
  const postId = await share(browser, {}, 'key-000001');
  const situation = situationOf(dayAt(Date.now())).replaceAll("'", '&#x27;');
  const beside = async (path: string) => {
    const { text } = await page(app.browser(), path);
    const [aside = ''] = /<aside.*?<\/aside>/s.exec(text) ?? [];
    return [aside.includes(`>${situation}<`), aside.includes('href="/game"')];
  };
  expect(await beside('/community')).toEqual([true, true]);
  expect(await beside('/hall-of-fame')).toEqual([true, true]);
  expect(await beside('/prompt')).toEqual([false, true]);
  expect(await beside(`/post/${postId}`)).toEqual([true, true]);
  // Beside a situation without answers are the writers of the best, and nothing of what they wrote.
  const form = { type: 'gpt4-context', fields: { context: CONTEXT }, humorLevel: 'Spicy' } as const;
  const profile = { profileName: 'Ada Lovelace', profileBio: 'Counts', useProfilePicture: false };
  const named = await shareNew(app.services, member, 'A duke.', {
    form_data: writeStoredForm({ ...form, ...profile }),
  });
  const { text } = await page(app.browser(), '/prompt');
  const [, aside = ''] = text.split('<aside');
  expect(aside).toContain(`href="/post/${named}"`);
  expect(aside).not.toContain('A duke.');
});

it('lets a situation be answered, and shows the answers of its day together', async () => {
  const app = await createTestApp();
  const day = dayAt(Date.now());
  const today = dateOf(day);
  const { browser } = await memberBrowser(app);
  const guest = app.browser();
  expect((await page(guest, '/prompt')).text).toContain(situationOf(day).replaceAll("'", '&#x27;'));
  expect((await page(browser, '/home')).text).toContain('Today&#x27;s situation');
  const form = await page(guest, `/generator?style=gpt4-context&prompt=${today}`);
  expect(form.text).toContain(`name="promptDay" value="${today}"`);
  expect(form.text).toContain(situationOf(day).slice(0, 20));
  const postId = await share(browser, { promptDay: today }, 'key-000001');
  expect((await page(guest, '/prompt')).text).toContain(postId);
  const other = await share(browser, {}, 'key-000002');
  expect(alone((await page(guest, '/prompt')).text)).not.toContain(other);
  const yesterday = await page(guest, `/prompt?day=${dateOf(day - 1)}`);
  expect(yesterday.status).toBe(200);
  expect(alone(yesterday.text)).not.toContain(postId);
  expect((await page(guest, `/prompt?day=${dateOf(day + 1)}`)).status).toBe(404);
  const [, earlier = ''] = /id="earlier-days"(.*?)<\/section>/s.exec(yesterday.text) ?? [];
  const days = Array.from(earlier.matchAll(/\?day=([\d-]+)/g), ([, date]) => date);
  expect(days).toEqual([2, 3, 4, 5, 6, 7].map((ago) => dateOf(day - ago)));
  const oldest = await page(guest, `/prompt?day=${dateOf(day - 365)}`);
  expect(oldest.status).toBe(200);
  expect(oldest.text).not.toContain('earlier-days');
  // Without an answer the next step is to write one, or today.
  expect(yesterday.text).toContain('Answer first');
  expect(oldest.text).toMatch(/href="\/prompt"[^>]*>Today&#x27;s situation<\/a><\/p>/);
});

it('takes no answer to a day that is over or has not come, and charges nothing for it', async () => {
  const app = await createTestApp();
  const day = dayAt(Date.now());
  const guest = app.browser();
  for (const date of [dateOf(day - 7), dateOf(day + 1)]) {
    const json = { style: 'gpt4-context', fields: { context: CONTEXT }, promptDay: date };
    const answer = await write(guest, json, 'key-000001');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'prompt-closed', field: 'promptDay' });
  }
  const odd = { style: 'gpt4-context', fields: { context: CONTEXT }, promptDay: '2026-02-30' };
  expect((await write(guest, odd, 'key-000002')).status).toBe(422);
  expect(await app.db.selectFrom('guests').selectAll().execute()).toEqual([]);
  const form = await page(guest, `/generator?style=gpt4-context&prompt=${dateOf(day - 7)}`);
  expect(form.text).not.toContain('name="promptDay"');
});
