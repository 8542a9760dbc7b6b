import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts';
import { deleteOwnPost } from '../posts/posts.server.ts';

const SECRET = 'Karen in accounting';

/** Shares a member's post whose form contains more than the post. */
async function shareWritten(app: TestApp, humorLevel = 'Spicy', json: object = {}) {
  const { browser, member } = await memberBrowser(app);
  const fields = { context: 'My dog signed a lease' };
  const written = await send(browser, { style: 'gpt4-context', fields, humorLevel }, 'key-shared1');
  const { id } = written.at(-1)!.data as { id: string };
  const shared = await browser.fetch(`/api/generations/${id}/share`, { json });
  const { postId } = (await shared.json()) as { postId: string };
  // Typed by the author and not in the post.
  const row = await app.db.selectFrom('posts').select('form_data').executeTakeFirstOrThrow();
  const form = JSON.parse(row.form_data) as { context: string };
  const context = `${fields.context} while ${SECRET} cried`;
  const form_data = JSON.stringify({ ...form, context: JSON.stringify({ context }) });
  await app.db.updateTable('posts').set({ form_data }).where('id', '=', postId).execute();
  return { postId, member, browser };
}

async function ask(browser: TestBrowser, json: object, key: string) {
  return browser.fetch('/api/generations', { json, headers: { 'idempotency-key': key } });
}

async function send(browser: TestBrowser, json: object, key: string) {
  const answer = await ask(browser, json, key);
  expect(answer.status).toBe(200);
  return readEvents(answer);
}

const remixOf = (postId: string, humorLevel = 'Unhinged') => ({
  style: 'gpt4-context',
  fields: { context: 'my dog signed a lease' },
  humorLevel,
  remixOf: postId,
});
const page = async (browser: TestBrowser, path: string) => {
  const answer = await browser.fetch(path, { headers: { accept: 'text/html' } });
  return { status: answer.status, html: await answer.text() };
};
const go = (postId: string) => `/generator?style=gpt4-context&remix=${postId}`;

it('opens the form one level up with public words only', async () => {
  const app = await createTestApp();
  const { postId } = await shareWritten(app);
  const { status, html } = await page(app.browser(), go(postId));
  expect(status).toBe(200);
  expect(html).toContain(`name="remixOf" value="${postId}"`);
  expect(html).toContain('Spicy becomes Unhinged.');
  expect(html).toContain('signed a lease');
  for (const word of ['Karen', 'accounting', 'cried']) expect(html).not.toContain(word);
});

it('fills in what happened where the author shows it', async () => {
  const app = await createTestApp();
  const shownPremise = 'I forgot to sign a lease.';
  const { postId } = await shareWritten(app, 'Spicy', { shownPremise });
  const { html } = await page(app.browser(), go(postId));
  expect(html).toContain('I forgot to sign a lease');
});

it('stays at the highest level and says so', async () => {
  const app = await createTestApp();
  const { postId } = await shareWritten(app, 'Unhinged');
  const { html } = await page(app.browser(), go(postId));
  expect(html).toContain('It is Unhinged already');
});

it('writes a remix with the seed of its source and counts it as the guest’s free post', async () => {
  const app = await createTestApp();
  const { postId } = await shareWritten(app);
  const guest = app.browser();
  const first = (await send(guest, remixOf(postId), 'key-remix1')).at(-1)!;
  const rows = await app.db.selectFrom('generations').selectAll().orderBy('id').execute();
  expect(rows[1]).toMatchObject({ seed: rows[0]!.seed, remix_of: postId, remix_root: postId });
  expect((await ask(guest, remixOf(postId), 'key-remix2')).status).toBe(403);
  // The result screen says where it came from, also when it is loaded from the server.
  const result = await page(guest, `/preview?generation=${String(first.data['id'])}`);
  expect(result.html).toContain(`/post/${postId}`);
});

it('writes another text at the same level', async () => {
  const app = await createTestApp();
  const { postId } = await shareWritten(app, 'Unhinged');
  const own = await app.db.selectFrom('posts').select('post').executeTakeFirstOrThrow();
  const exact = { ...remixOf(postId), fields: { context: 'My dog signed a lease' } };
  const done = (await send(app.browser(), exact, 'key-remix1')).at(-1)!;
  expect(done.data['text']).not.toBe(own.post);
});

it('charges nothing for a deleted source and keeps earlier remixes', async () => {
  const app = await createTestApp();
  const { postId, member } = await shareWritten(app);
  const early = app.browser();
  const written = (await send(early, remixOf(postId), 'key-remix1')).at(-1)!;
  await deleteOwnPost(app.services, member, postId);
  const late = app.browser();
  const refused = await ask(late, remixOf(postId), 'key-remix2');
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({
    code: 'remix-gone',
    field: 'remixOf',
    title: expect.stringContaining('Your words are still here') as string,
  });
  expect(await app.db.selectFrom('guests').selectAll().execute()).toHaveLength(1);
  const own = { ...remixOf(postId), remixOf: undefined };
  await send(late, own, 'key-remix3');
  // The same key still finds its post.
  const again = (await send(early, remixOf(postId), 'key-remix1')).at(-1)!;
  expect(again.data['id']).toBe(written.data['id']);
  const form = await page(app.browser(), go(postId));
  expect(form.html).toContain('It is at peace.');
  expect(form.html).not.toContain('name="remixOf"');
});

it('rejects a remix in another style, of an invalid id and of an author who has blocked the viewer', async () => {
  const app = await createTestApp();
  const { postId, member } = await shareWritten(app);
  const { browser, member: other } = await memberBrowser(app, { email: 'other@id.example' });
  const humble = {
    style: 'humblebrag',
    fields: { achievement: 'a', mundaneSituation: 'b' },
    remixOf: postId,
  };
  expect((await ask(browser, humble, 'key-000001')).status).toBe(422);
  for (const strange of ['', '../x', 7, 'a'.repeat(61)]) {
    const answer = await ask(browser, { ...remixOf(postId), remixOf: strange }, 'key-000002');
    expect(answer.status).toBe(422);
  }
  const block = { id: '01block', user_id: member.id, blocked_id: other.id, created_at: 1 };
  await app.db.insertInto('blocks').values(block).execute();
  expect((await ask(browser, remixOf(postId), 'key-000003')).status).toBe(403);
  const { html } = await page(browser, go(postId));
  expect(html).toContain('would rather not hear from this account');
  expect(html).not.toContain('signed a lease');
});

it('shows the chain to guests and 404 for a missing post', async () => {
  const app = await createTestApp();
  const { postId } = await shareWritten(app);
  const { browser } = await memberBrowser(app, { email: 'other@id.example' });
  const remix = (await send(browser, remixOf(postId), 'key-remix1')).at(-1)!;
  const path = `/api/generations/${String(remix.data['id'])}/share`;
  const shared = await browser.fetch(path, { method: 'POST' });
  const { postId: worse } = (await shared.json()) as { postId: string };
  const guest = app.browser();
  const up = await page(guest, `/post/${worse}/remixes`);
  expect(up.status).toBe(200);
  expect(up.html).toContain(`href="/post/${postId}"`);
  expect((await page(guest, `/post/${postId}`)).html).toContain('Made worse once');
  expect((await page(guest, `/post/${worse}`)).html).toContain('>A worse version<');
  // Cached pages are invalidated at once.
  await browser.fetch(`/post/${worse}/unshare`, { method: 'POST' });
  expect((await page(guest, `/post/${postId}`)).html).not.toContain('Made worse once');
  expect((await page(guest, `/post/${worse}/remixes`)).status).toBe(404);
  expect((await page(guest, '/post/none/remixes')).status).toBe(404);
});

const worse = (browser: TestBrowser, postId: string, headers: Record<string, string>) =>
  browser.fetch(`/post/${postId}/worse`, { method: 'POST', headers });

it('makes a post worse in one click: its public words, one level up', async () => {
  const app = await createTestApp();
  const { postId } = await shareWritten(app);
  const guest = app.browser();
  const headers = { 'idempotency-key': 'key-worse1' };
  const [first, again] = [
    await readEvents(await worse(guest, postId, headers)),
    await readEvents(await worse(guest, postId, headers)),
  ];
  expect(again.at(-1)?.data['id']).toBe(first.at(-1)?.data['id']);
  const [, row] = await app.db.selectFrom('generations').selectAll().orderBy('id').execute();
  expect(row).toMatchObject({ humor_level: 'Unhinged', remix_of: postId, remix_root: postId });
  expect(row!.fields).toMatch(/signed a lease/i);
  expect(row!.fields).not.toMatch(/Karen|accounting|cried/);
});

it('makes a post worse without script, and says there that the free post is used', async () => {
  const app = await createTestApp();
  const { postId } = await shareWritten(app);
  const guest = app.browser();
  const html = { accept: 'text/html' };
  const made = await worse(guest, postId, html);
  expect([made.status, made.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/preview\?generation=/),
  ]);
  const refused = await worse(guest, postId, html);
  expect([refused.status, refused.headers.get('location')]).toEqual([303, `/post/${postId}`]);
  expect((await page(guest, `/post/${postId}`)).html).toContain('free post');
});

it('leads to the form where the text does not show what the style requires', async () => {
  const app = await createTestApp();
  const { postId } = await shareWritten(app);
  const style = 'buzzword-soup';
  await app.db.updateTable('posts').set({ style }).where('id', '=', postId).execute();
  const answer = await worse(app.browser(), postId, { accept: 'text/html' });
  expect(answer.headers.get('location')).toBe(`/generator?style=${style}&remix=${postId}`);
  expect(await app.db.selectFrom('guests').selectAll().execute()).toEqual([]);
});

it('does not make worse what is gone', async () => {
  const app = await createTestApp();
  const { postId, member } = await shareWritten(app);
  await deleteOwnPost(app.services, member, postId);
  const answer = await worse(app.browser(), postId, { 'idempotency-key': 'key-worse1' });
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'remix-gone' }]);
});
