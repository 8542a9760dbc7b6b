import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { decodePng } from '../test/decode-png.ts';
import { drawFrontPictures, FAVICON, FOLDER, wrapIcon } from './front-pictures.ts';

/** Processors round colors differently. */
const RANK_MARGIN = 3;

it('has the icon in favicon.ico', () => {
  const icon = readFileSync(join(FOLDER, 'icon-192.png'));
  expect(readFileSync(FAVICON).equals(wrapIcon(icon))).toBe(true);
});

it('has current icons and link preview', async () => {
  for (const [name, png] of Object.entries(await drawFrontPictures())) {
    const kept = await decodePng(readFileSync(join(FOLDER, name)));
    const drawn = await decodePng(png);
    expect([name, kept.width, kept.height]).toEqual([name, drawn.width, drawn.height]);
    const others = drawn.pixels.filter(
      (part, at) => Math.abs(part - (kept.pixels[at] ?? 0)) > RANK_MARGIN,
    ).length;
    // npm run draw:icons updates them.
    expect([name, others / drawn.pixels.length < 0.001]).toEqual([name, true]);
  }
});
