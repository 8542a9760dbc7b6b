import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pooledPictures } from '../../../test/drawing-pool.ts';
import { writeCommentSection } from '../../../comedy/comment-section/write-section.ts';
import { decodePng } from '../../../test/decode-png.ts';
import { samplePicture } from '../../../test/pictures.ts';
import { pictureBox } from '../posts/attachment.ts';
import { DEFAULT_AUTHOR } from '../posts/post.ts';
import { PREVIEW_COUNTS } from '../posts/preview.ts';
import { captionNode } from './caption-node.ts';
import { jpegUrl } from './card-boxes.ts';
import { commentsFor } from './card-comments.ts';
import type { CardContent } from './card-content.ts';
import { facesFor, listFaces } from '../card-fonts/card-fonts.server.ts';
import { createFontRenderer, FONTS, loadFonts } from './font-renderer.server.ts';
import { parsePictureSize, PICTURE_SIZES, type PictureSize } from './picture-sizes.ts';
import { createPictureCache } from './pictures.server.ts';

const LATIN = [
  "My publicist has the afternoon off, so I'll just say it.",
  "It's with a heavy heart that I report that I finished my first half marathon. It's heavy with gold.",
  'Agree?',
].join('\n');
const MIXED =
  '👩🏽‍💻 🇩🇪 1️⃣ 🚀\nمرحبا بالعالم من الاجتماع 42.\nשלום עולם\n会議は踊る。\n简体中文的会议\n한국어 회의실\nПривет, Γειά';

const card = (text: string, more: Partial<CardContent> = {}): CardContent => ({
  author: DEFAULT_AUTHOR,
  photo: null,
  text,
  ...PREVIEW_COUNTS,
  ...more,
});

it.each(Object.keys(PICTURE_SIZES) as PictureSize[])('draws the size %s', async (size) => {
  const { width, height } = await decodePng(await pooledPictures.draw(card(LATIN), size));
  const wanted = PICTURE_SIZES[size];
  expect(width).toBe(wanted.width * wanted.scale);
  if (wanted.height !== null) expect(height).toBe(wanted.height);
});

it('puts white behind the rounded corners of the card', async () => {
  const { width, height, pixels } = await decodePng(await pooledPictures.draw(card(LATIN), 'card'));
  for (const [x, y] of [
    [0, 0],
    [width - 1, 0],
    [0, height - 1],
    [width - 1, height - 1],
  ] as const) {
    const at = (y * width + x) * 4;
    expect([...pixels.subarray(at, at + 4)]).toEqual([255, 255, 255, 255]);
  }
});

it('grows with the text and fits a long post into a page', async () => {
  const heightOf = async (text: string) =>
    (await decodePng(await pooledPictures.draw(card(text), 'card'))).height;
  const lines = (count: number) => Array.from({ length: count }, () => 'One line.').join('\n');
  expect((await heightOf(lines(9))) - (await heightOf(lines(8)))).toBe(2 * (24 + 16));
  const long = await pooledPictures.draw(
    card(lines(10).replaceAll('.', ` ${'word '.repeat(40)}`)),
    'link',
  );
  const { width, pixels } = await decodePng(long);
  const corner = (x: number, y: number) => [
    ...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
  ];
  expect(corner(2, 2)).toEqual([251, 249, 244]);
  expect(corner(600, 624)).toEqual([251, 249, 244]);
});

it.each([
  ['a short post', LATIN],
  ['a middling post', Array.from({ length: 3 }, () => LATIN).join('\n')],
])('fills a story with %s inside its margins', async (_, text) => {
  const png = await decodePng(await pooledPictures.draw(card(text), 'story'));
  const { left, right, top, bottom } = boxOfCard(png);
  expect(right - left).toBeGreaterThan(0.8 * png.width);
  expect(bottom - top).toBeGreaterThan(0.55 * png.height);
  expect([Math.min(left, top) > 40, right < png.width - 40, bottom < png.height - 40]).toEqual([
    true,
    true,
    true,
  ]);
});

it('fits a very long post into a story', async () => {
  const text = Array.from({ length: 14 }, () => LATIN).join('\n');
  const png = await decodePng(await pooledPictures.draw(card(text), 'story'));
  const { top, bottom } = boxOfCard(png);
  expect([top > 40, bottom < png.height - 40]).toEqual([true, true]);
});

it.each([
  ['latin', LATIN],
  ['mixed', MIXED],
  ['captioned', LATIN],
])('matches the golden picture: %s', async (name, text) => {
  const picture = name === 'captioned' ? await captioned() : null;
  const grid = await shades(await pooledPictures.draw(card(text, { picture }), 'card'));
  const file = join(import.meta.dirname, '../../../test/golden-cards', `${name}.json`);
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file, `${JSON.stringify(grid)}\n`);
  const golden = JSON.parse(readFileSync(file, 'utf8')) as number[][];
  expect([grid.length, grid[0]?.length]).toEqual([golden.length, golden[0]?.length]);
  const worst = Math.max(
    ...grid.flatMap((row, y) => row.map((shade, x) => Math.abs(shade - golden[y]![x]!))),
  );
  // Different rounding of an edge changes a cell by one or two; a missing character or another line break by far more.
  expect(worst).toBeLessThanOrEqual(6);
});

// A captioned library picture as under a post, twice as wide as high.
async function captioned() {
  const plain = await samplePicture(3, { width: 600, height: 300 });
  const words = { top: 'WHEN THE SYNERGY', bottom: 'DOES NOT COME' };
  const image = jpegUrl(plain);
  const node = captionNode({ image, width: 600, height: 300, ...words });
  const fonts = createFontRenderer();
  await loadFonts(fonts, node);
  const jpeg = { ...FONTS, format: 'jpeg', quality: 88, width: 600, height: 300 } as const;
  const drawn = await fonts.renderer.render(node, jpeg);
  return {
    image: jpegUrl(drawn),
    ...pictureBox({ width: 600, height: 300 }),
  };
}

it('grows by the height of the picture', async () => {
  const heightOf = async (picture: CardContent['picture']) =>
    (await decodePng(await pooledPictures.draw(card(LATIN, { picture }), 'card'))).height;
  const picture = await captioned();
  expect((await heightOf(picture)) - (await heightOf(null))).toBe(2 * 300);
  const story = boxOfCard(
    await decodePng(await pooledPictures.draw(card(LATIN, { picture }), 'story')),
  );
  expect(story.top).toBeGreaterThan(40);
});

it.each([
  [600, 400, 400],
  [10_000, 10, 120],
  [10, 10_000, 600],
])('gives a picture of %d by %d a box of height %d', (width, height, high) => {
  expect(pictureBox({ width, height })).toEqual({ width: 600, height: high });
});

it('stamps the score in red only when it is given', async () => {
  const red = async (stamp?: number) => {
    const { pixels } = await decodePng(await pooledPictures.draw(card(LATIN, { stamp }), 'card'));
    let count = 0;
    for (let at = 0; at < pixels.length; at += 4) {
      if (pixels[at] === 0xb3 && pixels[at + 1] === 0x26 && pixels[at + 2] === 0x1e) count += 1;
    }
    return count;
  };
  // The heart among the reactions is red too.
  const plain = await red();
  expect((await red(72)) - plain).toBeGreaterThan(500);
});

it('draws as many house comments below the card as fit the size', async () => {
  const { comments } = writeCommentSection(LATIN);
  const heightOf = async (most: number) => {
    const content = card(LATIN, { houseComments: comments.slice(0, most) });
    return (await decodePng(await pooledPictures.draw(content, 'card'))).height;
  };
  const heights = await Promise.all([0, 1, comments.length].map(heightOf));
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  expect(new Set(heights).size).toBe(heights.length);
  for (const size of ['link', 'square', 'story'] as const) {
    const drawn = commentsFor(comments, size);
    expect(drawn.length).toBeLessThan(comments.length);
    expect(drawn.map(({ persona }) => persona)).toContain('sane');
    const png = await decodePng(
      await pooledPictures.draw(card(LATIN, { houseComments: drawn }), size),
    );
    expect(boxOfCard(png).top).toBeGreaterThan(10);
  }
});

it('leaves out comments with which the letters would be smaller than in the page', async () => {
  const text = Array.from({ length: 7 }, (_, line) => `Line ${line} of what I learned.`).join('\n');
  const houseComments = commentsFor(writeCommentSection(text).comments, 'link');
  expect(houseComments).toHaveLength(2);
  const draw = (shown: CardContent['houseComments']) =>
    pooledPictures.draw(card(text, { houseComments: shown }), 'link');
  const bare = await draw([]);
  expect(bare.equals(await draw(houseComments))).toBe(true);
  // One that was asked for alone stays.
  expect(bare.equals(await draw(houseComments.slice(1)))).toBe(false);
});

it('draws a very long post smaller, in bounded memory', async () => {
  const { width, height } = await decodePng(
    await pooledPictures.draw(card('Yes.\n'.repeat(800)), 'card'),
  );
  expect(width * height).toBeLessThanOrEqual(20_000_000);
  expect(width * height).toBeGreaterThan(19_000_000);
});

it('fits a long meaning card into the page', async () => {
  const long = 'A sentence of some length. '.repeat(10).trim();
  for (const [size, height] of [
    ['link', 627],
    ['square', 1080],
  ] as const) {
    const png = await decodePng(await pooledPictures.signed({ said: long, meant: long }, size));
    expect(png.height).toBe(height);
    // The row below the card has the paper colour from edge to edge.
    const blue = (x: number, y: number) => png.pixels[(y * png.width + x) * 4 + 2];
    for (let x = 5; x < png.width; x += 5)
      expect([size, x, blue(x, height - 12)]).toEqual([size, x, 244]);
  }
});

it('fits a verdict and its three comments into the page', async () => {
  const comment = {
    name: 'Chip Noddington',
    headline: 'Agreeing since 2009',
    text: 'Yes. '.repeat(60),
  };
  const verdict = {
    score: 60,
    verdict: 'Acting. '.repeat(9),
    comments: [comment, comment, comment],
  };
  for (const size of ['link', 'square'] as const) {
    const { width, height, pixels } = await decodePng(await pooledPictures.signed(verdict, size));
    const blue = (x: number) => pixels[((height - 8) * width + x) * 4 + 2];
    for (let x = 5; x < width; x += 50) expect([size, x, blue(x)]).toEqual([size, x, 244]);
  }
});

it('draws a short meaning in large letters on a square', async () => {
  const few = { said: 'I got rejected from 47 jobs.', meant: 'I kept the list.' };
  const { width, height, pixels } = await decodePng(await pooledPictures.signed(few, 'square'));
  const isDark = (at: number) => pixels[at]! < 120;
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_unused, x) => (y * width + x) * 4).some(isDark),
  );
  expect(rows.filter(Boolean).length / height).toBeGreaterThan(0.2);
});

it('selects only the fonts of the scripts in the text', () => {
  const faces = listFaces();
  const namesFor = (text: string) => [...new Set(facesFor(faces, text).map(({ name }) => name))];
  expect(namesFor('hello')).toEqual(['Inter', 'Twemoji']);
  expect(namesFor('שלום')).toContain('Noto Sans Hebrew');
  expect(namesFor('مرحبا')).toContain('Noto Sans Arabic');
  expect(namesFor('한국어')).toContain('Noto Sans KR');
  expect(namesFor('ไทย ₹')).toEqual(['Inter', 'Noto Sans Thai', 'Twemoji']);
  expect(facesFor(faces, 'hello 会議').length).toBeLessThan(20);
});

it('lists each font file once, at most 17 MB in total', () => {
  const files = listFaces().map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThanOrEqual(17 * 1024 * 1024);
});

it.each([
  ['link', 'link'],
  ['constructor', 'card'],
  ['', 'card'],
  [null, 'card'],
] as const)('reads the size %j as %s', (name, size) => {
  expect(parsePictureSize(name)).toBe(size);
});

/** The edges of the card on its page, along the lines through the middle of the page. */
function boxOfCard({ width, height, pixels }: Awaited<ReturnType<typeof decodePng>>) {
  const isPaper = (x: number, y: number) => pixels[(y * width + x) * 4 + 2] === 244;
  const across = Array.from({ length: width }, (_, x) => isPaper(x, height / 2));
  const down = Array.from({ length: height }, (_, y) => isPaper(width / 2, y));
  return {
    left: across.indexOf(false),
    right: across.lastIndexOf(false),
    top: down.indexOf(false),
    bottom: down.lastIndexOf(false),
  };
}

/** The mean darkness of each cell of 24 by 24 pixels, 0 to 255. */
async function shades(png: Buffer): Promise<number[][]> {
  const { width, height, pixels } = await decodePng(png);
  const cell = 24;
  return Array.from({ length: Math.floor(height / cell) }, (_, y) =>
    Array.from({ length: Math.floor(width / cell) }, (_, x) => {
      let sum = 0;
      for (let dy = 0; dy < cell; dy += 1) {
        for (let dx = 0; dx < cell; dx += 1) {
          sum += pixels[((y * cell + dy) * width + x * cell + dx) * 4 + 1]!;
        }
      }
      return Math.round(255 - sum / (cell * cell));
    }),
  );
}

it('shares one drawing among concurrent requests and retries after a failure', async () => {
  const drawn = createPictureCache();
  let draws = 0;
  const draw = () => {
    draws += 1;
    return Promise.resolve(Buffer.from('a'));
  };
  await Promise.all(Array.from({ length: 50 }, () => drawn.get('one', draw)));
  await drawn.get('one', draw);
  expect(draws).toBe(1);
  const failed = drawn.get('two', () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(await drawn.get('two', draw)).toEqual(Buffer.from('a'));
  expect(await drawn.get('three', () => Promise.resolve(null))).toBeNull();
  expect(await drawn.get('three', draw)).toEqual(Buffer.from('a'));
});
