import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { withMarks } from '../../../test/jpegs.ts';
import { samplePicture } from '../../../test/pictures.ts';
import { UNLIMITED } from '../../../test/factories/rate-limits.ts';
import { uploader } from '../../../test/factories/upload-as-member.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const LIMIT = 5_242_880;

/** A jpeg with so many bytes: what follows its end is no part of it. */
async function jpegOf(size: number): Promise<Buffer> {
  const picture = await samplePicture(5);
  return Buffer.concat([picture, Buffer.alloc(size - picture.length, 32)]);
}

function formOf(file: Buffer, head = 'name="file"; filename="a.jpg"'): Buffer {
  const field = '--b\r\nContent-Disposition: form-data; name="description"\r\n\r\nwords\r\n';
  const part = `--b\r\nContent-Disposition: form-data; ${head}\r\nContent-Type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(field + part), file, Buffer.from('\r\n--b--\r\n')]);
}

type Sending = { body: Buffer; contentLength?: number; headers?: Record<string, string> };

/** Sends a body exactly so: without a length in pieces. */
function send(
  app: TestApp,
  cookieHeaders: Record<string, string>,
  { body, contentLength, headers }: Sending,
): Promise<{ status: number; body: string }> {
  return new Promise((done) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port: app.services.port,
        path: '/api/resources',
        method: 'POST',
        headers: {
          ...cookieHeaders,
          'idempotency-key': randomUUID(),
          'content-type': 'multipart/form-data; boundary=b',
          ...(contentLength === undefined ? {} : { 'content-length': String(contentLength) }),
          ...headers,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (piece: string) => (text += piece));
        answer.on('end', () => done({ status: answer.statusCode ?? 0, body: text }));
      },
    );
    // A request that lies about its length is cut off.
    request.on('error', () => done({ status: 0, body: '' }));
    for (let at = 0; at < body.length; at += 65_536) request.write(body.subarray(at, at + 65_536));
    request.end();
  });
}

it('takes 5,242,880 bytes and not one more, with a length and without', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const { headers } = await uploader(app);
  for (const withLength of [true, false]) {
    const body = formOf(await jpegOf(LIMIT));
    const contentLength = withLength ? body.length : undefined;
    const exact = await send(app, headers, { body, contentLength });
    expect([withLength, exact.status]).toEqual([withLength, 201]);
    await app.db.deleteFrom('resources').execute();
    const more = formOf(await jpegOf(LIMIT + 1));
    const longer = withLength ? more.length : undefined;
    const refused = await send(app, headers, { body: more, contentLength: longer });
    expect([withLength, refused.status]).toEqual([withLength, 413]);
    expect(refused.body).toContain('File is larger than 5242880 bytes');
  }
  const far = formOf(await jpegOf(4 * LIMIT));
  expect((await send(app, headers, { body: far })).status).toBe(413);
}, 60_000);

it('believes no length that is a lie', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const { headers } = await uploader(app);
  const body = formOf(await jpegOf(LIMIT + 1));
  const short = await send(app, headers, { body, contentLength: 2000 });
  expect([0, 400, 413, 422, 415]).toContain(short.status);
  expect(await app.db.selectFrom('resources').selectAll().execute()).toEqual([]);
  const { status } = await app.raw('/livez', {
    headers: { host: `127.0.0.1:${app.services.port}` },
  });
  expect(status).toBe(200);
}, 30_000);

it('says what is wrong with a body that is no upload', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const { headers } = await uploader(app);
  const picture = await samplePicture(6);
  const other = await samplePicture(7);
  const second = `--b\r\nContent-Disposition: form-data; name="file"; filename="b.jpg"\r\n\r\n`;
  const cases: [string, Sending, number][] = [
    ['nothing', { body: Buffer.alloc(0) }, 422],
    ['another type', { body: formOf(picture), headers: { 'content-type': 'text/plain' } }, 422],
    ['no end', { body: formOf(picture).subarray(0, -8) }, 422],
    ['no file', { body: formOf(picture, 'name="words"') }, 422],
    ['an empty file', { body: formOf(Buffer.alloc(0)) }, 422],
    ['two files', { body: twoFiles(picture, second, other) }, 422],
    ['no name', { body: formOf(picture, 'filename="x"') }, 422],
    ['a head without an end', { body: Buffer.from(`--b\r\nX: ${'y'.repeat(20_000)}`) }, 422],
    ['no key', { body: formOf(picture), headers: { 'idempotency-key': 'x' } }, 400],
  ];
  for (const [kind, sending, expected] of cases) {
    const { status, body } = await send(app, headers, sending);
    expect([kind, status]).toEqual([kind, expected]);
    expect([kind, (JSON.parse(body) as { title: string }).title.length > 5]).toEqual([kind, true]);
  }
  const guest = await send(
    app,
    { origin: app.origin, 'sec-fetch-site': 'same-origin' },
    {
      body: formOf(await jpegOf(LIMIT)),
    },
  );
  expect(guest.status).toBe(401);
  expect(await app.db.selectFrom('resources').selectAll().execute()).toEqual([]);
}, 30_000);

function twoFiles(one: Buffer, head: string, other: Buffer): Buffer {
  const first = formOf(one).subarray(0, -7);
  return Buffer.concat([first, Buffer.from(head), other, Buffer.from('\r\n--b--\r\n')]);
}

it('names files by what is in them, never by what they are called', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const { headers } = await uploader(app);
  const names = [
    '../../broetry.sqlite',
    'a.png%00',
    'a.png\u0001',
    '..\\..\\x',
    'n'.repeat(4096),
    'a.png\\r\\nX: y',
  ];
  for (const [index, name] of names.entries()) {
    const head = `name="file"; filename="${name}"`;
    const body = formOf(await samplePicture(20 + index), head);
    const { status } = await send(app, headers, { body });
    expect([name.slice(0, 20), status]).toEqual([name.slice(0, 20), 201]);
  }
  const rows = await app.db.selectFrom('stored_objects').select('path').execute();
  expect(rows).toHaveLength(names.length * 5);
  for (const { path } of rows) {
    expect(path).toMatch(/^[0-9a-f]{64}(-\d+)?\.(webp|avif|jpg|png|gif)$/);
  }
}, 30_000);

it('drops IPTC, XMP, comments and the small picture in the EXIF, with the place in them', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const { upload, ask } = await uploader(app);
  const mark = 'CANARY Alexanderplatz 52.5219,13.4132';
  const marked = withMarks(await samplePicture(31, { width: 120, height: 90 }), mark);
  const { exif, iptc, xmp, comments } = await sharp(marked).metadata();
  expect([exif, iptc, xmp].map((found) => found?.includes(mark))).toEqual([true, true, true]);
  expect(comments ?? [{ text: mark }]).toMatchObject([{ text: mark }]);
  const answer = await upload({ bytes: marked });
  expect(answer.status).toBe(201);
  const { resource } = (await answer.json()) as {
    resource: { imageUrl: string; thumbnails: { url: string }[] };
  };
  for (const url of [resource.imageUrl, ...resource.thumbnails.map(({ url }) => url)]) {
    const served = Buffer.from(await (await ask(url)).arrayBuffer());
    expect([url, served.includes('CANARY'), served.includes('Exif')]).toEqual([url, false, false]);
  }
}, 30_000);

it('serves pictures as bytes that can do nothing else', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const { upload } = await uploader(app);
  const { resource } = (await (await upload({ bytes: await samplePicture(8) })).json()) as {
    resource: { imageUrl: string };
  };
  const host = `127.0.0.1:${app.services.port}`;
  const { status, headers } = await app.raw(resource.imageUrl, { headers: { host } });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'content-disposition': 'inline; filename="linkedin-resource.jpg"',
    'cache-control': 'public, max-age=3600',
  });
  const etag = String(headers['etag']);
  const again = await app.raw(resource.imageUrl, { headers: { host, 'if-none-match': etag } });
  expect(again.status).toBe(304);
  for (const path of [
    '/media/',
    '/media',
    '/media/..%2f..%2fbroetry.sqlite',
    '/media/%2e%2e/session-secret',
    `/media/${'0'.repeat(64)}.jpg`,
    `/media/${'0'.repeat(64)}.svg`,
  ]) {
    const { status: missing } = await app.raw(path, { headers: { host } });
    expect([path, missing]).toEqual([path, 404]);
  }
}, 30_000);

it('says so when the disk is nearly full, and when the store is down', async () => {
  let free = 400 * 1024 * 1024;
  const app = await createTestApp({
    overrides: { ...UNLIMITED, freeSpace: () => Promise.resolve(free) },
  });
  const { upload } = await uploader(app);
  const bytes = await samplePicture(9);
  const full = await upload({ bytes });
  expect([full.status, full.headers.get('retry-after')]).toEqual([503, '30']);
  free = Number.POSITIVE_INFINITY;
  const folder = join(app.dataDir, 'files');
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, 'in the way');
  const down = await upload({ bytes });
  expect([down.status, ((await down.json()) as { title: string }).title]).toEqual([
    503,
    'Upload failed',
  ]);
  expect(await app.db.selectFrom('resources').selectAll().execute()).toEqual([]);
  rmSync(folder);
  expect((await upload({ bytes })).status).toBe(201);
}, 30_000);
