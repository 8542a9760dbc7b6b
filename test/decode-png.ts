import { inflateSync } from 'node:zlib';

const GREY_OR_INDEX = 1;
const PARTS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 6: 4 };

/** Decodes a PNG without interlacing, with up to 8 bits per channel. Returns RGBA, four bytes per pixel, row by row. */
export function decodePng(png: Buffer): { width: number; height: number; pixels: Uint8Array } {
  const chunks = chunksOf(png);
  const find = (name: string) => chunks.filter(({ type }) => type === name).map(({ data }) => data);
  const header = find('IHDR')[0]!;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, kind] = [header[8]!, header[9]!];
  const parts = PARTS[kind];
  if (parts === undefined || depth > 8 || header[12] !== 0) throw new Error('another PNG');
  const stride = Math.ceil((width * parts * depth) / 8);
  const rows = unfilter(inflateSync(Buffer.concat(find('IDAT'))), stride, height, parts);
  const palette = find('PLTE')[0];
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (parts > GREY_OR_INDEX) {
        pixels.set(rows.subarray(y * stride + x * parts, y * stride + (x + 1) * parts), at);
      } else {
        const bit = x * depth;
        const byte = rows[y * stride + (bit >> 3)]!;
        const value = (byte >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
        const grey = Math.round((value * 255) / (2 ** depth - 1));
        pixels.set(palette?.subarray(value * 3, value * 3 + 3) ?? [grey, grey, grey], at);
      }
    }
  }
  return { width, height, pixels };
}

function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const chunks = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function unfilter(data: Buffer, stride: number, height: number, bytes: number): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = data[row * (stride + 1)];
    for (let at = 0; at < stride; at += 1) {
      const left = at >= bytes ? out[row * stride + at - bytes]! : 0;
      const up = row > 0 ? out[(row - 1) * stride + at]! : 0;
      const corner = row > 0 && at >= bytes ? out[(row - 1) * stride + at - bytes]! : 0;
      const value = data[row * (stride + 1) + 1 + at]!;
      out[row * stride + at] = value + predicted(filter, left, up, corner);
    }
  }
  return out;
}

function predicted(filter: number | undefined, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return Math.floor((left + up) / 2);
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value)) as [
    number,
    number,
    number,
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
