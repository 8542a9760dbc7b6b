import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { decodePng } from '../../test/decode-png.ts';
import { DEFAULT_AUTHOR } from '../posts/default-author.ts';
import { type CardContent, PREVIEW_COUNTS } from './card-content.ts';
import { createPictureRenderer } from './draw-picture.server.ts';
import { facesFor, listFaces } from './picture-fonts.server.ts';
import { PICTURE_SIZES, parsePictureSize, type PictureSize } from './picture-sizes.ts';

const pictures = createPictureRenderer();
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
  const { width, height } = decodePng(await pictures.draw(card(LATIN), size));
  const wanted = PICTURE_SIZES[size];
  expect(width).toBe(wanted.width * wanted.scale);
  if (wanted.height !== null) expect(height).toBe(wanted.height);
});

it('grows with the text, shows all of it, and cuts nothing off a page', async () => {
  const heightOf = async (text: string) =>
    decodePng(await pictures.draw(card(text), 'card')).height;
  const lines = (count: number) => Array.from({ length: count }, () => 'One line.').join('\n');
  expect((await heightOf(lines(9))) - (await heightOf(lines(8)))).toBe(2 * (24 + 12));
  const long = await pictures.draw(
    card(lines(10).replaceAll('.', ` ${'word '.repeat(40)}`)),
    'link',
  );
  const { width, pixels } = decodePng(long);
  const corner = (x: number, y: number) => [
    ...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
  ];
  expect(corner(2, 2)).toEqual([251, 249, 244]);
  expect(corner(600, 624)).toEqual([251, 249, 244]);
});

it.each([
  ['latin', LATIN],
  ['mixed', MIXED],
])('looks like the golden picture: %s', async (name, text) => {
  const grid = shades(await pictures.draw(card(text), 'card'));
  const file = join(import.meta.dirname, 'golden', `${name}.json`);
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file, `${JSON.stringify(grid)}\n`);
  const golden = JSON.parse(readFileSync(file, 'utf8')) as number[][];
  expect([grid.length, grid[0]?.length]).toEqual([golden.length, golden[0]?.length]);
  const worst = Math.max(
    ...grid.flatMap((row, y) => row.map((shade, x) => Math.abs(shade - golden[y]![x]!))),
  );
  // Another rounding of an edge moves a cell by one or two; a missing sign or another line break by far more.
  expect(worst).toBeLessThanOrEqual(6);
});

it('draws other words into another picture', async () => {
  const [one, other] = await Promise.all([
    pictures.draw(card('会議は踊る。'), 'card'),
    pictures.draw(card('会議は終る。'), 'card'),
  ]);
  expect(shades(one)).not.toEqual(shades(other));
});

it('reads the fonts of the scripts in the text and no others', () => {
  const faces = listFaces();
  const namesFor = (text: string) => [...new Set(facesFor(faces, text).map(({ name }) => name))];
  expect(namesFor('hello')).toEqual(['Inter', 'Twemoji']);
  expect(namesFor('שלום')).toContain('Noto Sans Hebrew');
  expect(namesFor('مرحبا')).toContain('Noto Sans Arabic');
  expect(namesFor('한국어')).toContain('Noto Sans KR');
  expect(facesFor(faces, 'hello 会議').length).toBeLessThan(20);
});

it.each([
  ['link', 'link'],
  ['constructor', 'card'],
  ['', 'card'],
  [null, 'card'],
] as const)('takes the size %j for %s', (name, size) => {
  expect(parsePictureSize(name)).toBe(size);
});

/** How dark each cell of 24 by 24 pixels is, 0 to 255: what a person sees from afar. */
function shades(png: Buffer): number[][] {
  const { width, height, pixels } = decodePng(png);
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
