import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { withMarks } from './jpegs.ts';
import { pngChunk, samplePicture } from './pictures.ts';

const SIDE = 160;
const RAW = { raw: { width: SIDE, height: SIDE, channels: 3 } } as const;
// The same noise in every run: a cut is always at the same place.
const NOISE = Buffer.alloc(SIDE * SIDE * 3);
for (let at = 0, state = 7; at < NOISE.length; at += 1) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  NOISE[at] = 96 + (state >>> 26);
}
const START_OF_SCAN = Buffer.from([0xff, 0xda]);
const SIGNATURE_AND_HEADER = 8 + 25;
const END_CHUNK = 12;

/** A picture of noise, every part of which matters. */
export function noisy(format: 'jpeg' | 'png' | 'gif', options: object = {}): Promise<Buffer> {
  return sharp(NOISE, RAW).toFormat(format, options).toBuffer();
}

/** Returns the JPEG without its end marker. */
export function withoutEnd(jpeg: Buffer): Buffer {
  return jpeg.subarray(0, -2);
}

// The limits of a progressive scan in a JPEG that is not progressive, as some Samsung phones write them.
function withOddScan(jpeg: Buffer): Buffer {
  const copy = Buffer.from(jpeg);
  const at = copy.indexOf(START_OF_SCAN);
  copy[at + 2 + copy.readUInt16BE(at + 2) - 2] = 0;
  return copy;
}

function insert(file: Buffer, at: number, ...pieces: Buffer[]): Buffer {
  return Buffer.concat([file.subarray(0, at), ...pieces, file.subarray(at)]);
}

function badSum(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk);
  copy[copy.length - 1] = copy[copy.length - 1]! ^ 1;
  return copy;
}

function profile(content: Buffer): Buffer {
  return pngChunk('iCCP', Buffer.concat([Buffer.from('p\0\0', 'latin1'), content]));
}

/** Pictures with a fault that Chromium overlooks, or of a rare kind. All of their pixels are there. */
export async function tolerablePictures(): Promise<Record<string, Buffer>> {
  const jpeg = await noisy('jpeg');
  const progressive = await noisy('jpeg', { progressive: true });
  const restarts = await noisy('jpeg', { mozjpeg: true, progressive: false });
  const png = await noisy('png');
  const gif = await noisy('gif');
  const adobe = Buffer.from('\xff\xee\0\x0eAdobe\0\x64\0\0\0\0\x07', 'latin1');
  const second = await samplePicture(3);
  const inHeader = (...chunks: Buffer[]) => insert(png, SIGNATURE_AND_HEADER, ...chunks);
  const gamma = Buffer.from([0, 0, 0xb1, 0x8f]);
  return {
    'a scan with odd limits': withOddScan(jpeg),
    'no end': withoutEnd(jpeg),
    'half an end': jpeg.subarray(0, -1),
    'no end in a progressive JPEG': withoutEnd(progressive),
    'no end in an optimized JPEG': withoutEnd(restarts),
    'an odd scan and no end': withoutEnd(withOddScan(jpeg)),
    'no end and zeros after the scan': Buffer.concat([withoutEnd(jpeg), Buffer.alloc(512)]),
    'bytes after the end': Buffer.concat([jpeg, Buffer.from('SEFT trailer')]),
    'a second picture after the end': Buffer.concat([jpeg, second]),
    'an odd scan and a second picture': Buffer.concat([withOddScan(jpeg), second]),
    'bytes before the scan': insert(jpeg, jpeg.indexOf(START_OF_SCAN), Buffer.from([1, 2, 3, 0])),
    'an unknown colour transform': insert(jpeg, 2, adobe),
    'a thumbnail in the metadata': withMarks(withOddScan(jpeg), 'mark'),
    'a broken profile in a JPEG': insert(
      jpeg,
      2,
      Buffer.from('\xff\xe2\0\x12ICC_PROFILE\0\x01\x01xx', 'latin1'),
    ),
    'inks instead of light': await sharp(NOISE, RAW).toColourspace('cmyk').jpeg().toBuffer(),
    'a JPEG on its side': await sharp(jpeg).withMetadata({ orientation: 6 }).toBuffer(),
    'a bad sum of a text': inHeader(badSum(pngChunk('tEXt', Buffer.from('a\0b', 'latin1')))),
    'a bad sum of a gamma': inHeader(badSum(pngChunk('gAMA', gamma))),
    'a profile that is no profile': inHeader(profile(deflateSync(Buffer.from('none')))),
    'a profile that cannot be unpacked': inHeader(profile(Buffer.from('none'))),
    'two gammas': inHeader(pngChunk('gAMA', gamma), pngChunk('gAMA', gamma)),
    'a PNG without end': png.subarray(0, -END_CHUNK),
    'a PNG with half an end': png.subarray(0, -4),
    'a PNG cut in a text after the pixels': Buffer.concat([
      png.subarray(0, -END_CHUNK),
      pngChunk('tEXt', Buffer.from('Comment\0none', 'latin1')).subarray(0, 12),
    ]),
    'an interlaced PNG': await noisy('png', { progressive: true }),
    'a PNG of 16 bits': await sharp(NOISE, RAW).toColourspace('rgb16').png().toBuffer(),
    'a GIF without end': gif.subarray(0, -1),
    'bytes after a GIF': Buffer.concat([gif, Buffer.from('more')]),
  };
}

/** Pictures that lack a part of their pixels. */
export async function cutPictures(): Promise<Record<string, Buffer>> {
  const jpeg = await noisy('jpeg');
  const progressive = await noisy('jpeg', { progressive: true });
  const png = await noisy('png');
  const shares = (file: Buffer) =>
    [0.1, 0.3, 0.5, 0.7, 0.9, 0.98].map((share) => file.subarray(0, file.length * share));
  const end = Buffer.from([0xff, 0xd9]);
  const cut = {
    'a JPEG': shares(jpeg),
    'a JPEG, with an end,': shares(jpeg).map((file) => Buffer.concat([file, end])),
    'a JPEG with an odd scan': shares(withOddScan(jpeg)),
    'a progressive JPEG': shares(progressive),
    'a progressive JPEG, with an end,': shares(progressive).map((file) =>
      Buffer.concat([file, end]),
    ),
    'a PNG': [...shares(png), png.subarray(0, -END_CHUNK - 8)],
    'a GIF': shares(await noisy('gif')),
  };
  return Object.fromEntries(
    Object.entries(cut).flatMap(([name, files]) =>
      files.map((file) => [`${name} cut after ${file.length} bytes`, file]),
    ),
  );
}
