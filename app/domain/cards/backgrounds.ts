import type { Node } from '@takumi-rs/core';
import { type Area, type Canvas, filled } from './background-shapes.ts';
import { image } from './card-boxes.ts';
import type { Background, CardPalette } from './card-look.ts';
import { notes, paper, whiteboard } from './desk-backgrounds.ts';
import { boardroom, carpet, motivation, sunrise } from './room-backgrounds.ts';

/** A background as an SVG document of that size, for pictures and for the choices of the page. */
export function backgroundSvg(name: Background, area: Area, palette: CardPalette): string {
  const { width, height } = area;
  const unit = Math.min(width, height) / 100;
  const inside = DRAWN[name]({ width, height, unit, palette });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
}

/** A background as a picture that fills a page of that size. */
export function backgroundNode(name: Background, area: Area, palette: CardPalette): Node {
  const { width, height } = area;
  const svg = backgroundSvg(name, area, palette);
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return image(src, width, height, { position: 'absolute', left: 0, top: 0 });
}

const DRAWN: Readonly<Record<Background, (canvas: Canvas) => string>> = {
  white: (canvas) => filled(canvas, '#ffffff'),
  paper,
  boardroom,
  sunrise,
  motivation,
  carpet,
  whiteboard,
  notes,
};
