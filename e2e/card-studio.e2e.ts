import { readFile } from 'node:fs/promises';
import type { MeasuredNode } from '@takumi-rs/core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  CARD_PALETTES,
  type CardLook,
  DEFAULT_LOOK,
  DEVICE_WIDTHS,
  lookParams,
} from '../app/domain/cards/card-look.ts';
import { applyLook } from '../app/domain/cards/card-content.ts';
import {
  createFontRenderer,
  loadFonts,
  measureCard,
  unfoldShortPost,
} from '../app/domain/cards/font-renderer.server.ts';
import { cardNode } from '../app/domain/cards/post-card-layout.ts';
import { COARSE_HEADLINE } from '../app/domain/screening/moderation-words.ts';
import { DEFAULT_AUTHOR } from '../app/domain/posts/post.ts';
import { decodePng } from '../test/decode-png.ts';
import { addGeneration } from '../test/factories/write-as-member.ts';
import { hasFocus, openApp, writePostInPage } from './open-app.ts';
import { openAs } from './sign-in-as.ts';
import { SATIRE_MARK } from '../app/platform/text/instance-look.ts';

const TEXT = [
  "My publicist has the afternoon off, so I'll just say it.",
  "It's with a heavy heart that I report that I finished my first half marathon. It's heavy with gold.",
  'Nobody clapped. So I clapped. 👏',
  'Agree?',
].join('\n');
const HEBREW = Array.from(
  { length: 5 },
  () => 'שלום עולם, זו פגישה שיכלה להיות אימייל אחד קצר.',
).join('\n');

const KEY = 'broetry-card-look';
const studio = createFontRenderer();
const twice = {
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 2,
} as const;

type App = Awaited<ReturnType<typeof openApp>>;

async function openStudioPage(app: App, text = TEXT, window: Parameters<typeof openAs>[2] = twice) {
  const { page, member } = await openAs(app, { name: 'Dana Smith' }, window);
  const { id } = await addGeneration(app.db, { owner: member, text });
  await page.goto(`${app.origin}/studio?generation=${id}`);
  await page.getByRole('article').waitFor();
  return { page, id };
}

const pick = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });
const lookKept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** All letters of a text, whatever their order: bidirectional text comes in another one on both sides. */
const letters = (text: string) =>
  Array.from(text.replaceAll(/[\s\uFE0F]/g, ''))
    .toSorted()
    .join('');

function runsOf(node: MeasuredNode): string {
  return node.runs.map(({ text }) => text).join('') + node.children.map(runsOf).join('');
}

/** What the picture says, and its size. */
async function inPicture(text: string, look: CardLook) {
  const card = { photo: null, text, look, ...applyLook(DEFAULT_AUTHOR, look) };
  await loadFonts(studio, cardNode(card));
  const node = await measureCard(studio, await unfoldShortPost(studio, card));
  return { letters: letters(runsOf(node)), width: node.width, height: node.height };
}

/** What the card on the page says, and its size; words for screen readers alone are not in the picture. */
function onScreen(page: Page) {
  return page.getByRole('article').evaluate((card: HTMLElement) => {
    const copy = card.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll('.sr-only')) hidden.remove();
    const { offsetWidth: width, offsetHeight: height } = card;
    return { text: copy.textContent, width, height };
  });
}

const LOOKS: readonly [string, Partial<CardLook>][] = [
  [TEXT, {}],
  [TEXT, { device: 'phone', theme: 'dark', isFolded: true, ring: 'humbled', degree: '2nd' }],
  [TEXT, { device: 'tablet', ring: 'available', marks: ['certified', 'premium', 'loud'] }],
  [
    TEXT,
    { theme: 'dark', ring: 'founder', degree: '3rd+', age: '1yr', reposts: '1', reactions: '0' },
  ],
  [
    TEXT,
    {
      device: 'phone',
      headline: `Chief ${'مرحبا 🚀 visionary '.repeat(8)}`.trim(),
      reactions: '999999999',
    },
  ],
  [HEBREW, { device: 'tablet', isFolded: true }],
  ['Agree?', { device: 'phone', isFolded: true }],
];
/** A dark folded phone; `npm run test:all` compares all. */
const COMPARED = process.env['TEST_ALL'] ? LOOKS : [LOOKS[1]!];

it.each(COMPARED)(
  'shows the card as the server draws it: %#',
  async (text, set) => {
    const app = await openApp();
    const { page, id } = await openStudioPage(app, text);
    const look = { ...DEFAULT_LOOK, ...set };
    const params = lookParams({ ...look, headline: null }).toString();
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [KEY, params]);
    const { headline } = look;
    if (headline)
      await page.evaluate(
        ([key, value]) => sessionStorage.setItem(key!, value!),
        [`broetry-headline:${id}`, headline],
      );
    await page.reload();
    await page.getByRole('article').waitFor();
    const drawn = await inPicture(text, look);
    expect(drawn.width).toBe(DEVICE_WIDTHS[look.device]);
    await expect
      .poll(async () => {
        const { text: words, width, height } = await onScreen(page);
        return [letters(words), width, Math.abs(height - drawn.height) <= 1];
      })
      .toEqual([drawn.letters, drawn.width, true]);

    const png = await downloaded(page);
    expect(png.width).toBe(2 * drawn.width);
    expect(Math.abs(png.height - 2 * drawn.height)).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const shown = await decodePng(await page.getByRole('article').screenshot());
    const { worst, mean } = distance(shown, png);
    expect(worst).toBeLessThan(20);
    expect(mean).toBeLessThan(2);
  },
  60_000,
);

/** The file that somebody gets. */
async function downloaded(page: Page): Promise<Pixels> {
  await page.getByRole('button', { name: 'Download or copy' }).click();
  await page.getByRole('img', { name: 'Your post, as it will be saved' }).waitFor();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('linkedin-post.png');
  return decodePng(await readFile(await download.path()));
}

type Pixels = Awaited<ReturnType<typeof decodePng>>;

/** How far the brightness of cells of 24 by 24 pixels is apart: the darkest difference, and all of them on average. */
function distance(one: Pixels, other: Pixels): { worst: number; mean: number } {
  const cell = 24;
  const apart: number[] = [];
  const [columns, rows] = [one.width, Math.min(one.height, other.height)].map((size) =>
    Math.floor(size / cell),
  ) as [number, number];
  const brightness = ({ width, pixels }: Pixels, column: number, row: number) => {
    let sum = 0;
    for (let y = row * cell; y < (row + 1) * cell; y += 1)
      for (let x = column * cell; x < (column + 1) * cell; x += 1)
        sum += pixels[(y * width + x) * 4 + 1]!;
    return sum / cell ** 2;
  };
  // The outermost cells have the round corners, behind which a picture is clear.
  for (let row = 1; row < rows - 1; row += 1)
    for (let column = 1; column < columns - 1; column += 1)
      apart.push(Math.abs(brightness(one, column, row) - brightness(other, column, row)));
  return {
    worst: Math.max(...apart),
    mean: apart.reduce((sum, value) => sum + value, 0) / apart.length,
  };
}

it('sets everything from the keyboard, remembers it for the next card, and goes back to the start', async () => {
  const app = await openApp();
  const { page, id } = await openStudioPage(app);
  const card = page.getByRole('article');
  await page.getByRole('radio', { name: 'Desktop' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await card.getByText('...more').waitFor();
  const { dark } = CARD_PALETTES;
  const look = () =>
    card.evaluate((shown) => [shown.clientWidth, getComputedStyle(shown).backgroundColor]);
  expect(await look()).toEqual([360, rgb(dark.surface)]);

  await page.getByLabel('Headline').fill('Chief Humility Officer');
  await page.getByLabel('Age').fill('2h');
  await page.getByLabel('Reactions').fill('1,000,000');
  await pick(page, '2nd');
  await pick(page, '#HUMBLED');
  await page.getByLabel('Loudest voice').check();
  for (const words of [
    'Chief Humility Officer',
    '2h ·',
    '1,000,000 reactions',
    '2nd',
    '#HUMBLED',
  ]) {
    await card.getByText(words).first().waitFor();
  }
  expect(await card.getByText('Loudest voice').count()).toBe(1);
  await card.getByText(SATIRE_MARK).waitFor();

  await page.reload();
  await card.getByText('Chief Humility Officer').waitFor();
  expect(await look()).toEqual([360, rgb(dark.surface)]);
  expect(await page.getByLabel('Reactions').inputValue()).toBe('1000000');

  // Words are kept for their post alone, and only in this tab.
  expect(await lookKept(page)).not.toContain('Humility');
  await page.goto(`${app.origin}/preview?generation=${id}`);
  await page.getByRole('button', { name: 'Dress it', exact: true }).click();
  await card.getByText('Chief Humility Officer').waitFor();
  await page.getByRole('button', { name: 'Reset' }).click();
  await card.getByText('42,567 reactions').waitFor();
  await card.getByText(DEFAULT_AUTHOR.bio).waitFor();
  expect(await look()).toEqual([600, rgb(CARD_PALETTES.light.surface)]);
  expect(await page.getByLabel('Headline').inputValue()).toBe(DEFAULT_AUTHOR.bio);
});

it('says what is not right, keeps it, and downloads nothing else instead', async () => {
  const app = await openApp();
  const { page } = await openStudioPage(app);
  const card = page.getByRole('article');
  const long = '🚀'.repeat(81);
  await page.getByLabel('Headline').fill(long);
  await page.getByText('Headline is too long: 160 characters at most.').waitFor();
  await page.getByLabel('Comments').fill('many');
  await page.getByRole('alert').getByText('From 0 to 999,999,999.').waitFor();
  await card.getByText(DEFAULT_AUTHOR.bio).waitFor();
  await page.getByRole('button', { name: 'Download or copy' }).click();
  const headline = page.getByLabel('Headline');
  expect(await hasFocus(headline)).toBe(true);
  expect(await headline.inputValue()).toBe(long);
  expect(await page.getByRole('dialog').count()).toBe(0);

  await headline.fill('Chief\u0000 \u202EOfficer');
  await card.getByText('Chief Officer').waitFor();
  await page.getByLabel('Comments').fill('7');
  await headline.fill('Chief of $h1t');
  app.expectComplaints(/status of 422/);
  await page.getByRole('button', { name: 'Download or copy' }).click();
  await page.getByText(COARSE_HEADLINE, { exact: true }).waitFor();
});

it('shows a guest its card, and asks it to sign up for the picture', async () => {
  const app = await openApp();
  const page = await app.person();
  await writePostInPage(page, app.origin);
  await page.getByRole('button', { name: 'Dress it', exact: true }).click();
  await pick(page, 'Tablet');
  await page.getByRole('button', { name: 'Download or copy' }).click();
  await page.getByRole('dialog', { name: 'Sign up' }).waitFor();
  const studio = page.url();
  await page.goto(`${app.origin}/studio?generation=none`);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(studio).toContain('/studio?generation=');
});

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
