import { expect, it } from 'vitest';
import { pooledPictures } from '../../../test/drawing-pool.ts';
import { decodePng } from '../../../test/decode-png.ts';
import { fitPreview, type LinkPreview, MIN_LETTERS } from './link-preview.ts';

const preview = (...texts: string[]): LinkPreview => ({
  author: { name: 'Dana', photo: null, face: 'mug-2' },
  texts: texts.map((text) => ({ text })),
  isFolded: true,
  hidesPremise: false,
  picture: null,
});

/** Fits what is at most 300 squared pixels times the number of letters. */
const room = async (texts: readonly { text: string }[], size: number) => {
  const letters = texts.reduce((sum, { text }) => sum + text.length, 0);
  return Promise.resolve(letters * size * size <= 300_000);
};

it('sets two lines as large as they fit', async () => {
  const short = await fitPreview(preview('I watered a plant.', 'Agree?'), room);
  expect(short.texts).toHaveLength(2);
  const longer = await fitPreview(preview('I watered a plant.'.repeat(4), 'Agree?'), room);
  expect(longer.texts).toHaveLength(2);
  expect(longer.size).toBeLessThan(short.size);
});

it('drops the second line before the letters get too small, then cuts the first', async () => {
  const first = 'a '.repeat(90).trim();
  expect(await fitPreview(preview(first, 'b'.repeat(60)), room)).toMatchObject({
    texts: [{ text: first }],
    size: MIN_LETTERS,
    isCut: true,
  });
  const cut = await fitPreview(preview('word '.repeat(100).trim(), 'b'), room);
  expect(cut).toMatchObject({ size: MIN_LETTERS, isCut: true });
  expect(cut.texts[0]?.text).toMatch(/^(word )+word…$/);
});

it.each(['👩🏽‍💻'.repeat(200), '会议'.repeat(200), 'x'.repeat(500)])(
  'cuts what has no spaces between two characters',
  async (text) => {
    const { texts } = await fitPreview(preview(text), room);
    const shown = texts[0]?.text ?? '';
    expect(shown.isWellFormed()).toBe(true);
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.endsWith('‍…')).toBe(false);
  },
);

it('keeps both sides of a translation', async () => {
  const texts = [
    { label: 'They said', text: 'said '.repeat(60).trim() },
    { label: 'They meant', text: 'meant '.repeat(40).trim(), isStrong: true },
  ];
  const shown = await fitPreview({ ...preview(), author: null, texts }, room);
  expect(shown.texts.map(({ label }) => label)).toEqual(['They said', 'They meant']);
  expect(shown.size).toBe(MIN_LETTERS);
});

it('draws a link preview in large letters on the tint of the face, and blocks over what happened', async () => {
  const short = preview('I watered a plant.', 'Nobody clapped.');
  const [open, covered, long] = await Promise.all([
    pooledPictures.preview(short),
    pooledPictures.preview({ ...short, hidesPremise: true }),
    pooledPictures.preview({ ...short, texts: [{ text: 'word '.repeat(200) }] }),
  ]);
  expect(await tallestBlock(open)).toBeLessThan(20);
  expect(await tallestBlock(covered)).toBe(40);
  for (const png of await Promise.all([open, covered, long].map(decodePng))) {
    expect([png.width, png.height]).toEqual([1200, 627]);
    const corner = (png.width * (png.height - 4) + 600) * 4;
    expect([...png.pixels.subarray(corner, corner + 3)]).toEqual([245, 181, 160]);
  }
});

/** The height of the tallest dark box, at least 20 pixels wide, in the last line of a preview. */
async function tallestBlock(file: Buffer): Promise<number> {
  const { width, height, pixels } = await decodePng(file);
  const isInk = (x: number, y: number) => pixels[(y * width + x) * 4]! < 30;
  let tallest = 0;
  for (let x = 100; x < 800; x += 1) {
    let run = 0;
    for (let y = 480; y < height; y += 1) {
      const isWide = Array.from({ length: 20 }, (_, dx) => isInk(x + dx, y)).every(Boolean);
      run = isWide ? run + 1 : 0;
      tallest = Math.max(tallest, run);
    }
  }
  return tallest;
}
