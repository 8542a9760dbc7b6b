import { randomFrom } from '../../../comedy/story/random.ts';
import type { CardPalette } from './card-look.ts';

export type Area = { width: number; height: number };
/** `unit`: a hundredth of the shorter side, so that a background has the same proportions on every page. */
export type Canvas = Area & { unit: number; palette: CardPalette };

/** An element of a drawing as markup. */
export function svgTag(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  inside = '',
): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    const short = typeof value === 'number' ? Math.round(value * 100) / 100 : value;
    return ` ${key}="${short}"`;
  });
  return `<${name}${written.join('')}>${inside}</${name}>`;
}

/** Places about `step` apart over an area, each with a turn (0 to 2π) and a size (0 to 1); the same ones for a key. */
export function scatter(area: { width: number; height: number }, step: number, key: string) {
  const random = randomFrom(key);
  const [across, down] = [area.width, area.height].map((side) => Math.ceil(side / step) + 1);
  return Array.from({ length: (across ?? 0) * (down ?? 0) }, (_, index) => {
    const [column, line] = [index % (across ?? 1), Math.floor(index / (across ?? 1))];
    return {
      x: (column + (random.next() - 0.5) * 0.5) * step,
      y: (line + (random.next() - 0.5) * 0.5) * step,
      turn: random.next() * 2 * Math.PI,
      size: random.next(),
    };
  });
}

/** A page in one colour, or in a gradient. */
export function filled({ width, height }: Area, fill: string): string {
  return svgTag('rect', { width, height, fill });
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(of: readonly Stop[]): string {
  return of
    .map(([offset, colour, opacity = 1]) =>
      svgTag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');
}

/** A page filled from top to bottom, or in the direction of `to`. */
export function graded(canvas: Area, of: readonly Stop[], to = { x2: 0, y2: 1 }): string {
  const gradient = svgTag('linearGradient', { id: 'base', x1: 0, y1: 0, ...to }, stops(of));
  return svgTag('defs', {}, gradient) + filled(canvas, 'url(#base)');
}

/** A soft light; `at` and `radius` as shares of the page. */
export function light(
  id: string,
  canvas: Area,
  at: [x: number, y: number],
  radius: number,
  of: Stop[],
) {
  const [cx, cy] = at;
  const gradient = svgTag('radialGradient', { id, cx, cy, r: radius }, stops(of));
  return svgTag('defs', {}, gradient) + filled(canvas, `url(#${id})`);
}
