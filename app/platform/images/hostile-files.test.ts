import { readdirSync } from 'node:fs';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { hostileFiles, MARK } from '../../../test/hostile-files.ts';
import { jpegOfScans } from '../../../test/jpegs.ts';
import { mutate, pngChunk, pngHeader, sampleGif, samplePicture } from '../../../test/pictures.ts';
import { UNLIMITED } from '../../../test/factories/rate-limits.ts';
import { uploader } from '../../../test/factories/upload-as-member.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { reencodeImage } from './image-encoding.server.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

/** Everything that calls itself a PNG and is none. */
const IMPOSTORS: Record<string, () => Buffer | Promise<Buffer>> = {
  svg: () => Buffer.from(SVG),
  'svg with a prologue': () => Buffer.from(`<?xml version="1.0"?>\n${SVG}`),
  'packed svg': () => gzipSync(SVG),
  html: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  pdf: () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF'),
  tiff: () => sharp({ create: RED }).tiff().toBuffer(),
  heic: () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  avif: () => sharp({ create: RED }).avif().toBuffer(),
  webp: () => sharp({ create: RED }).webp().toBuffer(),
  bmp: () => Buffer.from(`BM${'\0'.repeat(60)}`, 'latin1'),
  ico: () => Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]),
  zip: () => Buffer.from(`PK\x03\x04${'\0'.repeat(60)}`, 'latin1'),
  'nothing but a name': () => Buffer.from('x'),
  'gif in front of a script': () => Buffer.from('GIF89a/*\n*/=1;alert(1)'),
  'png in front of a page': () =>
    Buffer.concat([pngHeader(8, 8).subarray(0, 40), Buffer.from('<script>alert(1)</script>')]),
  'half a jpeg': async () => {
    const whole = await noise('jpeg');
    return whole.subarray(0, whole.length / 2);
  },
  'half a png': async () => {
    const whole = await noise('png');
    return whole.subarray(0, whole.length / 2);
  },
};
const RED = { width: 40, height: 30, channels: 3, background: 'red' } as const;

function noise(format: 'png' | 'jpeg', width = 200): Promise<Buffer> {
  const options = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { ...RED, width, height: width, noise: options } })
    .toFormat(format)
    .toBuffer();
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => !name.startsWith('broetry.') && !name.endsWith('.lock'))
    .toSorted();
}

async function expectNothingKept(app: TestApp, before: readonly string[]): Promise<void> {
  const rows = await app.db.selectFrom('resources').selectAll().execute();
  expect(rows).toEqual([]);
  expect(await app.db.selectFrom('stored_objects').selectAll().execute()).toEqual([]);
  expect(filesIn(app.dataDir)).toEqual(before);
}

it('rejects other formats, whatever the file name', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const { upload } = await uploader(app);
  const before = filesIn(app.dataDir);
  for (const [kind, make] of Object.entries(IMPOSTORS)) {
    const answer = await upload({ bytes: await make() });
    const { code, title } = (await answer.json()) as { code: string; title: string };
    expect([kind, answer.status, code]).toEqual([kind, 415, 'unsupported-image']);
    expect(title).toContain('File type must be');
  }
  await expectNothingKept(app, before);
}, 30_000);

const BOMBS: Record<string, () => Buffer> = {
  'a canvas of 16000 by 16000': () => pngHeader(16_000, 16_000),
  'a header of 65535 by 65535': () => pngHeader(65_535, 65_535),
  'an animated strip': () => sampleStrip(42_000),
  'ten thousand frames': () => sampleGif(10_000),
  'a thousand scans': () => jpegOfScans(1000, 6320),
  'two hundred large frames': () => sampleGif(200, 1000),
  'a text of 200 MB': () => pngHeader(64, 64, [packedText(200_000_000)]),
  'many texts of 20 MB': () => {
    const text = packedText(20_000_000);
    return pngHeader(
      64,
      64,
      Array.from({ length: 40 }, () => text),
    );
  },
  'a profile of 200 MB': () => pngHeader(64, 64, [packedProfile(200_000_000)]),
};

// A small animation whose second frame makes the canvas a strip.
function sampleStrip(width: number): Buffer {
  const gif = sampleGif(3);
  const head = 13 + 6 + 19;
  // Of the first frame the width, in the place where its descriptor has it.
  gif.writeUInt16LE(width, head + 8 + 5);
  return gif;
}

function packedText(size: number): Buffer {
  const packed = deflateSync(Buffer.alloc(size, 65), { level: 9 });
  return pngChunk('zTXt', Buffer.concat([Buffer.from('bomb\0\0', 'latin1'), packed]));
}

function packedProfile(size: number): Buffer {
  const packed = deflateSync(Buffer.alloc(size, 65), { level: 9 });
  return pngChunk('iCCP', Buffer.concat([Buffer.from('bomb\0\0', 'latin1'), packed]));
}

it('rejects twenty concurrent decompression bombs fast, with bounded memory', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const { upload } = await uploader(app);
  const bombs = Object.entries(BOMBS).map(([kind, make]) => [kind, make()] as const);
  for (const [kind, bytes] of bombs) {
    const start = performance.now();
    const { status } = await upload({ bytes });
    const isText = kind.includes('text') || kind.includes('profile');
    // What nobody unpacks does no harm: without it such a picture may be one.
    const right = isText ? [201, 409, 413, 415] : [413, 415];
    expect([kind, right]).toEqual([kind, expect.arrayContaining([status])]);
    expect([kind, performance.now() - start < 1000]).toEqual([kind, true]);
  }
  await app.db.deleteFrom('resources').execute();
  const bytes = BOMBS['a canvas of 16000 by 16000']?.() ?? Buffer.alloc(0);
  const uploads = await uploadsAtOnce(app, 20);
  const rss = process.memoryUsage.rss();
  const answers = await Promise.all(uploads.map((send) => send({ bytes })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from(answers, () => 413));
  expect(process.memoryUsage.rss() - rss).toBeLessThan(150 * 1024 * 1024);
}, 60_000);

/** So many uploads, four of each member: more of a member at once are refused before they are read. */
async function uploadsAtOnce(app: TestApp, count: number) {
  const people = await Promise.all(Array.from({ length: count / 4 }, () => uploader(app)));
  return people.flatMap(({ upload }) => [upload, upload, upload, upload]);
}

const [LARGE, BROKEN] = process.env['TEST_ALL'] ? [20, 300] : [4, 60];

it('re-encodes many large pictures within 150 MB', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const { upload } = await uploader(app);
  const made: Buffer[] = [];
  for (let shade = 0; shade < LARGE; shade += 1) made.push(await large(shade));
  // The first uploads at once make libvips and the allocator take memory for good: that is no rise.
  const first: Buffer[] = [];
  for (let shade = LARGE; shade < LARGE + 3; shade += 1) first.push(await large(shade));
  await Promise.all(first.map((bytes) => upload({ bytes })));
  const uploads = await uploadsAtOnce(app, LARGE);
  const rss = process.memoryUsage.rss();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss() - rss)), 20);
  const answers = await Promise.all(uploads.map((send, at) => send({ bytes: made[at]! })));
  clearInterval(watch);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201 || status === 503)).toEqual(statuses);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(LARGE / 2);
  expect(most).toBeLessThan(150 * 1024 * 1024);
}, 120_000);

// Twelve million pixels each.
function large(shade: number): Promise<Buffer> {
  return samplePicture(shade, { width: 4000, height: 3000 });
}

it('survives broken pictures', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const { upload } = await uploader(app);
  const seeds = [
    await noise('png', 60),
    await noise('jpeg', 90),
    await samplePicture(3),
    sampleGif(5),
  ];
  const seen = new Set<number>();
  for (let seed = 0; seed < BROKEN; seed += 1) {
    const { status } = await upload({ bytes: mutate(seeds[seed % seeds.length]!, seed) });
    seen.add(status);
    // A member's shelf is full some time, which is another story.
    if (status === 201) await app.db.deleteFrom('resources').execute();
  }
  expect([...seen].filter((status) => ![200, 201, 409, 413, 415, 422].includes(status))).toEqual(
    [],
  );
  expect(seen).toContain(415);
  const { status } = await upload({ bytes: await samplePicture(77) });
  expect(status).toBe(201);
}, 120_000);

it('re-encodes or rejects each hostile file, and stores no script', async () => {
  const kept: string[] = [];
  let refused = 0;
  const files = await hostileFiles();
  for (const { name, bytes } of files) {
    const made = await reencodeImage(bytes);
    if (!made.ok) refused += 1;
    else if (
      [made.picture, ...made.picture.thumbnails].some((one) =>
        Buffer.from(one.bytes).includes(MARK),
      )
    )
      kept.push(name);
  }
  expect(kept).toEqual([]);
  // Some carry a whole picture before their script: that part is kept.
  expect([files.length - refused > 0, refused > 0]).toEqual([true, true]);
}, 120_000);
