import posters from './seed-posters.json' with { type: 'json' };
import type { Node } from '@takumi-rs/core';
import { createFontRenderer, type FontRenderer } from '../app/domain/cards/font-renderer.server.ts';

/** A picture for an empty library: without words on it, so that it can be captioned. */
export type SeedPicture = { bytes: Buffer; description: string; alt: string; tags: string[] };

type Bar = readonly number[];
type Poster = { word: string; line: string; scene: string; paper: string; bars: readonly Bar[] };

const WIDTH = 960;
const HEIGHT = 720;
/** The frame of the bars. It stays whole where the library cuts the picture to a square. */
const FRAME = { left: 120, top: 150, width: 720, height: 420 };
const PAPER = '#fbf9f4';
const GOLD = '#f5c242';

/** Bars in pixels of the frame; the last one is golden. */
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
        children: bars.map(
          ([left = 0, top = 0, width = 0, height = 0, borderRadius = 4], index) => ({
            type: 'container',
            style: { position: 'absolute', left, top, width, height, borderRadius, ...fill(index) },
          }),
        ),
      },
    ],
  };
  return renderer.render(node, { width: WIDTH, height: HEIGHT, format: 'png' });
}
