import sharp from 'sharp';
import { expect, it } from 'vitest';
import { withMarks } from '../../../test/jpegs.ts';
import { issuerApp, signInAtIssuer } from '../../../test/factories/issuer-sign-in.ts';
import { pngHeader, sampleGif, samplePicture } from '../../../test/pictures.ts';
import { sinkNet } from '../../../test/sink-net.ts';
import { type TestApp } from '../../../test/test-app.ts';
import { fetchPhoto } from './fetch-photo.server.ts';

const MARK = 'photo-canary-51.5007N';
const PAGE = `<!doctype html><script>alert('${MARK}')</script>`;
const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const ADDRESS = 'https://pictures.example/ada';

/** Signs in at a provider that names a photo, which is fetched over HTTP. */
async function signInWith(photo: Buffer) {
  const app = await issuerApp({ bend: { user: { picture: ADDRESS } } });
  const { net, visits } = await sinkNet((_, response) => void response.end(photo));
  app.services.fetchPhoto = (url) => fetchPhoto(url, net);
  const browser = app.browser();
  const start = performance.now();
  const { status } = await signInAtIssuer(browser);
  const took = performance.now() - start;
  const user = await app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  return { app, browser, status, took, user, visits };
}

/** The bytes that everybody is shown for a member. */
async function shownPhoto(app: TestApp, path: string) {
  const answer = await app.browser().fetch(path);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return {
    bytes,
    type: answer.headers.get('content-type'),
    metadata: await sharp(bytes).metadata(),
  };
}

it('re-encodes a photo without metadata and in its shown size', async () => {
  const sound = await samplePicture(3, { width: 1200, height: 800 });
  const photo = Buffer.concat([withMarks(sound, MARK), Buffer.from(PAGE)]);
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { app, browser, status, user, visits } = await signInWith(photo);
  expect([status, visits()]).toEqual([200, 1]);
  const { bytes, type, metadata } = await shownPhoto(app, user.photo_url!);
  expect(type).toBe('image/jpeg');
  expect([metadata.format, metadata.width, metadata.height]).toEqual(['jpeg', 256, 256]);
  expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.comments]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(bytes.indexOf(MARK)).toBe(-1);
  expect(bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  const [was, is] = await Promise.all([meanOf(sound), meanOf(bytes)]);
  for (const [at, value] of was.entries()) expect(Math.abs(value - is[at]!)).toBeLessThan(4);
  // The same address is not asked again.
  await signInAtIssuer(browser);
  expect(visits()).toBe(1);
});

it('applies the EXIF orientation of a photo', async () => {
  const halves = await sharp({
    create: { width: 300, height: 150, channels: 3, background: 'red' },
  })
    .composite([
      {
        input: { create: { width: 150, height: 150, channels: 3, background: 'blue' } },
        left: 150,
        top: 0,
      },
    ])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { app, user } = await signInWith(halves);
  const { bytes } = await shownPhoto(app, user.photo_url!);
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const top = [...data.subarray(0, 3)];
  const bottom = [...data.subarray((info.height - 1) * info.width * 3).subarray(0, 3)];
  expect([top[0]! > 200, bottom[2]! > 200]).toEqual([true, true]);
});

it.each([
  ['png', 'image/png', () => samplePicture(4, { width: 90, height: 60, format: 'png' })],
  ['gif', 'image/png', () => Promise.resolve(sampleGif(3))],
])('stores a %s as a still picture', async (_, type, photo) => {
  const { app, user } = await signInWith(Buffer.concat([await photo(), Buffer.from(PAGE)]));
  const shown = await shownPhoto(app, user.photo_url!);
  expect([shown.type, shown.metadata.pages]).toEqual([type, undefined]);
  expect(shown.bytes.indexOf(MARK)).toBe(-1);
});

it.each<[string, () => Promise<Buffer>]>([
  [
    'the head of a jpeg before a page',
    () => Promise.resolve(Buffer.concat([JPEG_HEAD, Buffer.from(PAGE)])),
  ],
  ['15,000 by 15,000 pixels', () => Promise.resolve(pngHeader(15_000, 15_000))],
  ['pixels without end', () => Promise.resolve(pngHeader(65_535, 65_535))],
  ['half a jpeg', async () => half(await samplePicture(3, { width: 900, height: 900 }))],
  [
    'half a png',
    async () => half(await samplePicture(3, { width: 900, height: 900, format: 'png' })),
  ],
  ['a thousand frames', () => Promise.resolve(sampleGif(1000))],
])('signs in with an initial when the photo is %s', async (_, photo) => {
  const { app, status, took, user, visits } = await signInWith(await photo());
  expect([status, visits(), user.photo_url]).toEqual([200, 1, null]);
  expect(took).toBeLessThan(4000);
  expect(await app.db.selectFrom('avatars').selectAll().execute()).toEqual([]);
  expect((await app.browser().fetch(`/avatars/${user.id}`)).status).toBe(404);
});

it('signs in without a photo when the worker pool is busy', async () => {
  const app = await issuerApp({ bend: { user: { picture: ADDRESS } } });
  const photo = await samplePicture(3);
  app.services.fetchPhoto = () => Promise.resolve(photo);
  const held = Promise.withResolvers<Uint8Array>();
  // One network alone leaves a thread free for the others.
  const uploads = ['one', 'two', 'three'].map((network) =>
    app.services.workers.run('reencodeImage', () => held.promise, { network }),
  );
  const start = performance.now();
  expect((await signInAtIssuer(app.browser())).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(4000);
  const { photo_url } = await app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(photo_url).toBeNull();
  held.resolve(photo);
  for (const made of await Promise.all(uploads)) expect(made).toMatchObject({ ok: true });
  // Its place in the line is free again.
  await signInAtIssuer(app.browser());
  const { photo_url: kept } = await app.db
    .selectFrom('users')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(kept).toMatch(/^\/avatars\//);
});

const half = (file: Buffer) => file.subarray(0, file.length >> 1);

async function meanOf(picture: Buffer): Promise<number[]> {
  const { channels } = await sharp(picture).stats();
  return channels.map(({ mean }) => mean);
}
