import { expect, it } from 'vitest';
import { decodeAnimation } from '../../../test/decode-animation.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { addGeneration } from '../../../test/factories/write-as-member.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { requestMoving } from './request-moving.ts';

const TEXT = 'One.\nTwo.\nThree.\nFour.\nAgree?';
const EVENTS = { headers: { accept: 'text/event-stream' } };

async function setUp() {
  const app = await createTestApp();
  const { browser, member } = await memberBrowser(app);
  const owner = { kind: 'member', id: member.id } as const;
  const add = async (more = {}) => {
    const { id } = await addGeneration(app.db, { owner, text: TEXT, more });
    return `/api/generations/${id}/moving`;
  };
  return { app, browser, member, add, path: await add() };
}

it('answers with the file, for a link without script', async () => {
  const { browser, path } = await setUp();
  const answer = await browser.fetch(`${path}?size=wide&format=gif&background=carpet`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif']);
  expect(answer.headers.get('content-disposition')).toContain('linkedin-post.gif');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const { pages, loop } = await decodeAnimation(
    new Uint8Array(await answer.arrayBuffer()),
  ).metadata();
  expect([pages! > 4, loop]).toEqual([true, 0]);
}, 60_000);

it('shows how it ends, at its size, before it is made', async () => {
  const { browser, path } = await setUp();
  const answer = await browser.fetch(`${path}?size=wide&premise&end`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const file = new Uint8Array(await answer.arrayBuffer());
  const { width, height, pages = 1 } = await decodeAnimation(file).metadata();
  expect([width, height, pages]).toEqual([1200, 627, 1]);
}, 60_000);

it('tells the progress where it is asked for, and then gives the file', async () => {
  const { browser, path } = await setUp();
  const answer = await browser.fetch(`${path}?size=wide&premise`, EVENTS);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const events = await readEvents<{ share?: number; type?: string; base64?: string }>(answer);
  const shares = events.flatMap(({ data }) => data.share ?? []);
  expect(shares.length).toBeGreaterThan(3);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  const done = events.at(-1)!;
  expect([done.event, done.data.type]).toEqual(['done', 'image/webp']);
  const { pages } = await decodeAnimation(Buffer.from(done.data.base64!, 'base64')).metadata();
  // The sentence is typed first.
  expect(pages).toBeGreaterThan(18);
}, 60_000);

it('is read by the page: the progress, the file, and the words of a refusal', async () => {
  const { app, browser, path } = await setUp();
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const plain = globalThis.fetch;
  const asPage: typeof fetch = (address, init) =>
    plain(address, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie } });
  globalThis.fetch = asPage;
  try {
    const shares: number[] = [];
    const asking = {
      signal: new AbortController().signal,
      onProgress: (share: number) => void shares.push(share),
    };
    const made = await requestMoving(`${app.origin}${path}?size=wide`, asking);
    expect(made.ok && made.blob.type).toBe('image/webp');
    expect(shares.length).toBeGreaterThan(3);
    expect(await requestMoving(`${app.origin}${path}?size=huge`, asking)).toEqual({
      ok: false,
      message: 'No such size.',
    });
    const signal = AbortSignal.abort();
    expect(await requestMoving(`${app.origin}${path}`, { ...asking, signal })).toEqual({
      ok: false,
    });
  } finally {
    globalThis.fetch = plain;
  }
}, 60_000);

it.each([
  ['size=huge', 'size'],
  ['format=mp4', 'format'],
  ['background=beach', 'background'],
  ['width=watch', 'width'],
])('says what is wrong with %s', async (query, field) => {
  const { browser, path } = await setUp();
  const answer = await browser.fetch(`${path}?${query}`, EVENTS);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'invalid-field', field });
});

it('has none for a grave post, and no post of another', async () => {
  const { app, browser, add, path } = await setUp();
  const grave = await browser.fetch(await add({ is_grave: 1 }));
  expect([grave.status, await grave.json()]).toMatchObject([
    404,
    { title: 'A post like this has no moving picture.' },
  ]);
  const { browser: other } = await memberBrowser(app);
  expect((await other.fetch(path)).status).toBe(404);
  expect((await fetch(app.origin + path)).status).toBe(401);
});

it('draws a shared post for every member, with what its author shows', async () => {
  const { app, member } = await setUp();
  const id = await shareNew(app.services, member, TEXT);
  const { browser } = await memberBrowser(app);
  const framesOf = async () => {
    const answer = await browser.fetch(`/api/posts/${id}/moving?size=wide&premise`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'private, max-age=3600',
    ]);
    const file = new Uint8Array(await answer.arrayBuffer());
    return (await decodeAnimation(file).metadata()).pages!;
  };
  const without = await framesOf();
  await app.db
    .updateTable('posts')
    .set({ shown_premise: 'I watered a plant.' })
    .where('id', '=', id)
    .execute();
  app.services.pageCache.clear();
  expect(await framesOf()).toBeGreaterThan(without + 8);
  await app.db.updateTable('posts').set({ is_grave: 1 }).where('id', '=', id).execute();
  app.services.pageCache.clear();
  expect((await browser.fetch(`/api/posts/${id}/moving`)).status).toBe(404);
}, 60_000);

it('ends the drawing of a page that has left, while still pictures are drawn', async () => {
  const { app, browser, path } = await setUp();
  const leaving = new AbortController();
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const answer = await fetch(`${app.origin}${path}?format=gif&premise&background=carpet`, {
    headers: { ...EVENTS.headers, cookie },
    signal: leaving.signal,
  });
  const reader = answer.body!.getReader();
  await reader.read();
  // The workers of still pictures are free.
  expect(app.services.workers.counts().running).toBe(0);
  const still = await browser.fetch(path.replace('/moving', '/picture'));
  expect(still.status).toBe(200);
  leaving.abort();
  const next = await browser.fetch(`${path}?size=wide`);
  expect(next.status).toBe(200);
}, 60_000);

it('answers 503 while many moving pictures wait', async () => {
  const { browser, path } = await setUp();
  const asked = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const answer = await browser.fetch(`${path}?size=wide`, EVENTS);
      await answer.text();
      return answer.status;
    }),
  );
  expect(asked.filter((status) => status === 200)).toHaveLength(3);
  expect(asked.filter((status) => status === 503)).toHaveLength(3);
}, 60_000);
