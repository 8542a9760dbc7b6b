import { expect, it } from 'vitest';
import {
  cutPictures,
  noisy,
  tolerablePictures,
  withoutEnd,
} from '../../../test/damaged-pictures.ts';
import { reencodeImage, reencodeLogo, reencodePhoto } from './image-encoding.server.ts';

const TOLERABLE = await tolerablePictures();
const CUT = await cutPictures();

it.each(Object.keys(TOLERABLE))('accepts a picture with all of its pixels: %s', async (name) => {
  const file = TOLERABLE[name]!;
  const { ok } = await reencodeImage(file);
  const others = [await reencodePhoto(file), await reencodeLogo(file)];
  expect([ok, ...others.map((made) => made.ok)]).toEqual([true, true, true]);
});

it.each(Object.keys(CUT))('refuses what lacks pixels: %s', async (name) => {
  expect(await reencodeImage(CUT[name]!)).toEqual({ ok: false, reason: 'unsupported-image' });
});

it.each([false, true])(
  'draws all pixels of a JPEG without end, progressive: %s',
  async (progressive) => {
    const jpeg = await noisy('jpeg', { progressive });
    const [whole, mended] = [await reencodeImage(jpeg), await reencodeImage(withoutEnd(jpeg))];
    if (!whole.ok || !mended.ok) throw new Error('refused');
    expect(mended.picture.hash).toBe(whole.picture.hash);
  },
);
