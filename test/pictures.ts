import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Returns a plain picture. Each `shade` gives a different picture. */
export function samplePicture(
  shade: number,
  {
    width = 60,
    height = 40,
    format = 'jpeg',
  }: { width?: number; height?: number; format?: 'jpeg' | 'png' } = {},
): Promise<Buffer> {
  const background = { r: (shade * 53) % 256, g: (shade * 97) % 256, b: (shade * 151) % 256 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** Returns a PNG that declares these dimensions, with highly compressible lines. */
export function pngHeader(width: number, height: number, extra: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 2000)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', lines),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns one PNG chunk with its checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Returns a black and white GIF with `frames` frames, each of one pixel at another place. */
export function sampleGif(frames: number, side = 16): Buffer {
  const size = Buffer.from([side & 255, side >> 8, side & 255, side >> 8]);
  const head = [Buffer.from('GIF89a'), size, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])];
  const loop = Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00', 'latin1');
  const one = Array.from({ length: frames }, (_, index) => gifFrame(index % side));
  return Buffer.concat([...head, loop, ...one, Buffer.from([0x3b])]);
}

function gifFrame(at: number): Buffer {
  const wait = [0x21, 0xf9, 4, 4, 10, 0, 0, 0];
  const place = [0x2c, at, 0, at, 0, 1, 0, 1, 0, 0];
  // LZW codes of three bits: clear, white, end.
  return Buffer.from([...wait, ...place, 2, 2, 0x4c, 0x01, 0]);
}

/** Returns a mutated copy of a file that depends on `seed` only: changed bits or bytes, truncated, or reordered. */
export function mutate(file: Buffer, seed: number): Buffer {
  const next = randomNumbers(seed);
  const copy = Buffer.from(file);
  const at = () => Math.floor(next() * copy.length);
  const kind = Math.floor(next() * 4);
  if (kind === 0) return copy.subarray(0, at());
  if (kind === 1) {
    const [from, to, length] = [at(), at(), Math.ceil(next() * 64)];
    const piece = Buffer.from(copy.subarray(from, from + length));
    copy.copy(copy, from, to, to + length);
    piece.copy(copy, to);
    return copy;
  }
  const changes = 1 + Math.floor(next() * 16);
  for (let count = 0; count < changes; count += 1) {
    const place = at();
    copy[place] = kind === 2 ? (copy[place] ?? 0) ^ (1 << Math.floor(next() * 8)) : next() * 256;
  }
  return copy;
}

function randomNumbers(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
