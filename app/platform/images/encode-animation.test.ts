import { expect, it } from 'vitest';
import { decodeAnimation } from '../../../test/decode-animation.ts';
import { encodeAnimation } from './encode-animation.server.ts';

const SIZE = { width: 90, height: 61 };

/** A page with a square of 21 pixels at each of the places, in turn. */
function* squares(places: readonly [x: number, y: number][], ms: number) {
  for (const [left, top] of places) {
    const pixels = Buffer.alloc(SIZE.width * SIZE.height * 3, 250);
    for (let y = top; y < top + 21; y += 1)
      for (let x = left; x < left + 21; x += 1) pixels.set([11, 92, 171], (y * SIZE.width + x) * 3);
    yield { pixels, ms };
  }
}

it.each(['webp', 'gif'] as const)(
  'loops frames of unequal places for ever as %s',
  async (format) => {
    const places: [number, number][] = [
      [3, 5],
      [31, 5],
      [31, 40],
      [69, 40],
    ];
    const file = await encodeAnimation(SIZE, { format }, squares(places, 120));
    const {
      format: found,
      pages,
      delay,
      loop,
      width,
      pageHeight,
    } = await decodeAnimation(file).metadata();
    expect([found, pages, loop, width, pageHeight]).toEqual([
      format,
      4,
      0,
      SIZE.width,
      SIZE.height,
    ]);
    expect(delay).toEqual([120, 120, 120, 120]);
    const { data, info } = await decodeAnimation(file)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const blueAt = (page: number, x: number, y: number) =>
      data[((page * SIZE.height + y) * info.width + x) * 3]!;
    for (const [page, [left, top]] of places.entries()) {
      for (const [other, [x, y]] of places.entries()) {
        const isThere = page === other;
        expect([format, page, other, blueAt(page, x + 10, y + 10) < 60]).toEqual([
          format,
          page,
          other,
          isThere,
        ]);
      }
      expect(Math.abs(blueAt(page, left + 10, top + 10) - 11)).toBeLessThan(24);
    }
  },
);

it.each(['webp', 'gif'] as const)('shows a frame longer instead of twice as %s', async (format) => {
  const same: [number, number][] = [
    [3, 5],
    [3, 5],
    [31, 5],
  ];
  const file = await encodeAnimation(SIZE, { format }, squares(same, 100));
  const { pages, delay } = await decodeAnimation(file).metadata();
  expect([pages, delay]).toEqual([2, [200, 100]]);
});
