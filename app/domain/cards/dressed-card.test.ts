import { expect, it } from 'vitest';
import { decodePng } from '../../../test/decode-png.ts';
import { pooledPictures } from '../../../test/drawing-pool.ts';
import { CARD_WIDTH } from '../posts/attachment.ts';
import { DEFAULT_AUTHOR } from '../posts/post.ts';
import { PREVIEW_COUNTS } from '../posts/preview.ts';
import { type Background, BACKGROUNDS, DEFAULT_LOOK, DRESS_MARGIN } from './card-look.ts';
import { BARE_DRESS } from './dressed-card.ts';

const NAMES = Object.keys(BACKGROUNDS) as Background[];
const GROUNDS = NAMES.filter((name) => name !== 'white');
const card = {
  author: DEFAULT_AUTHOR,
  photo: null,
  text: 'I made a sandwich.\nAgree?',
  ...PREVIEW_COUNTS,
};
const draw = async (...given: Parameters<typeof pooledPictures.draw>) =>
  decodePng(await pooledPictures.draw(...given));

type Picture = Awaited<ReturnType<typeof decodePng>>;

const colourAt = ({ width, pixels }: Picture, x: number, y: number) =>
  pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).toString('hex');

/** The colours along the left edge. */
const edgeOf = (picture: Picture) =>
  Array.from({ length: 200 }, (_, step) =>
    colourAt(picture, 30, Math.floor((picture.height * step) / 200)),
  ).join();

it('draws the eight backgrounds around the card, each another one', async () => {
  const edges = new Set<string>();
  const bare = await draw(card, 'card');
  for (const background of GROUNDS) {
    const picture = await draw(card, 'card', { background, premise: null });
    expect([background, picture.width]).toEqual([background, 2 * (CARD_WIDTH + 2 * DRESS_MARGIN)]);
    // A whole pixel more where the card ends within one.
    expect([0, 1]).toContain(picture.height - bare.height - 2 * 2 * DRESS_MARGIN);
    edges.add(edgeOf(picture));
  }
  expect(edges.size).toBe(7);
});

it('draws plain white as a card without a background', async () => {
  const [bare, white] = [
    await draw(card, 'card', BARE_DRESS),
    await draw(card, 'card', { background: 'white', premise: null }),
  ];
  expect(white.pixels.equals(bare.pixels)).toBe(true);
});

it.each(['link', 'square', 'screen', 'story'] as const)(
  'fills a page of the size %s',
  async (size) => {
    const bare = await draw(card, size);
    const look = { ...DEFAULT_LOOK, theme: 'dark' } as const;
    for (const [index, background] of NAMES.entries()) {
      const worn = index % 2 === 0 ? card : { ...card, look };
      const { width, height, pixels } = await draw(worn, size, { background, premise: null });
      expect([width, height]).toEqual([bare.width, bare.height]);
      // No page shows through.
      expect(pixels.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
    }
  },
);

it('draws the same background each time', async () => {
  const dress = { background: 'notes', premise: 'I made a sandwich' } as const;
  const [first, second] = [await draw(card, 'square', dress), await draw(card, 'square', dress)];
  expect(first.pixels.equals(second.pixels)).toBe(true);
});

it('puts what happened on a strip above the card, on as many lines as it takes', async () => {
  const heightOf = async (premise: string | null) =>
    (await draw(card, 'card', { background: 'paper', premise })).height;
  const [none, short, long] = [
    await heightOf(null),
    await heightOf('I made a sandwich'),
    await heightOf('I made a sandwich and nobody came to the launch of it. '.repeat(5).trim()),
  ];
  expect(short - none).toBe(2 * (24 + 2 * 12 + 14));
  expect((long - short) % 48).toBe(0);
  expect(long).toBeGreaterThan(short);
});
