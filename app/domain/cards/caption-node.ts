import type { Node } from '@takumi-rs/core';
import { image, row, text } from './card-boxes.ts';

/** A picture and its caption. `image` is a data URL; sizes in pixels. */
export type Captioned = {
  image: string;
  width: number;
  height: number;
  top: string;
  bottom: string;
};

/** Lays out a picture with its caption for the renderer: white capitals with a black outline. */
export function captionNode(picture: Captioned): Node {
  const { width, height, top, bottom } = picture;
  const whole = { position: 'absolute', left: 0, top: 0, objectFit: 'cover' };
  return row({ position: 'relative', width, height, overflow: 'hidden' }, [
    image(picture.image, width, height, whole),
    ...line(top, 'top', width, height),
    ...line(bottom, 'bottom', width, height),
  ]);
}

// Drawn twice: the stroke covers half of each letter's outline, so the fill is drawn on top of it.
function line(caption: string, side: 'top' | 'bottom', width: number, height: number): Node[] {
  if (caption === '') return [];
  const size = fontSize(caption, width, height);
  const inset = Math.round(width * 0.04);
  const style = {
    position: 'absolute',
    left: inset,
    right: inset,
    [side]: Math.round(inset / 2),
    textAlign: 'center',
    fontSize: size,
    fontWeight: 900,
    lineHeight: 1.1,
    overflowWrap: 'anywhere',
  };
  const stroke = {
    WebkitTextStrokeWidth: Math.max(3, size * 0.14),
    WebkitTextStrokeColor: '#000000',
  };
  return [
    text(caption, { ...style, color: '#000000', ...stroke }),
    text(caption, { ...style, color: '#ffffff' }),
  ];
}

/** The width and height of a capital of that weight, as shares of the font size. */
const LETTER_WIDTH = 0.78;
const LETTER_HEIGHT = 1.1;

// The largest font size with which the caption fits into two fifths of the height.
function fontSize(caption: string, width: number, height: number): number {
  const letters = Array.from(caption).length;
  const room = width * 0.92 * height * 0.4;
  const fitting = Math.sqrt(room / (letters * LETTER_WIDTH * LETTER_HEIGHT * 1.35));
  return Math.max(10, Math.round(Math.min(width * 0.1, height * 0.3, fitting)));
}
