import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { SAMPLE_INPUTS } from '../comedy/sample-inputs.ts';
import { writePost } from '../comedy/write-post.ts';
import type { CardContent } from '../app/pictures/card-content.ts';
import { PREVIEW_COUNTS } from '../app/pictures/preview-counts.ts';
import { createPictureRenderer } from '../app/pictures/draw-picture.server.ts';
import { DEFAULT_AUTHOR } from '../app/posts/default-author.ts';
import { findBrowser } from '../test/browser/find-browser.ts';
import { openBrowser } from '../test/browser/open-browser.ts';
import type { Benchmark, Goal, Piece } from './benchmark.ts';
import { percentile } from './percentile.ts';
import { rounded } from './result-text.ts';
import { satoriDrawer } from './satori.ts';
import { type Drawn, timed } from './drawn.ts';
import { newSite } from './picture-site.ts';

type Global = 'htmlToImage' | 'html2canvas';
type Drawer = { name: string; draw: () => Promise<Drawn> };
type Measured = { name: string; first: number; times: number[]; bytes: number };

const IN_BROWSER = [
  ['html-to-image', 'html-to-image/dist/html-to-image.js', 'htmlToImage'],
  ['html2canvas-pro', 'html2canvas-pro/dist/html2canvas-pro.js', 'html2canvas'],
] as const;

/** No picture of a card has fewer bytes. */
const SMALLEST = 5000;

/** The picture of one card. */
export const picture: Benchmark = {
  name: 'picture',
  title: 'The picture of a post',
  about:
    'One card as a PNG at twice its size: drawn by the server as the product does it, by satori and resvg on the server, and by two libraries that draw what a browser shows. The others are no part of the product.',
  async run({ quick, say }) {
    const rounds = quick ? 3 : 20;
    const [fields = {}] = SAMPLE_INPUTS.humblebrag;
    const ask = { style: 'humblebrag', level: 'Spicy', fields, seed: 1 } as const;
    const { text } = writePost({ ...ask, site: 'broetry.example' });
    const card = { author: DEFAULT_AUTHOR, photo: null, text, ...PREVIEW_COUNTS };
    const missing: string[] = [];
    const site = await newSite(text);
    const browser = await openBrowser(await findBrowser());
    const drawers: Drawer[] = [serverDrawer(card)];
    const satori = await satoriDrawer(card, say).catch((error: Error) => error.message);
    if (typeof satori === 'string') missing.push(`satori. ${satori}`);
    else drawers.push({ name: 'satori and resvg', draw: satori });
    for (const [name, file, global] of IN_BROWSER) {
      const page = await site.open(browser);
      await page.addScriptTag({ content: await readLibrary(file) });
      drawers.push({ name, draw: () => drawInBrowser(page, global) });
    }
    const found = await measureInTurns(drawers, rounds);
    await browser.close();
    await site.close();
    return { goals: goalsOf(found), pieces: piecesOf(found), missing };
  },
};

function serverDrawer(card: CardContent): Drawer {
  const pictures = createPictureRenderer();
  return {
    name: 'the server (takumi)',
    draw: () => timed(async () => (await pictures.draw(card, 'card')).length),
  };
}

/** A picture of each drawer, and again in the other direction: what else the machine does meets all of them. */
async function measureInTurns(drawers: readonly Drawer[], rounds: number): Promise<Measured[]> {
  const found = drawers.map(({ name }): Measured => ({ name, first: 0, times: [], bytes: 0 }));
  for (let round = 0; round <= rounds; round += 1) {
    const order = [...drawers.entries()];
    for (const [index, { name, draw }] of round % 2 === 0 ? order : order.toReversed()) {
      const measured = found[index];
      const { ms, bytes } = await draw();
      if (!measured || bytes < SMALLEST) throw new Error(`${name} drew ${bytes} bytes`);
      if (round === 0) measured.first = ms;
      else measured.times.push(ms);
      measured.bytes = bytes;
    }
  }
  return found;
}

function drawInBrowser(page: Page, global: Global): Promise<Drawn> {
  return page.evaluate(async (global) => {
    type Globals = {
      htmlToImage: { toBlob: (node: Element, options: object) => Promise<Blob> };
      html2canvas: (node: Element, options: object) => Promise<HTMLCanvasElement>;
    };
    const { htmlToImage, html2canvas } = globalThis as unknown as Globals;
    const node = document.querySelector('article') as Element;
    const drawers = {
      htmlToImage: () => htmlToImage.toBlob(node, { pixelRatio: 2, backgroundColor: '#ffffff' }),
      html2canvas: async () => {
        const canvas = await html2canvas(node, { scale: 2, logging: false });
        return new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
      },
    };
    const begun = performance.now();
    const bytes = (await drawers[global]())?.size ?? 0;
    return { ms: performance.now() - begun, bytes };
  }, global);
}

function readLibrary(file: string): Promise<string> {
  return readFile(join(import.meta.dirname, '../node_modules', file), 'utf8');
}

function goalsOf([ours, ...others]: readonly Measured[]): Goal[] {
  const own = percentile(ours?.times ?? [], 0.5);
  return others.map(({ name, times }) => {
    const ratio = percentile(times, 0.5) / own;
    return {
      figure: `${name} against the server`,
      value: `${ratio.toFixed(1)} times as long`,
      goal: 'no faster than we are',
      holds: ratio >= 1,
    };
  });
}

function piecesOf(found: readonly Measured[]): Piece[] {
  return [
    'Median time of a picture after the first:',
    { unit: 'ms', bars: found.map(({ name, times }) => [name, percentile(times, 0.5)]) },
    {
      head: ['', 'First, ms', 'p50, ms', 'p95, ms', 'kB'],
      rows: found.map(({ name, first, times, bytes }) => [
        name,
        rounded(first),
        rounded(percentile(times, 0.5)),
        rounded(percentile(times, 0.95)),
        rounded(bytes / 1000),
      ]),
    },
  ];
}
