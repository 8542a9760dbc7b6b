import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sampleGif, samplePicture } from '../../../test/pictures.ts';
import { reencodeImage } from './reencode-image.server.ts';
import { kindOf } from './picture-kind.ts';

const RED = { create: { width: 8, height: 8, channels: 3, background: 'red' } } as const;
const OTHERS = ['tiff', 'webp', 'avif'] as const;
// Made while this is still allowed to read them again.
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');

it('decodes jpeg, png and gif, and nothing else, whoever asks', async () => {
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

it('knows a picture by its first bytes', async () => {
  expect(kindOf(SVG)).toBeNull();
  expect(kindOf(Buffer.from('GIF'))).toBeNull();
  expect(kindOf(Buffer.alloc(0))).toBeNull();
  expect(kindOf(sampleGif(1))).toBe('gif');
  expect(kindOf(await samplePicture(1))).toBe('jpg');
  expect(await reencodeImage(SVG)).toEqual({ ok: false, reason: 'unsupported-image' });
});

it('counts the frames of an animation', async () => {
  expect(await reencodeImage(sampleGif(200))).toMatchObject({ ok: true });
  expect(await reencodeImage(sampleGif(201))).toEqual({ ok: false, reason: 'too-many-frames' });
});
