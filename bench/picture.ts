// npm run bench:picture: the picture of one card, drawn by the server, and by two libraries that draw what the
// browser shows, in one run. The libraries are no part of the product.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { SAMPLE_INPUTS } from '../comedy/sample-inputs.ts';
import { writePost } from '../comedy/write-post.ts';
import { PREVIEW_COUNTS } from '../app/pictures/card-content.ts';
import { createPictureRenderer } from '../app/pictures/draw-picture.server.ts';
import { DEFAULT_AUTHOR } from '../app/posts/default-author.ts';
import { findBrowser } from '../test/browser/find-browser.ts';
import { openBrowser } from '../test/browser/open-browser.ts';
import { percentile } from './percentile.ts';
import { newSite } from './picture-site.ts';

const ROUNDS = 20;
const [fields = {}] = SAMPLE_INPUTS.humblebrag;
const { text } = writePost({
  style: 'humblebrag',
  level: 'Spicy',
  fields,
  seed: 1,
  site: 'broetry.example',
});

type Measured = { first: number; times: number[]; bytes: number };

report('server', await measureServer());
const site = await newSite(text);
const browser = await openBrowser(await findBrowser());
try {
  for (const [name, file, draw] of [
    ['html-to-image', 'html-to-image/dist/html-to-image.js', 'htmlToImage'],
    ['html2canvas-pro', 'html2canvas-pro/dist/html2canvas-pro.js', 'html2canvas'],
  ] as const) {
    report(name, await measureInBrowser(await site.open(browser), await readLibrary(file), draw));
  }
} finally {
  await browser.close();
  await site.close();
}

async function measureServer(): Promise<Measured> {
  const pictures = createPictureRenderer();
  const card = { author: DEFAULT_AUTHOR, photo: null, text, ...PREVIEW_COUNTS };
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const begun = performance.now();
    bytes = (await pictures.draw(card, 'card')).length;
    times.push(performance.now() - begun);
  }
  const [first = 0, ...rest] = times;
  return { first, times: rest, bytes };
}

async function measureInBrowser(
  page: Page,
  library: string,
  draw: 'htmlToImage' | 'html2canvas',
): Promise<Measured> {
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
    { draw, rounds: ROUNDS },
  );
}

function readLibrary(file: string): Promise<string> {
  return readFile(join(import.meta.dirname, '../node_modules', file), 'utf8');
}

function report(name: string, { first, times, bytes }: Measured): void {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const [median, slow] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.log(
    `${name.padEnd(16)} first ${ms(first).padStart(8)}  median ${ms(median).padStart(7)}  p95 ${ms(slow).padStart(7)}  ${(bytes / 1024).toFixed(0)} KB`,
  );
}
