import { postLines } from '../posts/post.ts';
import { backgroundSvg } from './backgrounds.ts';
import { cardInset } from './card-content.ts';
import {
  CARD_PALETTES,
  DEVICE_WIDTHS,
  DRESS_MARGIN,
  FOLDED_LINES,
  hasGround,
  LINE_HEIGHT,
} from './card-look.ts';
import type { PictureChoice } from './picture-choice.ts';
import { PICTURE_SIZES } from './picture-sizes.ts';

/** An estimate for the bundled Inter: the sketch is not set line by line. Pixels. */
const LETTER_WIDTH = 7.7;
const HEAD = 102;
const GAP = 12;
const BAR = 14;
const BELOW_TEXT = 20;
const FOOT = 72;
/** House comments below the card, by how many are asked for. Pixels. */
const COMMENTS = { none: 0, one: 104, all: 240 } as const;
const STRIP = 62;

type Box = { width: number; height: number };
type Sketched = { post: string; picture?: Box | null };

/** The picture of that choice before it is drawn: its size, its ground and its card with bars for words, as SVG. */
export function pictureSketch(choice: PictureChoice, of: Sketched): Box & { svg: string } {
  const { size, dress, look } = choice;
  const page = PICTURE_SIZES[size];
  const palette = CARD_PALETTES[look.theme];
  const card = cardOf(choice, of);
  const strip = dress.hasPremise ? STRIP : 0;
  const margin = hasGround(dress) ? DRESS_MARGIN : 0;
  const whole = { width: card.width + 2 * margin, height: card.height + strip + 2 * margin };
  const area = page.height === null ? whole : { width: page.width, height: page.height };
  const fit = Math.min(area.width / whole.width, area.height / whole.height);
  const left = (area.width - card.width * fit) / 2;
  const top = (area.height - (card.height + strip) * fit) / 2 + strip * fit;
  const width = area.width * page.scale;
  const height = Math.round(area.height * page.scale);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${area.width} ${area.height}">`,
    backgroundSvg(dress.background, area, palette),
    `<g transform="translate(${left} ${top}) scale(${fit})" fill="${palette.line}">`,
    `<g fill="${palette.surface}">`,
    rect(0, -strip, card.width, Math.max(strip - GAP, 0), 12),
    rect(0, 0, card.width, card.height, 12),
    `</g>${card.bars}</g></svg>`,
  ].join('');
  return { width, height, svg };
}

/** A card with a face, and bars for its name, its lines and its counts. */
function cardOf({ dress, look }: PictureChoice, { post, picture }: Sketched) {
  const width = DEVICE_WIDTHS[look.device];
  const inset = cardInset(width);
  const all = rowsOf(post, width - 2 * inset);
  const rows = look.isFolded ? all.slice(0, FOLDED_LINES) : all;
  const under = picture ? (width * picture.height) / picture.width : 0;
  const foot = (rows.at(-1)?.y ?? HEAD) + LINE_HEIGHT + BELOW_TEXT + under;
  const bars = [
    rect(inset, inset, 48, 48, 24),
    rect(inset + 60, inset + 6, 150, BAR, BAR / 2),
    rect(inset + 60, inset + 28, 240, BAR, BAR / 2),
    ...rows.map((row) => rect(inset, row.y + 5, row.width, BAR, BAR / 2)),
    rect(0, foot - under, width, under, 0),
    rect(0, foot, width, 1, 0),
    rect(inset, foot + 16, 140, BAR, BAR / 2),
  ];
  return { width, height: foot + FOOT + COMMENTS[dress.below], bars: bars.join('') };
}

function rect(x: number, y: number, width: number, height: number, round: number): string {
  return `<rect x="${x}" y="${y}" width="${Math.round(width)}" height="${Math.round(height)}" rx="${round}"/>`;
}

/** Where the rows of a text are, and how wide. */
function rowsOf(post: string, width: number) {
  const rows: { y: number; width: number }[] = [];
  let y = HEAD;
  for (const line of postLines(post)) {
    for (let left = line.length * LETTER_WIDTH; left > 0; left -= width) {
      rows.push({ y, width: Math.min(left, width) });
      y += LINE_HEIGHT;
    }
    y += GAP;
  }
  return rows;
}
