/** Pixels of four bytes: red, green, blue and opacity. */
export type Layer = { data: Uint8Array; width: number; height: number };

/** Opaque pixels of three bytes. */
export type Page = { data: Buffer; width: number; height: number };

/** An opaque page from a layer, without its opacity. */
export function pageOf({ data, width, height }: Layer): Page {
  const page = Buffer.alloc(width * height * 3);
  for (let at = 0, from = 0; at < page.length; at += 3, from += 4) {
    page[at] = data[from] ?? 0;
    page[at + 1] = data[from + 1] ?? 0;
    page[at + 2] = data[from + 2] ?? 0;
  }
  return { data: page, width, height };
}

type Place = {
  left: number;
  top: number;
  opacity: number;
  /** The rows of the layer that are painted; all of them by default. */
  rows?: readonly [first: number, end: number];
};

/** Paints a layer over a page, with its first painted row at `top`. What lies outside of the page is left out. */
export function paint(page: Page, layer: Layer, { left, top, opacity, rows }: Place): void {
  const [first, end] = rows ?? [0, layer.height];
  const from = Math.max(first, first - top);
  const to = Math.min(end, first + page.height - top);
  const [start, stop] = [Math.max(0, -left), Math.min(layer.width, page.width - left)];
  for (let row = from; row < to; row += 1) {
    let at = (row * layer.width + start) * 4;
    let into = ((top + row - first) * page.width + left + start) * 3;
    for (let column = start; column < stop; column += 1, at += 4, into += 3)
      blend(page.data, into, layer.data, at, opacity);
  }
}

function blend(
  page: Uint8Array,
  into: number,
  layer: Uint8Array,
  at: number,
  opacity: number,
): void {
  const share = ((layer[at + 3] ?? 0) / 255) * opacity;
  if (share === 0) return;
  for (let channel = 0; channel < 3; channel += 1) {
    const under = page[into + channel] ?? 0;
    page[into + channel] = Math.round(under + ((layer[at + channel] ?? 0) - under) * share);
  }
}

/** A page half way between two of the same size. */
export function halfWay(one: Page, other: Page): Page {
  const data = Buffer.from(one.data);
  for (let at = 0; at < data.length; at += 1)
    data[at] = ((data[at] ?? 0) + (other.data[at] ?? 0)) >> 1;
  return { ...one, data };
}
