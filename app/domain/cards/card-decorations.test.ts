import type { MeasuredNode } from '@takumi-rs/core';
import { expect, it } from 'vitest';
import { writeCommentSection } from '../../../comedy/comment-section/write-section.ts';
import { pooledPictures } from '../../../test/drawing-pool.ts';
import { decodePng } from '../../../test/decode-png.ts';
import { WRITTEN_BY_THE_HOUSE } from './card-comments.ts';
import { type CardContent, applyLook } from './card-content.ts';
import {
  CARD_PALETTES,
  type CardLook,
  type CardTheme,
  DEFAULT_LOOK,
  type Degree,
  DEGREES,
  type Device,
  DEVICE_WIDTHS,
  type CardMark,
  MARKS,
  type PhotoRing,
  PHOTO_RINGS,
} from './card-look.ts';
import {
  createFontRenderer,
  loadFonts,
  measureCard,
  unfoldShortPost,
} from './font-renderer.server.ts';
import { cardNode } from './post-card-layout.ts';
import { SATIRE_MARK } from '../../platform/text/instance-look.ts';

const studio = createFontRenderer();
const AUTHOR = { name: 'Chad Humble', bio: 'Visionary' };
const DEVICES = Object.keys(DEVICE_WIDTHS) as Device[];
const THEMES = Object.keys(CARD_PALETTES) as CardTheme[];
const ALL_MARKS = Object.keys(MARKS) as CardMark[];
const LONG = Array.from({ length: 9 }, (_, line) => `Line ${line} of a post.`).join('\n');

function card(text: string, set: Partial<CardLook> = {}): CardContent {
  const look = { ...DEFAULT_LOOK, ...set };
  return { photo: null, text, look, ...applyLook(AUTHOR, look) };
}

async function measured(given: CardContent): Promise<MeasuredNode> {
  await loadFonts(studio, cardNode(given));
  return measureCard(studio, await unfoldShortPost(studio, given));
}

type Word = { text: string; right: number; bottom: number };

/** All texts of a card with their right and bottom edges. */
function words(node: MeasuredNode): Word[] {
  const [, , , , left, top] = node.transform;
  const own = node.runs.map(({ text, x, y, width, height }) => ({
    text,
    right: left + x + width,
    bottom: top + y + height,
  }));
  return [...own, ...node.children.flatMap(words)];
}

it('keeps one satire mark inside the card with every look', async () => {
  const extremes: Partial<CardLook>[] = [
    {},
    {
      headline: 'W'.repeat(160),
      reactions: '999999999',
      comments: '999999999',
      reposts: '999999999',
    },
    { headline: 'Satire. Made with nothing.', age: '99mo', reactions: '0' },
  ];
  const looks = DEVICES.flatMap((device) =>
    THEMES.flatMap((theme) =>
      (Object.keys(PHOTO_RINGS) as PhotoRing[]).flatMap((ring, index) =>
        [true, false].flatMap((isFolded) =>
          extremes.map((more) => {
            const degree = (Object.keys(DEGREES) as Degree[])[index] ?? 'none';
            return { device, theme, ring, degree, isFolded, marks: ALL_MARKS, ...more };
          }),
        ),
      ),
    ),
  );
  for (const look of looks) {
    const node = await measured(card(LONG, look));
    const found = words(node).filter(({ text }) => text.startsWith(SATIRE_MARK));
    expect([look, found.length]).toEqual([look, 1]);
    for (const { right, bottom } of found) {
      expect(right).toBeLessThan(DEVICE_WIDTHS[look.device]);
      expect(bottom).toBeLessThan(node.height);
    }
  }
}, 60_000);

it('has the one satire mark below the comments, where there are some', async () => {
  const { comments } = writeCommentSection(LONG);
  const node = await measured({ ...card(LONG, {}), houseComments: comments.slice(0, 2) });
  const said = words(node).map(({ text }) => text);
  expect(said.filter((text) => text.includes('Satire'))).toHaveLength(1);
  expect(said.join('').endsWith(`${SATIRE_MARK} ${WRITTEN_BY_THE_HOUSE}`)).toBe(true);
});

it.each(DEVICES)('draws a card in the width of a %s, at double resolution', async (device) => {
  const { width } = await decodePng(await pooledPictures.draw(card(LONG, { device }), 'card'));
  expect(width).toBe(2 * DEVICE_WIDTHS[device]);
});

it.each(THEMES)('draws a card in %s colours', async (theme) => {
  const { surface, paper } = CARD_PALETTES[theme];
  const drawn = await decodePng(await pooledPictures.draw(card(LONG, { theme }), 'card'));
  expect(colourAt(drawn, drawn.width / 2, 8)).toBe(surface);
  const story = await decodePng(
    await pooledPictures.draw(card(LONG, { theme, device: 'phone' }), 'story'),
  );
  expect(colourAt(story, 4, 4)).toBe(paper);
});

it('folds a post only when it has more than three lines at that width', async () => {
  const heightOf = async (text: string, set: Partial<CardLook>) =>
    (await measured(card(text, set))).height;
  const folded = await heightOf(LONG, { isFolded: true });
  expect(await heightOf(`${LONG}\n${LONG}`, { isFolded: true })).toBe(folded);
  expect(await heightOf('One.\nTwo.\nThree.', { isFolded: true })).toBe(
    await heightOf('One.\nTwo.\nThree.', {}),
  );
  expect(await heightOf('One.\nTwo.\nThree.\nFour.', { isFolded: true })).toBe(folded);
  // Three lines on a desktop are four on a phone.
  const middling = `${'word '.repeat(34).trim()}.`;
  const hasMore = async (device: Device) =>
    words(await measured(card(middling, { device, isFolded: true }))).some(
      ({ text }) => text === '...more',
    );
  expect([await hasMore('desktop'), await hasMore('phone')]).toEqual([false, true]);
});

it('puts "...more" on the left for right-to-left text', async () => {
  const reach = async (text: string) =>
    words(await measured(card(text, { isFolded: true }))).find((word) => word.text === '...more')!
      .right;
  expect(await reach(LONG)).toBeGreaterThan(500);
  expect(await reach(Array.from({ length: 5 }, () => 'שלום עולם').join('\n'))).toBeLessThan(120);
});

it('shows the degree, ring, counts, headline and age of the look', async () => {
  const set = { degree: '2nd', ring: 'humbled', age: '2h', reposts: '1' } as const;
  const texts = words(await measured(card('Agree?', { ...set, headline: 'مرحبا 👩🏽‍💻' })));
  const all = texts.map(({ text }) => text).join('|');
  for (const part of ['· 2nd', '#HUMBLED', '2h ·', '1 repost', 'مرحبا'])
    expect(all).toContain(part);
  expect(all).not.toContain('Visionary');
});

function colourAt(
  { width, pixels }: Awaited<ReturnType<typeof decodePng>>,
  x: number,
  y: number,
): string {
  const at = (y * width + x) * 4;
  return `#${Buffer.from(pixels.subarray(at, at + 3)).toString('hex')}`;
}
