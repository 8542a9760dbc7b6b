import { expect, it } from 'vitest';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { newMember, write } from '../../../test/factories/write-as-member.ts';
import { recordLog } from '../../../test/record-log.ts';
import { createTestApp } from '../../../test/test-app.ts';
import type { PictureRenderer } from '../../domain/cards/pictures.server.ts';

const FACE = { content_type: 'image/png', bytes: 'aGVsbG8=', source_hash: 'x', updated_at: 1 };
type Headers = Record<string, string>;

// Draws what it is told, in words: long enough that a text of that length would be packed.
const pictures: PictureRenderer = {
  draw({ card: { author, photo, reactions, picture }, size }) {
    const said = [size, author.name, reactions, photo, picture?.image].join('|');
    const drawn = Buffer.from(`${said}|${'-'.repeat(3000)}`);
    return Promise.resolve({ picture: drawn, undrawn: [] });
  },
  caption: ({ top }) => Promise.resolve(Buffer.from(top)),
  jpeg: () => Promise.reject(new Error('not asked for')),
  carousel: () => Promise.reject(new Error('not asked for')),
  reply: () => Promise.reject(new Error('not asked for')),
  movingEnd: () => Promise.reject(new Error('not asked for')),
  gameResult: () => Promise.reject(new Error('not asked for')),
  signed: () => Promise.reject(new Error('not asked for')),
  preview({ author, picture }) {
    const said = ['link', author?.name, author?.photo, picture?.image].join('|');
    return Promise.resolve(Buffer.from(`${said}|${'-'.repeat(3000)}`));
  },
};

async function setUp() {
  const { log, lines } = recordLog();
  const app = await createTestApp({ overrides: { log, pictures } });
  const { browser, member } = await memberBrowser(app, { name: 'Wanda Writer' });
  const { browser: reader } = await memberBrowser(app, { name: 'Rita Reader' });
  const id = await shareNew(app.services, member, 'It went round.');
  const path = `/post/${id}/picture.png?size=link`;
  const host = `127.0.0.1:${app.services.port}`;
  const ask = (asked = path, headers: Headers = {}, method = 'GET') =>
    app.raw(asked, { method, headers: { host, ...headers } });
  const made = (ending: string) => lines.filter((line) => String(line['path']).endsWith(ending));
  return { app, id, path, ask, made, member, writer: browser, reader };
}

it('renders a picture once for all guests, and responds 304', async () => {
  const { path, ask, made, app } = await setUp();
  const first = await ask();
  expect(first.body).toMatch(/^link\|/);
  expect(first.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
    'content-length': String(first.body.length),
  });
  // Everybody may have it, whatever they bring along.
  expect(first.headers['vary']).toBeUndefined();
  const again = await ask(`${path}&utm_source=x`, { 'accept-encoding': 'br, gzip' });
  expect([again.body, again.headers['content-encoding']]).toEqual([first.body, undefined]);
  expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect(made('/picture.png')).toHaveLength(1);
  expect((await ask(path, { host: 'elsewhere.example' })).status).toBe(421);
  expect(app.services.requestQueue.counts().running).toBe(0);
});

it('serves members the requested size, uncached for others', async () => {
  const { id, ask, made, writer, reader } = await setUp();
  const square = `/post/${id}/picture.png?size=square`;
  for (const who of [writer, reader]) {
    const own = await who.fetch(square);
    expect([await own.text(), own.headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^square\|/),
      'private, max-age=3600',
    ]);
  }
  const theirs = await ask(square);
  expect([theirs.body.slice(0, 5), theirs.headers['cache-control']]).toEqual([
    'link|',
    'private, max-age=3600',
  ]);
  expect(made('/picture.png')).toHaveLength(3);
  // Without a size members get another one: caches have to ask.
  const plain = `/post/${id}/picture.png`;
  const kept = await ask(plain);
  expect([kept.headers['cache-control'], kept.headers['vary']]).toEqual([
    'public, no-cache',
    'cookie',
  ]);
  expect(await (await reader.fetch(plain)).text()).toMatch(/^card\|/);
});

it('hides the picture of a private post, also right after sharing ended', async () => {
  const { app, id, path, ask, writer } = await setUp();
  const { postId } = await write(app.services, await newMember(app.services), 'A private post.');
  for (const name of ['picture.png?size=link', 'picture.png', 'attached.jpg', 'avatar']) {
    const answer = await ask(`/post/${postId}/${name}`);
    expect([name, answer.status, answer.headers['cache-control']]).toEqual([name, 404, 'no-store']);
  }
  expect((await ask()).status).toBe(200);
  await writer.fetch(`/post/${id}/unshare`, { method: 'POST' });
  const gone = await ask(path, { 'if-none-match': '*' });
  expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-store']);
});

it('caches avatars under the address of their post', async () => {
  const { app, id, member, ask, made } = await setUp();
  const avatar = `/post/${id}/avatar`;
  const user_id = member.id;
  await app.db
    .insertInto('avatars')
    .values({ user_id, ...FACE })
    .execute();
  const photo_url = `/avatars/${user_id}?v=abc`;
  await app.db.updateTable('users').set({ photo_url }).where('id', '=', user_id).execute();
  const form = await app.db
    .selectFrom('posts')
    .select('form_data')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const shown = JSON.stringify({
    ...(JSON.parse(form.form_data) as object),
    useProfilePicture: true,
  });
  await app.db.updateTable('posts').set({ form_data: shown }).where('id', '=', id).execute();
  expect((await ask(`${avatar}?v=abc`)).body).toBe('hello');
  expect((await ask(`${avatar}?v=other`)).body).toBe('hello');
  expect(made('/avatar')).toHaveLength(1);
  const { body } = await ask();
  expect(body).toContain('data:image/png;base64,aGVsbG8=');
  // The photo alone: another name for it may come later.
  await app.db.updateTable('avatars').set({ bytes: 'b3RoZXI=' }).execute();
  app.services.pageCache.clear();
  expect((await ask(`${avatar}?v=abc`)).body).toBe('other');
  // The preview is drawn again when the address of the photo changes.
  await app.db
    .updateTable('users')
    .set({ photo_url: `/avatars/${user_id}?v=def` })
    .execute();
  app.services.pageCache.clear();
  expect((await ask()).body).toContain('b3RoZXI=');
});
