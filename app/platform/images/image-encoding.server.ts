import { createHash } from 'node:crypto';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { type PictureKind, pictureKindOf } from './picture-kind.ts';

/** Limits of the decoder. The pixels are those of all frames. */
const MAX_PIXELS = 40_000_000;
const MAX_FRAMES = 200;
/** A long thin picture can cost more than a square of equal area. */
const MAX_SIDE = 10_000;
const MAX_ANIMATED_SIDE = 4000;
const TIMEOUT_SECONDS = 5;
/** Real JPEGs have about ten scans. The timeout does not stop a decoder between scans. */
const MAX_SCANS = 100;

const THUMBNAIL_WIDTHS = [320, 640] as const;
/** Photos are shown at 80 CSS pixels at most, on 3x screens. */
const PHOTO_SIDE = 256;
/** Logos are shown 32 CSS pixels high and 128 wide at most, on 3x screens. */
const LOGO_BOX = { width: 384, height: 96 };

// Allows the decoders of three formats only.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);
// The worker pool is the parallelism.
sharp.concurrency(1);

export type SafeThumbnail = { width: number; type: 'image/webp' | 'image/avif'; bytes: Buffer };

/** A re-encoded picture without metadata. */
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
type Result<Picture> = { ok: true; picture: Picture } | Unsafe;
export type ReencodedImage = Result<SafePicture>;
export type ReencodedPhoto = Result<{ bytes: Buffer; contentType: string }>;
export type ReencodedLogo = Result<{ bytes: Buffer; width: number; height: number }>;

const CONTENT_TYPES = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' } as const;

/** Re-encodes a picture, which drops everything but its pixels. Rejects a file that decodes with a warning. */
export function reencodeImage(whole: Uint8Array): Promise<ReencodedImage> {
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

/** Re-encodes a member's photo as a still square of at most 256 pixels, cropped from the middle. */
export function reencodePhoto(whole: Uint8Array): Promise<ReencodedPhoto> {
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

/** Re-encodes a logo as a still PNG that fits into LOGO_BOX. */
export function reencodeLogo(whole: Uint8Array): Promise<ReencodedLogo> {
  return fromPixels(whole, async ({ file }) => {
    const { data, info } = await open(file, {})
      .autoOrient()
      .resize({ ...LOGO_BOX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
}

type Decodable = { file: Uint8Array; kind: PictureKind; metadata: Metadata };

async function fromPixels<Picture>(
  whole: Uint8Array,
  make: (decodable: Decodable) => Promise<Picture>,
): Promise<Result<Picture>> {
  const kind = pictureKindOf(whole);
  const file = kind === 'png' ? stripPngMetadata(whole) : whole;
  const hasTooManyScans = kind === 'jpg' && countScans(whole, MAX_SCANS) > MAX_SCANS;
  if (!kind || !file || hasTooManyScans) return { ok: false, reason: 'unsupported-image' };
  try {
    const animated = kind === 'gif';
    const metadata = await open(file, { animated, limitInputPixels: false }).metadata();
    const reason = sizeError(metadata);
    if (reason) return { ok: false, reason };
    return { ok: true, picture: await make({ file, kind, metadata }) };
  } catch {
    // sharp's messages do not distinguish a truncated file from an unsupported one.
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

function sizeError(metadata: Metadata): Unsafe['reason'] | null {
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
 * Counts the scans of a JPEG up to `most` + 1. A small progressive file can have thousands, and the decoder cannot be
 * stopped between them.
 */
export function countScans(jpeg: Uint8Array, most: number): number {
  let scans = 0;
  for (let at = 2; scans <= most;) {
    const sign = jpeg.indexOf(0xff, at);
    const kind = jpeg[sign + 1];
    if (sign === -1 || kind === undefined || kind === END) return scans;
    if (hasNoLength(kind)) {
      at = sign + (kind === 0xff ? 1 : 2);
      continue;
    }
    if (kind === SCAN) scans += 1;
    // Skips the segment: an embedded thumbnail has scans of its own.
    at = sign + 2 + ((jpeg[sign + 2] ?? 0) << 8) + (jpeg[sign + 3] ?? 0);
  }
  return scans;
}

// A stuffed 0xff, padding, or a marker without a length.
function hasNoLength(kind: number): boolean {
  return kind === 0 || kind === 0xff || kind === 1 || (kind >= 0xd0 && kind <= 0xd8);
}

const SIGNATURE = 8;
const FRAME = 12;
/** Chunks that affect the pixels, and the size limit of all but IDAT. */
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
 * Removes other chunks from a PNG: compressed texts of a small file can unpack to gigabytes. Null when the chunks are
 * inconsistent.
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
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}
