import type { Node } from '@takumi-rs/core';
import {
  createFontRenderer,
  type FontRenderer,
  FONTS,
  loadFontsFor,
} from '../app/domain/cards/font-renderer.server.ts';

/** A picture for a library that nobody has filled yet, and what is said with it. */
export type SeedPicture = { bytes: Buffer; description: string; tags: string[] };

type Bar = [x: number, y: number, width: number, height: number, radius?: number];
type Poster = { word: string; line: string; scene: string; paper: string; bars: readonly Bar[] };

const WIDTH = 960;
const HEIGHT = 720;
const FRAME = { left: 120, top: 70, width: 720, height: 420 };
const INK = '#14181f';
const PAPER = '#fbf9f4';
const GOLD = '#f5c242';

// The last bar of a scene is the golden one. In pixels of the frame.
const POSTERS: readonly Poster[] = [
  {
    word: 'GROWTH',
    line: 'It depends on where the axis begins.',
    scene: 'a chart with one golden bar slightly higher than the others',
    paper: '#0b5cab',
    bars: [100, 210, 320, 430].map((x): Bar => [x, 190, 70, 160]).concat([[540, 180, 70, 170]]),
  },
  {
    word: 'SYNERGY',
    line: 'Two rectangles have never been this aligned.',
    scene: 'two rectangles that overlap',
    paper: '#1f7a4d',
    bars: [
      [190, 120, 220, 180],
      [310, 120, 220, 180],
    ],
  },
  {
    word: 'PIVOT',
    line: 'Same stairs. Other direction.',
    scene: 'stairs that lead down and then up again',
    paper: '#5b2a86',
    bars: [
      [80, 110, 110, 250],
      [190, 190, 110, 170],
      [300, 270, 110, 90],
      [410, 190, 110, 170],
      [520, 110, 110, 250],
    ],
  },
  {
    word: 'LEADERSHIP',
    line: 'Somebody has to stand slightly further in front.',
    scene: 'five dots in a row, the golden one a little ahead',
    paper: '#4a3f6b',
    bars: [110, 210, 310, 410]
      .map((x): Bar => [x, 175, 70, 70, 35])
      .concat([[560, 165, 90, 90, 45]]),
  },
  {
    word: 'MONDAY',
    line: 'A sunrise, seen from the office.',
    scene: 'a golden sun on a straight horizon',
    paper: '#b3261e',
    bars: [
      [60, 330, 600, 14],
      [280, 170, 160, 160, 80],
    ],
  },
  {
    word: 'COFFEE',
    line: 'The only stakeholder that delivers.',
    scene: 'a golden cup on a table',
    paper: '#3f5e5a',
    bars: [
      [60, 330, 600, 14],
      [430, 190, 90, 90, 40],
      [260, 150, 200, 180, 24],
    ],
  },
  {
    word: 'MEETING',
    line: 'It could have been this poster.',
    scene: 'a long table with eight chairs and nobody on them',
    paper: '#37474f',
    bars: [130, 260, 390, 520]
      .flatMap((x): Bar[] => [
        [x, 70, 70, 60, 12],
        [x, 290, 70, 60, 12],
      ])
      .concat([[90, 160, 540, 100, 40]]),
  },
  {
    word: 'DEADLINE',
    line: 'It was a beautiful line. We watched it pass.',
    scene: 'a golden line far behind us',
    paper: '#7a4a00',
    bars: [
      [60, 200, 470, 16],
      [560, 110, 16, 200],
    ],
  },
  {
    word: 'ALIGNMENT',
    line: 'Almost.',
    scene: 'a column of boxes of which one sticks out',
    paper: '#0d6470',
    bars: [
      [230, 50, 200, 60],
      [230, 130, 200, 60],
      [230, 290, 200, 60],
      [262, 210, 200, 60],
    ],
  },
  {
    word: 'NETWORK',
    line: 'Everybody is connected to somebody who never answers.',
    scene: 'four dots around a golden one',
    paper: '#264b8c',
    bars: [
      [130, 80, 60, 60, 30],
      [530, 80, 60, 60, 30],
      [130, 290, 60, 60, 30],
      [530, 290, 60, 60, 30],
      [310, 165, 100, 100, 50],
    ],
  },
  {
    word: 'FEEDBACK',
    line: 'Your growth area is visible from here.',
    scene: 'a small box beside a much larger golden one',
    paper: '#8c2f5c',
    bars: [
      [150, 290, 60, 60],
      [290, 60, 290, 290],
    ],
  },
  {
    word: 'OFFBOARDING',
    line: 'A door is a wall that believes in you.',
    scene: 'a wall with a golden door in it',
    paper: '#2f4858',
    bars: [
      [90, 80, 540, 290],
      [310, 160, 110, 210, 6],
    ],
  },
];

/** A dozen posters in the manner of corporate corridors, drawn here and now. */
export async function drawSeedPictures(): Promise<SeedPicture[]> {
  const studio = createFontRenderer();
  await loadFontsFor(studio, POSTERS.map(({ word, line }) => word + line).join(' '));
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
  const node: Node = {
    type: 'container',
    style: { width: WIDTH, height: HEIGHT, position: 'relative', backgroundColor: INK },
    children: [
      {
        type: 'container',
        style: { position: 'absolute', ...FRAME, backgroundColor: paper, overflow: 'hidden' },
        children: bars.map(([left, top, width, height, borderRadius = 4], index) => ({
          type: 'container',
          style: {
            position: 'absolute',
            left,
            top,
            width,
            height,
            borderRadius,
            backgroundColor: index === bars.length - 1 ? GOLD : PAPER,
          },
        })),
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
    style: {
      position: 'absolute',
      left: 0,
      top,
      width: WIDTH,
      display: 'flex',
      justifyContent: 'center',
    },
    children: [{ type: 'text', text, style: style ?? {} }],
  };
}
