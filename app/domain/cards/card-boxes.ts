import type { Node } from '@takumi-rs/core';
import { firstLetter } from '../../platform/text/first-letter.ts';
import type { CardPalette } from './card-look.ts';

type Style = Record<string, string | number>;

/** A flex container of the picture renderer. Its children lie in a row unless the style says otherwise. */
export function row(style: Style, children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children };
}

export function column(style: Style, children: Node[]): Node {
  return row({ flexDirection: 'column', ...style }, children);
}

export function text(content: string, style: Style = {}): Node {
  return { type: 'text', text: content, style };
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

/** The disc with the first letter of a name, in place of a photo. */
export function initialDisc(
  name: string,
  size: number,
  fontSize: number,
  { primary, onPrimary }: CardPalette,
): Node {
  return disc(size, primary, [
    text(firstLetter(name), { fontSize, fontWeight: 600, color: onPrimary }),
  ]);
}
