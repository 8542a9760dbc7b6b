import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type * as Built from '../app/built.server.ts';
import { uploader } from '../test/people/upload-as-member.ts';
import { findBrowser } from '../test/browser/find-browser.ts';
import { openBrowser } from '../test/browser/open-browser.ts';

import type { Table } from './benchmark.ts';
import { newFolder, removeFolder } from './own-things.ts';

const BUILT = '../build/server/built.js';
const PICTURES = 24;

/** Bytes and time until every picture of the first screen is there, with an empty cache, in a real browser. */
export async function measureGrid(rounds: number): Promise<Table> {
  const { readSettings, serve } = (await import(BUILT)) as typeof Built;
  const dataDir = newFolder();
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const actionLimits = { take: () => Promise.resolve(null) };
  const client = join(import.meta.dirname, '../build/client');
  const { services, stop } = await serve(settings, client, { actionLimits });
  const origin = `http://127.0.0.1:${services.port}`;
  const { member, upload } = await uploader({ services, origin });
  for (let index = 0; index < PICTURES; index += 1) await upload({ bytes: await photo(index) });
  const browser = await openBrowser(await findBrowser());
  const rows: string[][] = [];
  for (const width of [390, 1440]) {
    const found: { time: number; bytes: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      await context.addCookies([{ ...member.cookie, url: origin }]);
      found.push(await openGrid(await context.newPage(), `${origin}/resources`));
      await context.close();
    }
    const [middle] = found.toSorted((one, other) => one.time - other.time).slice(rounds / 2);
    const kilobytes = Math.round((middle?.bytes ?? 0) / 1024);
    rows.push([`${width} px`, String(Math.round(middle?.time ?? 0)), String(kilobytes)]);
  }
  await browser.close();
  await stop();
  removeFolder(dataDir);
  return { head: ['Width', 'First screen of pictures, ms', 'kB of pictures'], rows };
}

async function openGrid(page: Page, url: string): Promise<{ time: number; bytes: number }> {
  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main ul img')];
    const seen = images.filter((image) => image.getBoundingClientRect().top < window.innerHeight);
    return seen.length > 0 && seen.every((image) => image.complete && image.naturalWidth > 0);
  });
  const time = performance.now() - begun;
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/media/'))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  );
  return { time, bytes };
}

// With the detail of a photograph: plain colours would weigh nothing.
function photo(seed: number): Promise<Buffer> {
  const background = { r: (seed * 53) % 256, g: (seed * 97) % 256, b: (seed * 151) % 256 };
  const noise = { type: 'gaussian', mean: 100 + seed * 4, sigma: 30 } as const;
  return sharp({ create: { width: 300, height: 225, channels: 3, background, noise } })
    .resize(1200, 900)
    .jpeg({ quality: 85 })
    .toBuffer();
}
