import posters from './seed-posters.json' with { type: 'json' };
import type { Node } from '@takumi-rs/core';
import {
  createFontRenderer,
  type FontRenderer,
  FONTS,
  loadFonts,
} from '../app/domain/cards/font-renderer.server.ts';

/** A picture for an empty library, with its description. */
export type SeedPicture = { bytes: Buffer; description: string; tags: string[] };

type Bar = readonly number[];
type Poster = { word: string; line: string; scene: string; paper: string; bars: readonly Bar[] };

const WIDTH = 960;
const HEIGHT = 720;
const FRAME = { left: 120, top: 70, width: 720, height: 420 };
const INK = '#14181f';
const PAPER = '#fbf9f4';
const GOLD = '#f5c242';
const CENTERED = { display: 'flex', justifyContent: 'center' } as const;

/** Bars in pixels of the frame; the last one is golden. */
const POSTERS = posters as readonly Poster[];

/** Draws a dozen corporate posters. */
export async function drawSeedPictures(): Promise<SeedPicture[]> {
  const studio = createFontRenderer();
  await loadFonts(studio, POSTERS.map(({ word, line }) => word + line).join(' '));
  const drawn: SeedPicture[] = [];
  for (const poster of POSTERS) {
    const { word, line, scene } = poster;
    const description = `A poster: ${scene}. Below it “${word}. ${line}”`;
    const tags = ['poster', word.toLowerCase()];
    drawn.push({ bytes: await draw(studio, poster), description, tags });
  }
  return drawn;
}

function draw({ renderer }: FontRenderer, { word, line, paper, bars }: Poster): Promise<Buffer> {
  const fill = (index: number) => ({
    backgroundColor: index === bars.length - 1 ? GOLD : PAPER,
  });
  const node: Node = {
    type: 'container',
    style: { width: WIDTH, height: HEIGHT, position: 'relative', backgroundColor: INK },
    children: [
      {
        type: 'container',
        style: { position: 'absolute', ...FRAME, backgroundColor: paper, overflow: 'hidden' },
        children: bars.map(
          ([left = 0, top = 0, width = 0, height = 0, borderRadius = 4], index) => ({
            type: 'container',
            style: { position: 'absolute', left, top, width, height, borderRadius, ...fill(index) },
          }),
        ),
      },
      words(word, { top: 522, fontSize: 68, fontWeight: 700, letterSpacing: 12, color: PAPER }),
      words(line, { top: 624, fontSize: 28, color: GOLD }),
    ],
  };
  return renderer.render(node, { ...FONTS, width: WIDTH, height: HEIGHT, format: 'png' });
}

function words(text: string, { top, ...style }: { top: number } & Node['style']): Node {
  return {
    type: 'container',
    style: { position: 'absolute', left: 0, top, width: WIDTH, ...CENTERED },
    children: [{ type: 'text', text, style: style ?? {} }],
  };
}
