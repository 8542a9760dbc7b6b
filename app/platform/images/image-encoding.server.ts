import { createHash } from 'node:crypto';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { countScans, dataOfScans } from './jpeg-scans.ts';
import { type PictureKind, pictureKindOf } from './picture-kind.ts';
import sharp from './safe-sharp.server.ts';
import type { Rejection } from '../http/rejection.ts';

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

export type SafeThumbnail = { width: number; type: 'image/webp' | 'image/avif'; bytes: Uint8Array };

/** A re-encoded picture without metadata. */
export type SafePicture = {
  bytes: Uint8Array;
  contentType: string;
  extension: PictureKind;
  /** SHA-256 of `bytes`, in hexadecimal. */
  hash: string;
  width: number;
  height: number;
  thumbnails: SafeThumbnail[];
};

export type Unsafe = Rejection<'unsupported-image' | 'too-many-pixels' | 'too-many-frames'>;
type Result<Picture> = { ok: true; picture: Picture } | Unsafe;
export type ReencodedImage = Result<SafePicture>;
export type ReencodedPhoto = Result<{ bytes: Uint8Array; contentType: string }>;
export type ReencodedLogo = Result<{ bytes: Uint8Array; width: number; height: number }>;

const CONTENT_TYPES = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' } as const;

/** Re-encodes a picture, which drops everything but its pixels. Refuses a file that lacks pixels, and no other fault. */
export function reencodeImage(whole: Uint8Array): Promise<ReencodedImage> {
  return fromPixels(whole, async ({ file, kind, metadata, failOn }) => {
    const animated = kind === 'gif';
    const { data, info } = await encode(open(file, { animated, failOn }), kind, metadata).toBuffer({
      resolveWithObject: true,
    });
    return {
      bytes: data,
      contentType: CONTENT_TYPES[kind],
      extension: kind,
      hash: digest(data),
      width: info.width,
      height: info.pageHeight ?? info.height,
      thumbnails: await thumbnailsOf(data),
    };
  });
}

/** Re-encodes a member's photo as a still square of at most 256 pixels, cropped from the middle. */
export function reencodePhoto(whole: Uint8Array): Promise<ReencodedPhoto> {
  return fromPixels(whole, async ({ file, kind, failOn }) => {
    const [width, height] = [PHOTO_SIDE, PHOTO_SIDE];
    const square = open(file, { failOn })
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
  return fromPixels(whole, async ({ file, failOn }) => {
    const { data, info } = await open(file, { failOn })
      .autoOrient()
      .resize({ ...LOGO_BOX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
}

type FailOn = 'warning' | 'error';
type Decodable = { file: Uint8Array; kind: PictureKind; metadata: Metadata; failOn: FailOn };

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
    const decodable = { file, kind, metadata, failOn: 'error' } as const;
    const picture = await (kind === 'jpg' ? fromJpeg(decodable, make) : make(decodable));
    return { ok: true, picture };
  } catch {
    // sharp's messages do not distinguish a truncated file from an unsupported one.
    return { ok: false, reason: 'unsupported-image' };
  }
}

// A JPEG without a warning has all of its pixels. For the others that has to be found out.
async function fromJpeg<Picture>(
  decodable: Decodable,
  make: (decodable: Decodable) => Promise<Picture>,
): Promise<Picture> {
  try {
    return await make({ ...decodable, failOn: 'warning' });
  } catch (warning) {
    const file = await completeJpeg(decodable.file);
    if (!file) throw warning;
    return make({ ...decodable, file });
  }
}

const JPEG_END = Buffer.from([0xff, 0xd9]);
/** Data of a scan that gives other pixels than none: neither zeros nor a marker. */
const MORE_DATA = Buffer.alloc(4096, Buffer.from([0xb6, 0x5a, 0x93, 0x6d, 0x2c]));

/**
 * Returns a JPEG with its end marker, or null when image data is missing. The decoder fills missing data with grey and
 * gives a warning like any other, so more data is added: it changes the picture only where data is missing.
 */
async function completeJpeg(file: Uint8Array): Promise<Uint8Array | null> {
  const data = dataOfScans(file);
  if (!data) return null;
  const complete = Buffer.concat([data, JPEG_END]);
  const extended = Buffer.concat([data, MORE_DATA, JPEG_END]);
  const isSame = (await digestOfPixels(complete)) === (await digestOfPixels(extended));
  return isSame ? complete : null;
}

// Encoded again, because the pixels of a large picture take a hundred megabytes.
async function digestOfPixels(file: Uint8Array): Promise<string> {
  const bytes = await open(file, {}).jpeg({ quality: 95 }).toBuffer();
  return digest(bytes);
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function open(file: Uint8Array, options: SharpOptions): Sharp {
  return sharp(file, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
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

const SIGNATURE = 8;
const CHUNK_HEAD = 8;
const FRAME = 12;
/** An IEND chunk with its checksum. */
const PNG_END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
/** Chunks that affect the pixels, and the size limit of all but IDAT. */
const KEPT_CHUNKS = new Set(['IHDR', 'PLTE', 'IDAT', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP']);
const MAX_PROFILE_BYTES = 64 * 1024;

/**
 * Removes other chunks from a PNG: compressed texts of a small file can unpack to gigabytes. Adds a missing end. Null when
 * pixels are missing.
 */
export function stripPngMetadata(file: Uint8Array): Uint8Array | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const kept: Uint8Array[] = [file.subarray(0, SIGNATURE)];
  for (let at = SIGNATURE; at + CHUNK_HEAD <= file.length;) {
    const end = at + FRAME + view.getUint32(at);
    const type = String.fromCharCode(...file.subarray(at + 4, at + CHUNK_HEAD));
    const isCut = end > file.length;
    if (isCut && type === 'IDAT') return null;
    if (isCut || type === 'IEND') break;
    const isSmall = type === 'IDAT' || end - at - FRAME <= MAX_PROFILE_BYTES;
    if (KEPT_CHUNKS.has(type) && isSmall) kept.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, PNG_END]);
}
