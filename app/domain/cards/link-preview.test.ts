import { expect, it } from 'vitest';
import { fitPreview, type LinkPreview, MIN_LETTERS } from './link-preview.ts';

const preview = (...texts: string[]): LinkPreview => ({
  author: { name: 'Dana', photo: null },
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
