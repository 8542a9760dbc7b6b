import { expect, it } from 'vitest';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts';
import { DEFAULT_FACE } from '../../domain/faces/face.ts';
import { DEFAULT_AUTHOR } from '../../domain/posts/post.ts';

const FIELDS = { achievement: 'got promoted', mundaneSituation: 'waiting in line' };

async function write(browser: TestBrowser): Promise<{ id: string; text: string }> {
  const json = { style: 'humblebrag', fields: FIELDS };
  const headers = { 'idempotency-key': 'key-000001' };
  const events = await readEvents(await browser.fetch('/api/generations', { json, headers }));
  const { id, text } = events.at(-1)!.data as { id: string; text: string };
  return { id, text };
}

it('gives the owner the post and its form, as docs/product.md §3 has them', async () => {
  const { browser } = await createTestApp();
  const guest = browser();
  const { id, text } = await write(guest);
  const answer = await guest.fetch(`/preview.data?generation=${id}`);
  expect(answer.status).toBe(200);
  const body = await answer.text();
  const { name, bio } = DEFAULT_AUTHOR;
  for (const part of [
    id,
    text,
    'humblebrag',
    'Spicy',
    ...Object.values(FIELDS),
    name,
    bio,
    DEFAULT_FACE,
  ]) {
    expect(body).toContain(JSON.stringify(part).slice(1, -1));
  }
});

it('leads from /preview to the newest own post, and home without one', async () => {
  const { browser } = await createTestApp();
  const guest = browser();
  const { id } = await write(guest);
  const placeFor = async (reader: TestBrowser) =>
    (await reader.fetch('/preview')).headers.get('location');
  expect(await placeFor(guest)).toBe(`/preview?generation=${id}`);
  expect(await placeFor(browser())).toBe('/');
});

it('does not show an unfinished post', async () => {
  const { browser, db } = await createTestApp();
  const guest = browser();
  const { id } = await write(guest);
  await db
    .updateTable('generations')
    .set({ state: 'failed', text: null })
    .where('id', '=', id)
    .execute();
  expect((await guest.fetch(`/preview?generation=${id}`)).status).toBe(302);
});
