import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { decodeAnimation } from '../../../test/decode-animation.ts';
import { WorkerPool } from '../../platform/workers/worker-pool.server.ts';
import { DEFAULT_AUTHOR } from '../posts/post.ts';
import { PREVIEW_COUNTS } from '../posts/preview.ts';
import type { MovingInput } from './draw-moving.server.ts';
import {
  MOVING_FORMATS,
  MOVING_SIZES,
  type MovingFormat,
  type MovingSize,
} from './moving-sizes.ts';
import { createMovingRenderer } from './moving-pictures.server.ts';

const TASKS = join(import.meta.dirname, '../../server/tasks.server.ts');
const ME = { network: 'test' };
const TEXT = Array.from({ length: 7 }, (_, line) => `Line ${line} of what I learned.`).join('\n');
const SIZES = Object.keys(MOVING_SIZES) as MovingSize[];
const FORMATS = Object.keys(MOVING_FORMATS) as MovingFormat[];

function openRenderer() {
  const pool = new WorkerPool(TASKS, { workers: 1, timeout: 120_000 });
  onTestFinished(() => pool.close());
  return { pool, renderer: createMovingRenderer(pool) };
}

const input = (more: Partial<MovingInput> = {}): MovingInput => ({
  card: { author: DEFAULT_AUTHOR, photo: null, text: TEXT, ...PREVIEW_COUNTS },
  dress: { background: 'sunrise', premise: 'I made a sandwich' },
  size: 'wide',
  format: 'webp',
  ...more,
});

it.each(SIZES.flatMap((size) => FORMATS.map((format) => [size, format] as const)))(
  'draws %s as %s: 6 to 10 s, at most 3 MB, for ever',
  async (size, format) => {
    const { renderer } = openRenderer();
    const shares: number[] = [];
    const before = process.cpuUsage();
    const file = await renderer.draw(input({ size, format }), ME, (share) => shares.push(share));
    const { user, system } = process.cpuUsage(before);
    const { width, height } = MOVING_SIZES[size];
    const found = await decodeAnimation(file).metadata();
    expect([found.format, found.width, found.pageHeight, found.loop]).toEqual([
      format,
      width,
      height,
      0,
    ]);
    const total = (found.delay ?? []).reduce((sum, ms) => sum + ms, 0);
    expect([total >= 6000, total <= 10_000]).toEqual([true, true]);
    expect(found.pages).toBeGreaterThan(15);
    expect(file.length).toBeLessThan(3_000_000);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect([shares.length > 15, shares.at(-1)]).toEqual([true, 1]);
    // Two seconds on a quiet machine; the start of the worker is part of it.
    expect((user + system) / 1_000_000).toBeLessThan(20);
  },
  180_000,
);

it('ends with the whole card, of which the first frames have nothing', async () => {
  const { renderer } = openRenderer();
  const file = await renderer.draw(input(), ME);
  const { pages = 0 } = await decodeAnimation(file).metadata();
  const { width, height } = MOVING_SIZES.wide;
  /** How many white pixels there are where the card lies. */
  const whiteIn = async (page: number) => {
    const { data } = await decodeAnimation(file, { page })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let count = 0;
    for (let y = 40; y < height - 40; y += 1)
      for (let x = 820; x < 1140; x += 1) if (data[(y * width + x) * 3 + 2]! > 250) count += 1;
    return count;
  };
  expect(await whiteIn(0)).toBeLessThan(500);
  const [folded, whole] = [await whiteIn(pages - 6), await whiteIn(pages - 2)];
  expect(folded).toBeGreaterThan(10_000);
  expect(whole).toBeGreaterThan(folded);
}, 180_000);

it('keeps to 3 MB for a long post with a photo', async () => {
  const { renderer } = openRenderer();
  const pixels = Buffer.from(Array.from({ length: 600 * 600 * 3 }, (_, at) => (at * 7919) % 251));
  const raw = { width: 600, height: 600, channels: 3 } as const;
  const photo = await sharp(pixels, { raw }).jpeg({ quality: 92 }).toBuffer();
  const image = `data:image/jpeg;base64,${photo.toString('base64')}`;
  const text = Array.from({ length: 60 }, (_, line) => `Line ${line}.`).join('\n');
  const card = { ...input().card, text, picture: { image, width: 600, height: 600 } };
  const file = await renderer.draw(input({ card, size: 'portrait', format: 'gif' }), ME);
  expect(file.length).toBeLessThan(3_000_000);
}, 180_000);

it('ends the drawing when its client leaves, and draws for the next one', async () => {
  const { pool, renderer } = openRenderer();
  const leaving = new AbortController();
  const begun = Promise.withResolvers<void>();
  const drawn = renderer.draw(
    input({ size: 'portrait', format: 'gif' }),
    { ...ME, signal: leaving.signal },
    () => begun.resolve(),
  );
  await begun.promise;
  leaving.abort(new Error('left'));
  await expect(drawn).rejects.toThrow('left');
  await expect.poll(() => pool.counts().running, { timeout: 30_000 }).toBe(0);
  expect((await renderer.draw(input(), ME)).length).toBeGreaterThan(10_000);
}, 180_000);

it('draws a shared picture once, and another one when it has changed', async () => {
  const { renderer } = openRenderer();
  const first = await renderer.drawShared(input(), ME);
  expect(await renderer.drawShared(input(), ME)).toBe(first);
  const card = { ...input().card, reactions: '1' };
  expect(await renderer.drawShared(input({ card }), ME)).not.toBe(first);
}, 180_000);
