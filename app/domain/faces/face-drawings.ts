import { type Face, FACE_TINTS, type FaceName, faceParts } from './face.ts';

// The colours of all faces. They are the same on light and dark: the disc behind a face is never the colour of the page.
const INK = '#14181f';
const WHITE = '#fff';
const PAPER = '#f6efdf';
const GREY = '#8b95a3';
const STEEL = '#4b5563';
const RED = '#d8432f';
const BLUE = '#0b5cab';
const GREEN = '#2f8a57';
const GOLD = '#e9a400';
const BROWN = '#9a5f35';
const CRUST = '#d79a54';

const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
const line = (stroke: string, d: string, width = 2): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const box = (fill: string, x: number, y: number, w: number, h: number, rx = 0): string =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}"/>`;
const dot = (fill: string, x: number, y: number, r: number): string =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;
const oval = (fill: string, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;

/** How a face looks: unmoved, pleased, doubtful or astonished. */
const MOUTHS = {
  flat: 'm-2.5 0h5',
  glad: 'm-3 -1q3 3.5 6 0',
  sour: 'm-3 1q3 -3.5 6 0',
  smirk: 'm-2.5 .8q3 .6 5 -1.8',
} as const;

/** Two eyes and a mouth below them, the same on every face. `x`, `y`: between the eyes. */
function look(x: number, y: number, mouth: keyof typeof MOUTHS | 'oh', ink = INK): string {
  const eyes = dot(ink, x - 4, y, 1.9) + dot(ink, x + 4, y, 1.9);
  if (mouth === 'oh') return eyes + oval(ink, x, y + 5.2, 1.7, 2);
  return eyes + line(ink, `M${x} ${y + 5}${MOUTHS[mouth]}`, 1.8);
}

/** A tie, hanging from `x`, `y`. */
const tie = (x: number, y: number, fill = BLUE): string =>
  path(fill, `M${x - 2.2} ${y}h4.4l-1 2.6 2 6.4-3.2 3-3.2-3 2-6.4z`);

/** The drawings by name, of 48 by 48, without the disc behind them. */
const DRAWINGS: Readonly<Record<FaceName, string>> = {
  mug:
    line(WHITE, 'M31 20h2.5a5 5 0 0 1 0 10H31', 3.2) +
    box(WHITE, 11, 15, 21, 23, 4) +
    oval(BROWN, 21.5, 16.6, 8.5, 1.8) +
    line(WHITE, 'M17.5 11q-2-2.5 0-5M25.5 11q-2-2.5 0-5', 2) +
    look(21.5, 25, 'flat'),
  stapler:
    box(STEEL, 8, 34, 32, 4.5, 2) +
    box(GREY, 33, 26, 4, 9) +
    path(RED, 'M8.5 20.5q0-4 4-4.5l16-1.6q10.5 0 10.5 9v6H12q-3.5 0-3.5-4z') +
    box(STEEL, 9, 29, 5, 3.5) +
    look(22, 20.5, 'flat'),
  plant:
    path(GREEN, 'M24 23Q9 22 9 8q13-1 15 15M24 23Q39 22 39 8q-13-1-15 15') +
    path('#3fa56b', 'M24 24q-8-9 0-19 8 10 0 19') +
    path(BROWN, 'M13 22h22l-2.5 18h-17z') +
    box('#b5754a', 11.5, 20.5, 25, 4.5, 1.5) +
    tie(24, 34.6) +
    look(24, 28.5, 'glad'),
  sandwich:
    path(CRUST, 'M9 21q0-11 15-11t15 11z') +
    path(GREEN, 'M7.5 23q2.7-4 5.5 0t5.5 0 5.5 0 5.5 0 5.5 0 5.5 0v3h-33z') +
    box(RED, 9, 24.5, 30, 3.5, 1) +
    path(GOLD, 'M9 28h30l-8 5-6-5z') +
    path(CRUST, 'M9 30.5h30v3q0 4.5-4.5 4.5h-21Q9 38 9 33.5z') +
    look(24, 14.2, 'flat'),
  cone:
    box(STEEL, 9, 36, 30, 4, 1.5) +
    path('#f0712c', 'M20.5 9q3.5-3 7 0L36 36H12z') +
    path(WHITE, 'M18 15.5h12l1.6 5H16.4zM14.8 28h18.4l1.5 4.7H13.3z') +
    look(24, 21.8, 'sour'),
  laptop:
    box(STEEL, 11, 11, 26, 20, 2.5) +
    box('#cfe3f5', 13, 13, 22, 16, 1) +
    path(GREY, 'M7 32h34l-2 4.5H9z') +
    look(24, 19.5, 'oh'),
  bulb:
    path(GOLD, 'M24 7.5a13 13 0 0 1 7.5 23.5l-1 3h-13l-1-3A13 13 0 0 1 24 7.5') +
    box(STEEL, 18.5, 34, 11, 6, 2) +
    line(WHITE, 'M18.5 36.5h11', 1.5) +
    look(24, 19.5, 'glad'),
  note:
    path('#f9e04b', 'M10 10h28v20l-8 8H10z') +
    path('#d9b91e', 'M38 30l-8 8v-6q0-2 2-2z') +
    line('#c9a90f', 'M15 33h9', 2) +
    look(24, 20, 'smirk'),
  briefcase:
    line(INK, 'M18.5 16v-4q0-2 2-2h7q2 0 2 2v4', 2.6) +
    box(BROWN, 8, 15, 32, 23, 3) +
    path('#7d4a26', 'M8 18q0-3 3-3h26q3 0 3 3v1.5H8z') +
    box(GOLD, 22, 17.5, 4, 5, 1) +
    look(24, 27.5, 'flat', PAPER),
  printer:
    path(PAPER, 'M15 7h18v12H15z') +
    line(GREY, 'M19 11h10M19 14.5h6', 1.6) +
    box(STEEL, 8, 18, 32, 17, 3) +
    dot(GREEN, 36, 21.5, 1.4) +
    path(WHITE, 'M14 33h20v7.5H14z') +
    look(24, 24.5, 'sour', WHITE),
  duck:
    path(
      '#f4c430',
      'M31 24q0 1 2 1.5 4 1 6-2.5 2.5 17-15 17-14 0-14-10 0-5 4-7-2-10 8-11 9 0 9 12',
    ) +
    path('#f0712c', 'M12 20.5l-6 1.2q1 3.8 6 3.3z') +
    line('#c99708', 'M22 31q5 4 10-.5', 2) +
    dot(INK, 16.5, 18, 1.9) +
    dot(INK, 24, 18, 1.9),
  pigeon:
    path(GREY, 'M16 42q-3-12 1-19-1-12 7-12t7 12q4 7 1 19z') +
    path('#6b7482', 'M15.5 40q-5-10 1-17 3 9-1 17M32.5 40q5-10-1-17-3 9 1 17') +
    path('#3fa58a', 'M16.8 24q7.2 5 14.4 0l.8 3q-8 5.5-16 0z') +
    path('#f0b44c', 'M22 20.5h4L24 25z') +
    tie(24, 28.2, RED) +
    dot(INK, 20, 17.5, 1.9) +
    dot(INK, 28, 17.5, 1.9),
  avocado:
    path(
      '#2f6b3a',
      'M24 6q6.5 0 8.5 9 .5 3 3 6.5A14 14 0 1 1 12.5 21.5q2.5-3.5 3-6.5Q17.5 6 24 6',
    ) +
    path('#d3e27a', 'M24 9q4.5 0 6 7 .7 3 3 6.5a11 11 0 1 1-18 0q2.3-3.5 3-6.5 1.5-7 6-7') +
    dot(BROWN, 24, 32.5, 5.5) +
    look(24, 19, 'glad'),
  toast:
    path(BROWN, 'M10 18q-3-9 8-9h12q11 0 8 9-.5 2-2 3v15q0 3-3 3H15q-3 0-3-3V21q-1.5-1-2-3') +
    path(
      '#f0c98a',
      'M12.8 17.5q-2-6 5.2-6h12q7.2 0 5.2 6-.5 1.5-1.7 2.3V35q0 1.5-1.5 1.5H16q-1.5 0-1.5-1.5V19.8q-1.2-.8-1.7-2.3',
    ) +
    look(24, 22, 'smirk'),
  donut:
    dot(CRUST, 24, 24, 16.5) +
    path(
      '#e66a9b',
      'M24 9.5a14.5 14.5 0 0 1 14.3 16.5q-2 4-4.8 1.5-3 6-7 2.5-4 5-7.5 .5-4.5 3-6-1.5-2.5 1.5-3.3-3A14.5 14.5 0 0 1 24 9.5',
    ) +
    line(WHITE, 'M17 14.5l2-1.5M31 13.5l1.5 2M24.5 12.5h.1', 2) +
    oval('#8a5a2b', 24, 26.5, 3.4, 3.8) +
    dot(INK, 19.5, 19, 1.9) +
    dot(INK, 28.5, 19, 1.9),
  cactus:
    line(GREEN, 'M14 17v6q0 4 4 4h3M34 13v6q0 4-4 4h-3', 5.5) +
    box(GREEN, 17, 7, 14, 28, 7) +
    path(RED, 'M14 33h20l-2 8.5H16z') +
    line('#9bd3ae', 'M21 28.5v2M27 28.5v2M24 9.5v1.5', 1.6) +
    look(24, 17.5, 'flat'),
  umbrella:
    line(INK, 'M24 24v13q0 3-3 3t-3-3', 2.4) +
    path(RED, 'M6.5 26Q8 9 24 8q16 1 17.5 18-4.5-4-8.7 0-4.4-4-8.8 0-4.4-4-8.8 0-4.2-4-8.7 0') +
    line(INK, 'M24 8V5.5', 2.4) +
    look(24, 16, 'sour', WHITE),
  pie:
    path(BLUE, 'M22 26V10A16 16 0 1 0 38 26z') +
    path(GOLD, 'M25.5 22.5V7.5A15 15 0 0 1 40.5 22.5z') +
    look(19.5, 28.5, 'glad', WHITE),
  calculator:
    box(STEEL, 12, 7, 24, 34, 3.5) +
    box('#cfe8c9', 15, 10, 18, 14, 1.5) +
    [15, 21.7, 28.4]
      .map(
        (x) => box(WHITE, x, 27, 4.6, 4, 1) + box(x > 28 ? '#f0712c' : WHITE, x, 33.5, 4.6, 4, 1),
      )
      .join('') +
    look(24, 15, 'flat'),
  clock:
    line(INK, 'M15 36l-3 4M33 36l3 4', 2.6) +
    oval(RED, 14, 12, 5, 4) +
    oval(RED, 34, 12, 5, 4) +
    dot(INK, 24, 24.5, 15.5) +
    dot(WHITE, 24, 24.5, 13) +
    line(GREY, 'M24 13.5v1.5M35 24.5h-1.5M13 24.5h1.5', 1.6) +
    look(24, 22, 'oh'),
  cooler:
    path('#7db9e8', 'M17 6h14q2 0 2 2v9q0 3-4 4h-10q-4-1-4-4V8q0-2 2-2') +
    line(WHITE, 'M19 10v5', 2) +
    box(WHITE, 13, 21, 22, 21, 2.5) +
    box(BLUE, 17, 37, 5, 2.5, 1) +
    box(RED, 26, 37, 5, 2.5, 1) +
    look(24, 27, 'smirk'),
  egg:
    path(WHITE, 'M24 6.5c7 0 12 11 12 18.5a12 12 0 0 1-24 0C12 17.5 17 6.5 24 6.5') +
    path(BLUE, 'M12.6 29q11.4 5 22.8 0l2 8q-13.4 6-26.8 0z') +
    tie(24, 31.5, GOLD) +
    look(24, 20, 'glad'),
  trophy:
    line(GOLD, 'M14 13H9q0 9 7 10.5M34 13h5q0 9-7 10.5', 2.8) +
    path(GOLD, 'M13 8.5h22q1 17-8 20.5h-6q-9-3.5-8-20.5') +
    box('#b57d00', 22, 28, 4, 6) +
    box(STEEL, 15, 34, 18, 6, 1.5) +
    box(PAPER, 20.5, 35.7, 7, 2.6, 0.6) +
    look(24, 15.5, 'smirk'),
  rock:
    path('#7d8896', 'M9 35q-2-9 4-15 4-9 12-9 9 0 12 9 5 7 3 15-1 3-4 3H13q-3 0-4-3') +
    path('#a3adba', 'M13 20q4-9 12-9 9 0 12 9-3 2-8 0-6-3-9 0-3 2-7 0') +
    look(24, 25, 'flat'),
};

/** The shapes of a face in a box of 48 by 48, without the disc of its tint behind them. */
export function faceShapes(name: FaceName): string {
  return DRAWINGS[name];
}

/** A face as the address of an SVG image. */
export function faceUrl(face: Face): string {
  const { name, tint } = faceParts(face);
  const disc = dot(FACE_TINTS[tint] ?? FACE_TINTS[0], 24, 24, 24);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="96" height="96">${disc}${faceShapes(name)}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
