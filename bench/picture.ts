import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { SAMPLE_INPUTS } from '../comedy/sample-inputs.ts';
import { writePost } from '../comedy/write-post.ts';
import { type CardContent, PREVIEW_COUNTS } from '../app/pictures/card-content.ts';
import { createPictureRenderer } from '../app/pictures/draw-picture.server.ts';
import { DEFAULT_AUTHOR } from '../app/posts/default-author.ts';
import { findBrowser } from '../test/browser/find-browser.ts';
import { openBrowser } from '../test/browser/open-browser.ts';
import type { Benchmark, Goal, Piece } from './benchmark.ts';
import { percentile } from './percentile.ts';
import { rounded } from './result-text.ts';
import { measureSatori } from './satori.ts';
import { newSite } from './picture-site.ts';

type Drawer = 'htmlToImage' | 'html2canvas';
type Measured = { name: string; first: number; times: number[]; bytes: number };

const IN_BROWSER = [
  ['html-to-image', 'html-to-image/dist/html-to-image.js', 'htmlToImage'],
  ['html2canvas-pro', 'html2canvas-pro/dist/html2canvas-pro.js', 'html2canvas'],
] as const;

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
    const found = [await measureServer(card, rounds)];
    const missing: string[] = [];
    const satori = await measureSatori(card, rounds, say).catch((error: Error) => error.message);
    if (typeof satori === 'string') missing.push(`satori. ${satori}`);
    else found.push({ name: 'satori and resvg', ...satori });
    const site = await newSite(text);
    const browser = await openBrowser(await findBrowser());
    for (const [name, file, draw] of IN_BROWSER) {
      const page = await site.open(browser);
      const library = await readLibrary(file);
      found.push({ name, ...(await measureInBrowser(page, { library, draw, rounds })) });
    }
    await browser.close();
    await site.close();
    return { goals: goalsOf(found), pieces: piecesOf(found), missing };
  },
};

async function measureServer(card: CardContent, rounds: number): Promise<Measured> {
  const pictures = createPictureRenderer();
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const begun = performance.now();
    bytes = (await pictures.draw(card, 'card')).length;
    times.push(performance.now() - begun);
  }
  const [first = 0, ...rest] = times;
  return { name: 'the server (takumi)', first, times: rest, bytes };
}

async function measureInBrowser(
  page: Page,
  { library, draw, rounds }: { library: string; draw: Drawer; rounds: number },
): Promise<Omit<Measured, 'name'>> {
  await page.addScriptTag({ content: library });
  return page.evaluate(
    async ({ draw, rounds }) => {
      type Drawers = {
        htmlToImage: { toBlob: (node: Element, options: object) => Promise<Blob> };
        html2canvas: (node: Element, options: object) => Promise<HTMLCanvasElement>;
      };
      const { htmlToImage, html2canvas } = globalThis as unknown as Drawers;
      const node = document.querySelector('article') as Element;
      const drawers = {
        htmlToImage: () => htmlToImage.toBlob(node, { pixelRatio: 2, backgroundColor: '#ffffff' }),
        html2canvas: async () => {
          const canvas = await html2canvas(node, { scale: 2, logging: false });
          return new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
        },
      };
      const times: number[] = [];
      let bytes = 0;
      for (let round = 0; round <= rounds; round += 1) {
        const begun = performance.now();
        bytes = (await drawers[draw]())?.size ?? 0;
        times.push(performance.now() - begun);
      }
      return { first: times[0] ?? 0, times: times.slice(1), bytes };
    },
    { draw, rounds },
  );
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
