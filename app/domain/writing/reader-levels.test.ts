import { expect, it } from 'vitest';
import { HUMOR_LEVELS } from '../../../comedy/form/humor-levels.ts';
import { retellPost, writePost } from '../../../comedy/posts/write-post.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { showsPrivateWords } from '../community/public-form.ts';
import { readerLevels } from './reader-levels.server.ts';

const SENTENCE = 'I lent my stapler to a duke';
const BRAG = {
  achievement: 'Got promoted to VP of Sales',
  mundaneSituation: 'waiting in line at Starbucks',
  emotion: 'humbled',
};

/** An app with a member, and a function that writes a post and shares it; returns its id. */
async function setUp() {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app, { name: 'Ada Lovelace' });
  let key = 0;
  const share = async (json: object) => {
    const headers = { 'idempotency-key': `key-00000${(key += 1)}` };
    const answer = await browser.fetch('/api/generations', { json, headers });
    const id = (await readEvents(answer)).at(-1)?.data['id'] ?? '';
    await browser.fetch(`/api/generations/${id}/share`, { method: 'POST' });
    const row = await app.db
      .selectFrom('posts')
      .select(['id', 'post'])
      .where('generation_id', '=', id)
      .executeTakeFirstOrThrow();
    return { ...row, generationId: id };
  };
  return { app, browser, share };
}

const own = (context: string) => ({
  style: 'gpt4-context',
  fields: { context },
  humorLevel: 'Spicy',
});

it('tells a shared story at every level, without script and not for search engines', async () => {
  const { app, share } = await setUp();
  const { id, post } = await share(own(SENTENCE));
  const levels = await readerLevels(app.services, id, null);
  expect(levels?.shared).toBe('Spicy');
  expect(levels?.texts.Spicy).toBe(post);
  expect(new Set(Object.values(levels?.texts ?? {})).size).toBe(3);
  const guest = app.browser();
  const open = async (path: string) =>
    (await guest.fetch(path, { headers: { accept: 'text/html' } })).text();
  const last = levels?.texts.Unhinged.split('\n').at(-2) ?? '?';
  const [plain, turned] = [await open(`/post/${id}`), await open(`/post/${id}?level=Unhinged`)];
  const shown = (html: string) =>
    html
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
  expect([shown(plain).includes(last), shown(turned).includes(last)]).toEqual([false, true]);
  expect([plain.includes('noindex'), turned.includes('noindex')]).toEqual([false, true]);
});

it('turns no edited post and no grave one', async () => {
  const { app, browser, share } = await setUp();
  const grave = await share(own('My grandmother died on Sunday'));
  expect(await readerLevels(app.services, grave.id, null)).toBeNull();
  const { id } = await share(own(SENTENCE));
  expect(await readerLevels(app.services, id, null)).not.toBeNull();
  await app.db.updateTable('posts').set({ post: 'It was edited.' }).where('id', '=', id).execute();
  expect(await readerLevels(app.services, id, null)).toBeNull();
  await browser.fetch(`/post/${id}/unshare`, { method: 'POST' });
  expect(await readerLevels(app.services, id, null)).toBeNull();
  expect((await browser.fetch(`/post/${id}`)).status).toBe(404);
});

it('turns no post when a level would show more of the form, unless that is public', async () => {
  const { app, share } = await setUp();
  const style = 'humblebrag' as const;
  const site = 'broetry.example';
  const hides = (seed: number) => {
    const request = { style, fields: BRAG, level: 'Mild' as const, seed, site };
    const written = writePost(request);
    return HUMOR_LEVELS.some((level) => {
      const text = retellPost({ ...request, level }, written)?.text ?? '';
      return showsPrivateWords(BRAG, written.text, text);
    });
  };
  const seed = Array.from({ length: 200 }, (_, one) => one).find(hides);
  expect(seed).toBeDefined();
  const { id } = await share({ style, fields: BRAG, humorLevel: 'Mild', seed });
  expect(await readerLevels(app.services, id, null)).toBeNull();
  const said = Object.values(BRAG).join(' ');
  expect(await readerLevels(app.services, id, said)).not.toBeNull();
});
