import type { Node } from '@takumi-rs/core';

/** A picture and the words on it. `image` is a data URL; sizes in pixels. */
export type Captioned = {
  image: string;
  width: number;
  height: number;
  top: string;
  bottom: string;
};

/** The picture with its words as the renderer lays them out: white capitals with a black edge, as everybody knows them. */
export function captionNode({ image, width, height, top, bottom }: Captioned): Node {
  const whole = { width, height, position: 'absolute', left: 0, top: 0 } as const;
  return {
    type: 'container',
    style: { display: 'flex', position: 'relative', width, height, overflow: 'hidden' },
    children: [
      { type: 'image', src: image, width, height, style: { ...whole, objectFit: 'cover' } },
      ...line(top, 'top', width, height),
      ...line(bottom, 'bottom', width, height),
    ],
  };
}

// Twice: the edge is drawn over the middle of a letter's outline, so the letter itself comes again on top.
function line(words: string, side: 'top' | 'bottom', width: number, height: number): Node[] {
  if (words === '') return [];
  const size = fontSize(words, width, height);
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
  } as const;
  const edge = {
    WebkitTextStrokeWidth: Math.max(3, size * 0.14),
    WebkitTextStrokeColor: '#000000',
  };
  return [
    { type: 'text', text: words, style: { ...style, color: '#000000', ...edge } },
    { type: 'text', text: words, style: { ...style, color: '#ffffff' } },
  ];
}

const LARGEST = 0.1;
/** A capital of that weight and the room around it, as shares of the size. */
const LETTER = 0.78;
const ROW = 1.1;

// As large as fits into two fifths of the height.
function fontSize(words: string, width: number, height: number): number {
  const letters = Array.from(words).length;
  const room = width * 0.92 * height * 0.4;
  const fitting = Math.sqrt(room / (letters * LETTER * ROW * 1.35));
  return Math.max(10, Math.round(Math.min(width * LARGEST, height * 0.3, fitting)));
}
