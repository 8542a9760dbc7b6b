import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodePng } from '../../../test/decode-png.ts';
import { postAndPicture } from '../../../test/factories/post-with-picture.ts';
import { UNLIMITED } from '../../../test/factories/rate-limits.ts';
import { uploader } from '../../../test/factories/upload-as-member.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { MAX_CAPTION_LENGTH } from '../../domain/media-library/resource.ts';

const ADMIN = 'boss@corp.example';
type Picture = { url: string; width: number; height: number; alt: string };

async function setUp() {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN }, overrides: UNLIMITED });
  return { app, ...(await postAndPicture(app)) };
}

it('puts a picture under a post, draws it for its owner, and for all once it is shared', async () => {
  const { app, owner, generationId, postId, path, put, words } = await setUp();
  const stranger = await uploader(app);
  const result = async () => (await owner.ask(`/preview?generation=${generationId}`)).text();
  expect(await result()).not.toContain('/attached.jpg');
  const answer = await put(words);
  const { picture } = (await answer.json()) as { picture: Picture };
  expect([answer.status, picture.alt]).toEqual([200, 'WHEN SYNERGY / A handshake']);
  expect([picture.width, picture.height]).toEqual([600, 300]);
  expect(await result()).toContain(picture.url);

  const own = await owner.ask(picture.url);
  expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'private, no-store',
  ]);
  const { width, height } = await sharp(Buffer.from(await own.arrayBuffer())).metadata();
  expect([width, height]).toEqual([1200, 600]);
  const guest = app.browser();
  expect((await guest.fetch(picture.url)).status).toBe(404);
  expect((await stranger.ask(picture.url)).status).toBe(404);

  const before = await decodePng(
    await png(owner, `/api/generations/${generationId}/picture?size=card`),
  );
  expect(
    (await owner.ask(`/api/generations/${generationId}/share`, { method: 'POST' })).status,
  ).toBe(201);
  const shared = await guest.fetch(picture.url);
  expect([shared.status, shared.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=3600',
  ]);
  const page = await (await guest.fetch(`/post/${postId}`)).text();
  expect(page).toContain(picture.url);
  expect((await guest.fetch(`/post/${postId}/picture.png?size=link`)).status).toBe(200);

  expect((await owner.ask(path, { method: 'DELETE' })).status).toBe(204);
  expect((await guest.fetch(picture.url)).status).toBe(404);
  const after = await decodePng(
    await png(owner, `/api/generations/${generationId}/picture?size=card`),
  );
  expect(before.height - after.height).toBe(2 * 300);
}, 40_000);

async function png(who: Awaited<ReturnType<typeof uploader>>, path: string): Promise<Buffer> {
  return Buffer.from(await (await who.ask(path)).arrayBuffer());
}

it('shows admins the picture of a reported post, also once the post is hidden', async () => {
  const { app, owner, generationId, postId, put, words } = await setUp();
  const admin = await uploader(app, { email: ADMIN });
  const guest = app.browser();
  const { picture } = (await (await put(words)).json()) as { picture: Picture };
  expect(
    (await owner.ask(`/api/generations/${generationId}/share`, { method: 'POST' })).status,
  ).toBe(201);
  const body = new URLSearchParams({ reason: 'depicted', words: 'That is me.' });
  expect((await guest.fetch(`/reports?post=${postId}`, { body })).status).toBe(200);
  const queue = await (await admin.ask('/admin/moderation')).text();
  expect(queue).toContain(picture.url);
  expect(queue).toContain('WHEN SYNERGY / A handshake');
  await app.db.updateTable('posts').set({ hidden_at: 1 }).where('id', '=', postId).execute();
  expect((await guest.fetch(picture.url)).status).toBe(404);
  for (const who of [admin, owner]) {
    const seen = await who.ask(picture.url);
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  }
}, 40_000);

it('says what is wrong, and changes nothing', async () => {
  const { app, put, words } = await setUp();
  const long = 'x'.repeat(MAX_CAPTION_LENGTH + 1);
  const cases: [string, Response, number][] = [
    ['too long', await put({ ...words, top: long }), 422],
    ['half a sign', await put({ ...words, top: '\ud83d' }), 422],
    ['no picture', await put({ ...words, resourceId: 'nothing' }), 404],
    ['no shape', await put({ resourceId: words.resourceId }), 422],
    ['more', await put({ ...words, postId: 'x' }), 422],
    ['slurs', await put({ ...words, top: 'You retards' }), 422],
  ];
  for (const [kind, { status }, expected] of cases) {
    expect([kind, status]).toEqual([kind, expected]);
  }
  expect(await app.db.selectFrom('attachments').selectAll().execute()).toEqual([]);
}, 40_000);

it('lists the own posts to choose from, and nobody else’s', async () => {
  const { app, owner } = await setUp();
  const stranger = await uploader(app);
  const texts = async (who: typeof owner) => {
    const { posts } = (await (await who.ask('/api/posts')).json()) as { posts: { post: string }[] };
    return posts.map(({ post }) => post);
  };
  expect(await texts(owner)).toEqual(['One line.\nAgree?']);
  expect(await texts(stranger)).toEqual([]);
}, 40_000);
