import { expect, it } from 'vitest';
import sharp from 'sharp';
import { jpegOfScans, withMarks } from '../../../test/jpegs.ts';
import { samplePicture } from '../../../test/pictures.ts';
import { countScans } from './count-scans.ts';

it.each([1, 5, 100])('counts %d scans', (scans) => {
  expect(countScans(jpegOfScans(scans, 64), 100)).toBe(scans);
});

it('stops where it has seen enough, and in what is no JPEG', async () => {
  expect(countScans(jpegOfScans(1000, 8), 100)).toBe(101);
  expect(countScans(Buffer.alloc(1000, 0xff), 100)).toBe(0);
  expect(countScans(Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]), 100)).toBe(0);
  const half = (await samplePicture(1)).subarray(0, 300);
  expect(countScans(half, 100)).toBeLessThan(2);
});

it('takes no small picture in the metadata for a scan', async () => {
  const plain = await samplePicture(2);
  expect([countScans(plain, 100), countScans(withMarks(plain, 'mark'), 100)]).toEqual([1, 1]);
  const progressive = await sharp(plain).jpeg({ progressive: true }).toBuffer();
  expect(countScans(progressive, 100)).toBeGreaterThan(3);
});
