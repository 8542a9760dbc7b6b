import type { Node } from '@takumi-rs/core';
import { type Face, faceOf } from '../faces/face.ts';
import { faceUrl } from '../faces/face-drawings.ts';
import { isRightToLeft, isTall } from '../card-fonts/card-scripts.ts';
import { CARD_PALETTES } from './card-look.ts';
import { drawnText } from '../card-fonts/drawn-text.ts';

type Style = Record<string, string | number>;

/** A flex container of the picture renderer. Its children lie in a row unless the style says otherwise. */
export function row(style: Style, children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children };
}

export function column(style: Style, children: Node[]): Node {
  return row({ flexDirection: 'column', ...style }, children);
}

/** A text of the picture renderer. */
export function text(content: string, style: Style = {}): Node {
  return { type: 'text', text: drawnText(content), style };
}

type PageFrame = {
  width: number;
  height: number | 'auto';
  margin: number;
  inset: number;
  gap: number;
  /** The colours around the card, and of its edge. */
  ground?: string;
  edge?: string;
};

/** A page with one framed card on it, from margin to margin. The height `auto` grows with what is in it. */
export function framedPage(
  { width, height, margin, inset, gap, ground, edge }: PageFrame,
  children: Node[],
): Node {
  const { surface, paper, ink, line } = CARD_PALETTES.light;
  const solid = { borderWidth: edge === undefined ? 1 : 4, borderStyle: 'solid' };
  const border = { ...solid, borderRadius: 24, borderColor: edge ?? line };
  const inside = { flexGrow: 1, padding: inset, gap, justifyContent: 'space-between' };
  return column({ width, height, padding: margin, backgroundColor: ground ?? paper, color: ink }, [
    column({ ...inside, ...border, backgroundColor: surface }, children),
  ]);
}

/** An image, `src` a data URL, sizes in pixels. */
export function image(src: string, width: number, height: number, style: Style): Node {
  return { type: 'image', src, width, height, style: { width, height, ...style } };
}

/** A disc of `size` pixels with its children in the middle. */
export function disc(size: number, backgroundColor: string, children: Node[], more?: Style): Node {
  const middle = { justifyContent: 'center', alignItems: 'center', flexShrink: 0 };
  const round = { width: size, height: size, borderRadius: size / 2 };
  return row({ ...middle, ...round, backgroundColor, ...more }, children);
}

// As on a card: closer lines of scripts with signs above and below each other would touch.
const TALL_LINE = 1.5;

/** A line that people wrote, in the direction of its script; long words break anywhere. */
export function typedLine(line: string, style: Style = {}): Node {
  const direction = isRightToLeft(line) ? 'rtl' : 'ltr';
  const { lineHeight } = style;
  const isTight = typeof lineHeight === 'number' && lineHeight < TALL_LINE && isTall(line);
  const room: Style = isTight ? { lineHeight: TALL_LINE } : {};
  return text(line, { overflowWrap: 'anywhere', direction, textAlign: 'start', ...style, ...room });
}

type Person = { name: string; photo?: string | null; face?: Face | undefined };

/** The photo of a person as a disc of `size` pixels, or the drawn face; without one that of the name. */
export function face({ name, photo, face: drawn }: Person, size: number): Node {
  const round = { borderRadius: size / 2, flexShrink: 0 };
  if (photo) return image(photo, size, size, { ...round, objectFit: 'cover' });
  return image(faceUrl(drawn ?? faceOf(name)), size, size, round);
}

/** A JPEG as the address of an image. */
export function jpegUrl(bytes: Buffer): string {
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}
