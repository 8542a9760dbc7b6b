import type { Sharp } from 'sharp';
import { type AnimationFrame, joinGif, joinWebp, WEBP_STEP } from './animation-files.ts';
import sharp from './safe-sharp.server.ts';

/** How fine the colours are, at the price of bytes. */
export type AnimationGrade = 'fine' | 'small' | 'least';

/** A frame as pixels of three bytes, and how long it is shown. */
type PixelFrame = { pixels: Buffer; ms: number };

/** Three bytes a pixel: an animation here has no transparency. */
const CHANNELS = 3;

const FORMATS = {
  webp: {
    join: joinWebp,
    step: WEBP_STEP,
    encode: (still: Sharp, grade: AnimationGrade) =>
      still.webp({ quality: { fine: 82, small: 55, least: 30 }[grade], effort: 2 }),
  },
  gif: {
    join: joinGif,
    step: 1,
    encode: (still: Sharp, grade: AnimationGrade) =>
      still.gif({
        effort: 1,
        colours: { fine: 128, small: 16, least: 8 }[grade],
        dither: grade === 'fine' ? 0.5 : 0,
      }),
  },
} as const;

/** The formats of an animation. */
export type AnimationFormat = keyof typeof FORMATS;

/**
 * Encodes frames as an animation that loops for ever. A frame is taken when the one before it is encoded, and of each only
 * what has changed is: ten times less work than whole frames, and two of them in memory. A frame without a change makes
 * the one before it longer. The pixels may be changed after the next frame is asked for.
 */
export async function encodeAnimation(
  size: { width: number; height: number },
  { format, grade = 'fine' }: { format: AnimationFormat; grade?: AnimationGrade },
  frames: Iterable<PixelFrame>,
): Promise<Buffer> {
  const { join, step, encode } = FORMATS[format];
  const { width, height } = size;
  const encoded: AnimationFrame[] = [];
  const before = Buffer.alloc(width * height * CHANNELS);
  for (const { pixels, ms } of frames) {
    const last = encoded.at(-1);
    const box = last ? changedBox(before, pixels, width, step) : { left: 0, top: 0, ...size };
    if (last && !box) last.ms += ms;
    if (!box) continue;
    const raw = { width, height, channels: CHANNELS } as const;
    const still = await encode(sharp(pixels, { raw }).extract(box), grade).toBuffer();
    encoded.push({ still, ...box, ms });
    pixels.copy(before);
  }
  return join(size, encoded);
}

/** Encodes pixels of three bytes as the still that an animation as WebP would have of them. */
export function encodeFrame(
  { width, height }: { width: number; height: number },
  pixels: Buffer,
): Promise<Buffer> {
  const raw = { width, height, channels: CHANNELS } as const;
  return FORMATS.webp.encode(sharp(pixels, { raw }), 'fine').toBuffer();
}

type Box = { left: number; top: number; width: number; height: number };

/** The box in which two pictures differ, beginning at a multiple of `step`. Null where they are the same. */
function changedBox(before: Buffer, after: Buffer, width: number, step: number): Box | null {
  const stride = width * CHANNELS;
  const rows = after.length / stride;
  const rowOf = (pixels: Buffer, row: number) => pixels.subarray(row * stride, (row + 1) * stride);
  const isSame = (row: number) => rowOf(before, row).equals(rowOf(after, row));
  let [first, last] = [0, rows - 1];
  while (first < rows && isSame(first)) first += 1;
  if (first === rows) return null;
  while (isSame(last)) last -= 1;
  let [left, right] = [stride, 0];
  for (let row = first; row <= last; row += 1) {
    const [old, now] = [rowOf(before, row), rowOf(after, row)];
    let at = 0;
    while (at < left && old[at] === now[at]) at += 1;
    left = Math.min(left, at);
    at = stride - 1;
    while (at > right && old[at] === now[at]) at -= 1;
    right = Math.max(right, at);
  }
  const from = Math.floor(left / CHANNELS / step) * step;
  const top = Math.floor(first / step) * step;
  const end = Math.floor(right / CHANNELS);
  return { left: from, top, width: end - from + 1, height: last - top + 1 };
}
