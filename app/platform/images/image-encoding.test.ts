import sharp from 'sharp';
import { expect, it } from 'vitest';
import { jpegOfScans, withMarks } from '../../../test/jpegs.ts';
import { sampleGif, samplePicture } from '../../../test/pictures.ts';
import { reencodeImage } from './image-encoding.server.ts';
import { countScans } from './jpeg-scans.ts';
import { pictureKindOf } from './picture-kind.ts';

const RED = { create: { width: 8, height: 8, channels: 3, background: 'red' } } as const;
const OTHERS = ['tiff', 'webp', 'avif'] as const;
// Made while this is still allowed to read them again.
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');

it('decodes jpeg, png and gif only', async () => {
  for (const format of ['jpeg', 'png', 'gif'] as const) {
    const bytes = await sharp(RED).toFormat(format).toBuffer();
    expect((await sharp(bytes).metadata()).format).toBe(format);
  }
  for (const format of OTHERS) {
    const bytes = await sharp(RED).toFormat(format).toBuffer();
    await expect(sharp(bytes).metadata(), format).rejects.toThrow();
  }
  await expect(sharp(SVG).metadata()).rejects.toThrow();
});

it('detects the format by the first bytes', async () => {
  expect(pictureKindOf(SVG)).toBeNull();
  expect(pictureKindOf(Buffer.from('GIF'))).toBeNull();
  expect(pictureKindOf(Buffer.alloc(0))).toBeNull();
  expect(pictureKindOf(sampleGif(1))).toBe('gif');
  expect(pictureKindOf(await samplePicture(1))).toBe('jpg');
  expect(await reencodeImage(SVG)).toEqual({ ok: false, reason: 'unsupported-image' });
});

it('counts the frames of an animation', async () => {
  expect(await reencodeImage(sampleGif(200))).toMatchObject({ ok: true });
  expect(await reencodeImage(sampleGif(201))).toEqual({ ok: false, reason: 'too-many-frames' });
});

it.each([1, 5, 100])('counts %d scans', (scans) => {
  expect(countScans(jpegOfScans(scans, 64), 100)).toBe(scans);
});

it('stops counting scans at the limit, and in other data', async () => {
  expect(countScans(jpegOfScans(1000, 8), 100)).toBe(101);
  expect(countScans(Buffer.alloc(1000, 0xff), 100)).toBe(0);
  expect(countScans(Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]), 100)).toBe(0);
  const half = (await samplePicture(1)).subarray(0, 300);
  expect(countScans(half, 100)).toBeLessThan(2);
});

it('does not count scans of an embedded thumbnail', async () => {
  const plain = await samplePicture(2);
  expect([countScans(plain, 100), countScans(withMarks(plain, 'mark'), 100)]).toEqual([1, 1]);
  const progressive = await sharp(plain).jpeg({ progressive: true }).toBuffer();
  expect(countScans(progressive, 100)).toBeGreaterThan(3);
});
