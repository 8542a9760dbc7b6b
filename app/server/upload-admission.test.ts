import { randomUUID } from 'node:crypto';
import { readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { limitedFor, UNLIMITED } from '../../test/factories/rate-limits.ts';
import { uploader } from '../../test/factories/upload-as-member.ts';
import { samplePicture } from '../../test/pictures.ts';
import { runServer } from '../../test/run-server.ts';
import { slowPost } from '../../test/slow-post.ts';
import { createTestApp } from '../../test/test-app.ts';

const SLOW = '203.0.113.9';
const OTHER = '198.51.100.1';
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=b' };
const HEAD =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';

const headersOf = ({ headers }: Pick<Awaited<ReturnType<typeof uploader>>, 'headers'>) => ({
  ...headers,
  ...MULTIPART,
  'x-forwarded-for': SLOW,
  'idempotency-key': randomUUID(),
});

/** An upload of four megabytes at 1,300 bytes a second. */
const slowUpload = (origin: string, headers: Record<string, string>) =>
  slowPost(origin, '/api/resources', headers, {
    length: 4_000_000,
    first: HEAD,
    piece: 'x'.repeat(260),
  });

it('stores the upload of another network at once while 30 slow ones of a member arrive', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const slowMember = await uploader(app);
  const headers = headersOf(slowMember);
  const slow = Array.from({ length: 30 }, () => slowUpload(app.origin, headers));
  await expect.poll(() => slow.filter(({ seen }) => seen.status === 429)).toHaveLength(26);
  expect(slow.find(({ seen }) => seen.status === 429)?.seen.retryAfter).toMatch(/^[1-5]$/);
  const { upload } = await uploader(app);
  const bytes = await samplePicture(1);
  const start = performance.now();
  expect((await upload({ bytes, from: OTHER })).status).toBe(201);
  expect(performance.now() - start).toBeLessThan(2000);
  // Those that go on arriving hold no place.
  expect(slow.filter(({ seen }) => seen.status === 0 && !seen.isClosed)).toHaveLength(4);
  expect(app.services.uploadQueue.counts()).toMatchObject({ running: 0, waiting: 0 });
  for (const { leave } of slow) leave();
  const ask = { bytes: await samplePicture(2), from: SLOW };
  await expect.poll(async () => (await slowMember.upload(ask)).status).toBe(201);
});

it('receives at most 48 uploads of one network at once', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const members = await Promise.all(
    Array.from({ length: 13 }, async () => headersOf(await uploader(app))),
  );
  const slow = members.flatMap((headers) =>
    Array.from({ length: 4 }, () => slowUpload(app.origin, headers)),
  );
  await expect.poll(() => slow.filter(({ seen }) => seen.status === 503)).toHaveLength(4);
  expect(slow.filter(({ seen }) => seen.status === 0 && !seen.isClosed)).toHaveLength(48);
  const { upload } = await uploader(app);
  const bytes = await samplePicture(2);
  const refused = await upload({ bytes, from: SLOW });
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'mill-busy' }]);
  expect((await upload({ bytes, from: OTHER })).status).toBe(201);
});

it('tells a member that the server is busy when others hold all uploads', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const members = await Promise.all(
    Array.from({ length: 33 }, async () => headersOf(await uploader(app))),
  );
  const slow = members
    .slice(0, 32)
    .flatMap((headers, place) =>
      Array.from({ length: 4 }, () =>
        slowUpload(app.origin, { ...headers, 'x-forwarded-for': `203.0.113.${place % 4}` }),
      ),
    );
  const late = { ...members[32], 'x-forwarded-for': OTHER };
  await expect.poll(() => openUploads(app.dataDir)).toHaveLength(slow.length);
  const refused = slowUpload(app.origin, late);
  await expect.poll(() => refused.seen.status).toBe(503);
  for (const { leave } of slow) leave();
});

it.each([
  ['without a session', 401, {}, { cookie: '' }],
  ['without an idempotency key', 400, {}, { 'idempotency-key': '' }],
  ['of more than 24 MB', 413, {}, { 'content-length': '25165825' }],
  ['beyond the rate limit', 429, limitedFor(60, ['upload-try']), {}],
  ['on a full disk', 503, { freeSpace: () => Promise.resolve(0) }, {}],
])('refuses an upload %s before its body', async (_, status, overrides, changed) => {
  const app = await createTestApp({ overrides });
  const headers = { ...headersOf(await uploader(app)), ...changed };
  const silent = slowPost(app.origin, '/api/resources', headers, { length: 4_000_000, piece: '' });
  await expect.poll(() => silent.seen.status).toBe(status);
});

it('refuses an upload of a disabled account before its body', async () => {
  const app = await createTestApp();
  const headers = headersOf(await uploader(app, { disabled: true }));
  const silent = slowPost(app.origin, '/api/resources', headers, { piece: '' });
  await expect.poll(() => silent.seen.status).toBe(403);
});

it.each(['/api/resources/', '/API/resources', '/api/%72esources?a=b'])(
  'asks an upload to another spelling of the address for the same: %s',
  async (path) => {
    const app = await createTestApp();
    const headers = { ...headersOf(await uploader(app)), cookie: '' };
    const silent = slowPost(app.origin, path, headers, { length: 4_000_000, piece: '' });
    await expect.poll(() => silent.seen.status).toBe(401);
  },
);

/** The open files of a process that hold an upload. */
function openUploads(dataDir: string, pid: number | 'self' = 'self'): string[] {
  const folder = `/proc/${pid}/fd`;
  const targets = readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(join(folder, name))];
    } catch {
      // Closed meanwhile.
      return [];
    }
  });
  return targets.filter((target) => target.startsWith(join(dataDir, '.arriving-')));
}

/** How Linux shows an open file without a name. */
const UNNAMED = expect.stringMatching(/ \(deleted\)$/);

const named = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith('.'));

it(
  'keeps an arriving upload in a file without a name, which is gone after any end of the request',
  { meta: { needs: 'Linux' } },
  async () => {
    const app = await createTestApp({ overrides: UNLIMITED });
    const headers = headersOf(await uploader(app));
    const slow = slowUpload(app.origin, headers);
    await expect.poll(() => openUploads(app.dataDir)).toEqual([UNNAMED]);
    expect(named(app.dataDir)).toEqual([]);
    slow.leave();
    await expect.poll(() => openUploads(app.dataDir)).toEqual([]);
    const { upload } = await uploader(app);
    const good = { bytes: await samplePicture(4) };
    expect((await upload(good)).status).toBe(201);
    expect((await upload({ bytes: Buffer.from('no picture') })).status).toBe(415);
    expect((await upload({ bytes: Buffer.alloc(5_800_000) })).status).toBe(413);
    expect(openUploads(app.dataDir)).toEqual([]);
    rmSync(join(app.dataDir, 'files'), { recursive: true });
    writeFileSync(join(app.dataDir, 'files'), 'in the way');
    expect((await upload({ bytes: await samplePicture(5) })).status).toBe(503);
    expect([openUploads(app.dataDir), named(app.dataDir)]).toEqual([[], []]);
  },
);

it(
  'leaves no file of an upload when the process is killed, and sweeps one at the start',
  { meta: { needs: 'Linux' }, timeout: 60_000 },
  async () => {
    const app = await createTestApp();
    const { dataDir } = app;
    const headers = headersOf(await uploader(app));
    await app.stop();
    const killed = await runServer({ DATA_DIR: dataDir });
    const slow = slowUpload(killed.origin, { ...headers, origin: killed.origin });
    await expect.poll(() => openUploads(dataDir, killed.pid)).toEqual([UNNAMED]);
    await killed.kill();
    slow.leave();
    expect(named(dataDir)).toEqual([]);
    // As a process leaves it that ends between the two steps of opening a file.
    writeFileSync(join(dataDir, `.arriving-${randomUUID()}`), '');
    const next = await runServer({ DATA_DIR: dataDir });
    expect(named(dataDir)).toEqual([]);
    await next.stop();
  },
);

it('gives the bodies of one network 4 MB of memory, and refuses more with 503', async () => {
  const app = await createTestApp();
  const long = { length: 1_048_576, first: new Uint8Array(1_048_575), piece: '' };
  const slow = Array.from({ length: 4 }, () =>
    slowPost(app.origin, '/admin/instance/logo', { 'x-forwarded-for': SLOW }, long),
  );
  const post = (from: string) =>
    app.browser().fetch('/api/events', { json: { event: 'generator_visit' }, from });
  await expect.poll(async () => (await post(SLOW)).status).toBe(503);
  const refused = await post(SLOW);
  expect([refused.headers.get('retry-after'), await refused.json()]).toEqual([
    expect.stringMatching(/^[1-5]$/),
    expect.objectContaining({ code: 'busy' }),
  ]);
  expect((await post(OTHER)).status).toBe(204);
  expect(slow.filter(({ seen }) => seen.status > 0)).toEqual([]);
  for (const { leave } of slow) leave();
  await expect.poll(async () => (await post(SLOW)).status).toBe(204);
});
