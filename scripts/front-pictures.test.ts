import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { decodePng } from '../test/decode-png.ts';
import { drawFrontPictures, FAVICON, FOLDER, wrapIcon } from './front-pictures.ts';

/** Another processor may round a colour otherwise. */
const NEARLY = 3;

it('answers those who ask for favicon.ico with the icon', () => {
  const icon = readFileSync(join(FOLDER, 'icon-192.png'));
  expect(readFileSync(FAVICON).equals(wrapIcon(icon))).toBe(true);
});

it('keeps the icons and the link preview as the renderer draws them', async () => {
  for (const [name, png] of Object.entries(await drawFrontPictures())) {
    const kept = decodePng(readFileSync(join(FOLDER, name)));
    const drawn = decodePng(png);
    expect([name, kept.width, kept.height]).toEqual([name, drawn.width, drawn.height]);
    const others = drawn.pixels.filter(
      (part, at) => Math.abs(part - (kept.pixels[at] ?? 0)) > NEARLY,
    ).length;
    // npm run draw:icons draws them anew.
    expect([name, others / drawn.pixels.length < 0.001]).toEqual([name, true]);
  }
});
