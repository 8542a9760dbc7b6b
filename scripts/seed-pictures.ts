import posters from './seed-posters.json' with { type: 'json' };
import type { Node } from '@takumi-rs/core';
import { createFontRenderer, type FontRenderer } from '../app/domain/cards/font-renderer.server.ts';

/** A picture for an empty library: without words on it, so that it can be captioned. */
export type SeedPicture = { bytes: Buffer; description: string; alt: string; tags: string[] };

type Bar = readonly number[];
type Poster = { word: string; line: string; scene: string; paper: string; bars: readonly Bar[] };

const WIDTH = 960;
const HEIGHT = 720;
/** The bars are given in the pixels of a frame of 720 × 420, which is drawn so many times as large. */
const SCALE = 1.2;
const FRAME = { left: 48, top: 108, width: 720 * SCALE, height: 420 * SCALE };
const PAPER = '#fbf9f4';
const GOLD = '#f5c242';

/** The last bar is golden. */
const POSTERS = posters as readonly Poster[];

/** Draws a dozen corporate pictures. */
export async function drawSeedPictures(): Promise<SeedPicture[]> {
  const studio = createFontRenderer();
  const drawn: SeedPicture[] = [];
  for (const poster of POSTERS) {
    const { word, line, scene } = poster;
    const name = word.toLowerCase();
    drawn.push({
      bytes: await draw(studio, poster),
      description: `${word.slice(0, 1)}${name.slice(1)}. ${line}`,
      alt: `${scene.slice(0, 1).toUpperCase()}${scene.slice(1)}`,
      tags: ['poster', name],
    });
  }
  return drawn;
}

function draw({ renderer }: FontRenderer, { paper, bars }: Poster): Promise<Buffer> {
  const fill = (index: number) => ({
    backgroundColor: index === bars.length - 1 ? GOLD : PAPER,
  });
  const node: Node = {
    type: 'container',
    style: { width: WIDTH, height: HEIGHT, position: 'relative', backgroundColor: paper },
    children: [
      {
        type: 'container',
        style: { position: 'absolute', ...FRAME },
        children: bars.map((bar, index) => {
          const [left, top, width, height, borderRadius = 4 * SCALE] = bar.map((at) => at * SCALE);
          const place = { left, top, width, height, borderRadius };
          return { type: 'container', style: { position: 'absolute', ...place, ...fill(index) } };
        }),
      },
    ],
  };
  return renderer.render(node, { width: WIDTH, height: HEIGHT, format: 'png' });
}
