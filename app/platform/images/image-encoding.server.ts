import { createHash } from 'node:crypto';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { type PictureKind, pictureKindOf } from './picture-kind.ts';

/** What may be decoded: pixels of all frames together, frames, and seconds for one step. */
const MAX_PIXELS = 40_000_000;
const MAX_FRAMES = 200;
/** A strip of few pixels' height can cost more than a large square: the longer side has a bound of its own. */
const MAX_SIDE = 10_000;
const MAX_ANIMATED_SIDE = 4000;
const TIMEOUT_SECONDS = 5;
/** A camera or a program makes ten of them. The seconds above do not stop a decoder between scans. */
const MAX_SCANS = 100;

/** The widths of the small versions, in pixels. */
const THUMBNAIL_WIDTHS = [320, 640] as const;
/** The largest a photo is shown is 80 CSS pixels, on screens of three pixels for each. */
const PHOTO_SIDE = 256;

// Nothing but these three is ever decoded, whatever a file calls itself.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);
// Pictures are made side by side instead.
sharp.concurrency(1);

export type SafeThumbnail = { width: number; type: 'image/webp' | 'image/avif'; bytes: Buffer };

/** A picture made anew, with nothing in it but its pixels. */
export type SafePicture = {
  bytes: Buffer;
  contentType: string;
  extension: PictureKind;
  /** SHA-256 of `bytes`, in hexadecimal. */
  hash: string;
  width: number;
  height: number;
  thumbnails: SafeThumbnail[];
};

export type Unsafe = {
  ok: false;
  reason: 'unsupported-image' | 'too-many-pixels' | 'too-many-frames';
};
type Made<Picture> = { ok: true; picture: Picture } | Unsafe;
export type MadeSafe = Made<SafePicture>;
/** A member's photo, made anew: small, and still. */
export type MadePhoto = Made<{ bytes: Buffer; contentType: string }>;

const CONTENT_TYPES = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' } as const;

/**
 * Decodes a file and encodes its pixels anew: metadata, tails and tricks stay behind. Animations stay
 * animated. Whatever cannot be decoded without a warning is refused.
 */
export function reencodeImage(whole: Uint8Array): Promise<MadeSafe> {
  return fromPixels(whole, async ({ file, kind, metadata }) => {
    const animated = kind === 'gif';
    const { data, info } = await encode(open(file, { animated }), kind, metadata).toBuffer({
      resolveWithObject: true,
    });
    return {
      bytes: data,
      contentType: CONTENT_TYPES[kind],
      extension: kind,
      hash: createHash('sha256').update(data).digest('hex'),
      width: info.width,
      height: info.pageHeight ?? info.height,
      thumbnails: await thumbnailsOf(data),
    };
  });
}

/** The same for a member's photo, under the same rules: a square from its middle, as large as any is shown. */
export function reencodePhoto(whole: Uint8Array): Promise<MadePhoto> {
  return fromPixels(whole, async ({ file, kind }) => {
    const [width, height] = [PHOTO_SIDE, PHOTO_SIDE];
    const square = open(file, {})
      .autoOrient()
      .resize({ width, height, fit: 'cover', withoutEnlargement: true })
      .toColourspace('srgb');
    const isJpeg = kind === 'jpg';
    const bytes = await (isJpeg ? square.jpeg({ quality: 88 }) : square.png()).toBuffer();
    return { bytes, contentType: CONTENT_TYPES[isJpeg ? 'jpg' : 'png'] };
  });
}

type Decodable = { file: Uint8Array; kind: PictureKind; metadata: Metadata };

async function fromPixels<Picture>(
  whole: Uint8Array,
  make: (decodable: Decodable) => Promise<Picture>,
): Promise<Made<Picture>> {
  const kind = pictureKindOf(whole);
  const file = kind === 'png' ? stripPngMetadata(whole) : whole;
  const isEndless = kind === 'jpg' && countScans(whole, MAX_SCANS) > MAX_SCANS;
  if (!kind || !file || isEndless) return { ok: false, reason: 'unsupported-image' };
  try {
    const animated = kind === 'gif';
    const metadata = await open(file, { animated, limitInputPixels: false }).metadata();
    const fault = sizeProblem(metadata);
    if (fault) return { ok: false, reason: fault };
    return { ok: true, picture: await make({ file, kind, metadata }) };
  } catch {
    // The library names no reasons that a person could use: half a file and a wrong one sound alike.
    return { ok: false, reason: 'unsupported-image' };
  }
}

function open(file: Uint8Array, options: SharpOptions): Sharp {
  return sharp(file, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'warning',
    sequentialRead: true,
    ...options,
  }).timeout({ seconds: TIMEOUT_SECONDS });
}

function sizeProblem(metadata: Metadata): Unsafe['reason'] | null {
  const { format, width, height, pageHeight = height, pages = 1 } = metadata;
  if (pages > MAX_FRAMES) return 'too-many-frames';
  const most = format === 'gif' ? MAX_ANIMATED_SIDE : MAX_SIDE;
  const isTooLong = Math.max(width, pageHeight) > most;
  return isTooLong || width * height > MAX_PIXELS ? 'too-many-pixels' : null;
}

function encode(image: Sharp, kind: PictureKind, { isPalette }: Metadata): Sharp {
  if (kind === 'gif') return image.gif({ effort: 3 });
  const upright = image.autoOrient().toColourspace('srgb');
  if (kind === 'png') return upright.png({ compressionLevel: 7, palette: isPalette });
  return upright.jpeg({ quality: 88 });
}

async function thumbnailsOf(picture: Buffer): Promise<SafeThumbnail[]> {
  const made: SafeThumbnail[] = [];
  for (const width of THUMBNAIL_WIDTHS) {
    const small = open(picture, {}).resize({ width, withoutEnlargement: true });
    const webp = await small.clone().webp({ quality: 76, effort: 3 }).toBuffer();
    const avif = await small.clone().avif({ quality: 52, effort: 2 }).toBuffer();
    made.push(
      { width, type: 'image/webp', bytes: webp },
      { width, type: 'image/avif', bytes: avif },
    );
  }
  return made;
}

const SCAN = 0xda;
const END = 0xd9;

/**
 * How often a JPEG goes over its picture. A progressive one may do so a thousand times in few bytes, and the decoder
 * cannot be stopped on the way. Counts no further than `most` and one.
 */
export function countScans(jpeg: Uint8Array, most: number): number {
  let scans = 0;
  for (let at = 2; scans <= most;) {
    const sign = jpeg.indexOf(0xff, at);
    const kind = jpeg[sign + 1];
    if (sign === -1 || kind === undefined || kind === END) return scans;
    if (isAlone(kind)) {
      at = sign + (kind === 0xff ? 1 : 2);
      continue;
    }
    if (kind === SCAN) scans += 1;
    // What is inside a segment is skipped: a small picture in it has scans of its own.
    at = sign + 2 + ((jpeg[sign + 2] ?? 0) << 8) + (jpeg[sign + 3] ?? 0);
  }
  return scans;
}

// A byte of ones among the pixels, filling, or a sign without a length.
function isAlone(kind: number): boolean {
  return kind === 0 || kind === 0xff || kind === 1 || (kind >= 0xd0 && kind <= 0xd8);
}

const SIGNATURE = 8;
const FRAME = 12;
/** What says something about the pixels, and how large such a chunk may be besides the pixels' own. */
const KEPT_CHUNKS = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
]);
const MAX_PROFILE_BYTES = 64 * 1024;

/**
 * A PNG without the texts and other additions that would be unpacked only to be thrown away: a small file can
 * hold gigabytes of them. Null when its chunks do not add up.
 */
export function stripPngMetadata(file: Uint8Array): Uint8Array | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const kept: Uint8Array[] = [file.subarray(0, SIGNATURE)];
  for (let at = SIGNATURE; at + FRAME <= file.length;) {
    const length = view.getUint32(at);
    const end = at + FRAME + length;
    if (end > file.length) return null;
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    const isSmall = type === 'IDAT' || length <= MAX_PROFILE_BYTES;
    if (KEPT_CHUNKS.has(type) && isSmall) kept.push(file.subarray(at, end));
    // What comes after the end is no part of the picture.
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}
