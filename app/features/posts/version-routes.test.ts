import { expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../../../test/hostile-texts.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts';

const FORM = { style: 'gpt4-context', fields: { context: 'a sandwich' } };
const PROFILE = {
  displayName: 'Chad',
  bio: 'Learner',
  useAccountData: false,
  useProfilePicture: false,
};

async function generate(browser: TestBrowser, key: string, json: object = FORM) {
  const headers = { 'idempotency-key': key };
  const answer = await browser.fetch('/api/generations', { json, headers });
  const events = await readEvents<{ id: string; text: string; profile?: object }>(answer);
  return events.at(-1)!.data;
}

async function memberWithPost(app: TestApp) {
  const { browser, member } = await memberBrowser(app, { name: 'Dana Smith' });
  const post = await generate(browser, 'key-000001');
  const at = (what: string, id = post.id) => `/api/generations/${id}/${what}`;
  const edit = (text: string, latest = post.id) =>
    browser.fetch(at('versions'), { json: { text, latest } });
  return { browser, member, post, at, edit };
}

it('edits and chooses versions over HTTP', async () => {
  const app = await createTestApp();
  const { browser, post, at, edit } = await memberWithPost(app);
  const answer = await edit('One.\r\n\r\n  Two   words. ');
  expect(answer.status).toBe(201);
  const { version } = (await answer.json()) as { version: { id: string; text: string } };
  expect(version).toMatchObject({ text: 'One.\nTwo words.', isEdit: true });
  const stale = await edit('From another tab');
  expect([stale.status, await stale.json()]).toMatchObject([409, { code: 'stale-edit' }]);
  expect((await browser.fetch(at('shown'), { method: 'PUT' })).status).toBe(204);
  const row = await app.db.selectFrom('posts').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ post: post.text, generation_id: post.id });
  const picture = await browser.fetch(at('picture', version.id));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  const share = await browser.fetch(at('share', version.id), { method: 'POST' });
  expect(share.status).toBe(201);
  const page = await (await browser.fetch(`/preview?generation=${version.id}`)).text();
  expect(page).toContain('Two words.');
  expect(page.replaceAll('<!-- -->', '')).toContain('Version 2 of 2');
});

it.each([
  ['no bio', { ...PROFILE, bio: '' }, 'bio'],
  ['a long name', { ...PROFILE, displayName: 'x'.repeat(61) }, 'displayName'],
  ['a number', { ...PROFILE, displayName: 7 }, 'displayName'],
  ['a stray field', { ...PROFILE, photo: 'https://evil.example/x.png' }, 'photo'],
  ['nothing', {}, 'displayName'],
])('refuses a profile with %s and keeps the one before', async (_name, json, field) => {
  const app = await createTestApp();
  const { browser, at } = await memberWithPost(app);
  const answer = await browser.fetch(at('profile'), { method: 'PUT', json });
  expect([answer.status, ((await answer.json()) as { field?: string }).field]).toEqual([
    422,
    field,
  ]);
  const row = await app.db.selectFrom('posts').select('form_data').executeTakeFirstOrThrow();
  expect(row.form_data).toContain('LinkedIn Member');
});

it('does not take a name of the house from the account either', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app, { name: 'Broetry Support' });
  const { id } = await generate(browser, 'key-000001');
  const json = { ...PROFILE, useAccountData: true };
  const answer = await browser.fetch(`/api/generations/${id}/profile`, { method: 'PUT', json });
  expect([answer.status, await answer.json()]).toMatchObject([422, { field: 'displayName' }]);
});

it.each([
  ['nothing', { text: ' \n\u200B\n ', latest: 'x' }, 'text'],
  ['no text at all', { latest: 'x' }, 'text'],
  ['a stray field', { text: 'x', latest: 'x', likes: 9 }, 'likes'],
])('refuses an edit with %s', async (_name, json, field) => {
  const app = await createTestApp();
  const { browser, at } = await memberWithPost(app);
  const answer = await browser.fetch(at('versions'), { json });
  expect([answer.status, ((await answer.json()) as { field?: string }).field]).toEqual([
    422,
    field,
  ]);
  expect(await app.db.selectFrom('generations').select('id').execute()).toHaveLength(1);
});

it('saves hostile text in edits and profiles as text, or rejects it with a message', async () => {
  const app = await createTestApp();
  const { browser, at, post } = await memberWithPost(app);
  let latest = post.id;
  for (const hostile of HOSTILE_TEXTS) {
    const answer = await browser.fetch(at('versions'), { json: { text: hostile, latest } });
    expect([hostile, answer.status]).toEqual([hostile, 201]);
    latest = ((await answer.json()) as { version: { id: string } }).version.id;
    const json = { ...PROFILE, displayName: hostile, bio: hostile };
    const saved = await browser.fetch(at('profile'), { method: 'PUT', json });
    expect([hostile, [200, 422].includes(saved.status)]).toEqual([hostile, true]);
    const page = await browser.fetch(`/preview?generation=${latest}`);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('<script>window.hit=1</script>');
    expect((await browser.fetch(at('picture', latest))).status).toBe(200);
  }
}, 60_000);
