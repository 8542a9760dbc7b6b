/** A frame of an animation: a still picture, where it lies over the frames before it, and how long it is shown. */
export type AnimationFrame = {
  /** A WebP or a GIF, as the format of the animation. */
  still: Buffer;
  left: number;
  top: number;
  width: number;
  height: number;
  ms: number;
};

type Size = { width: number; height: number };

/** The step in pixels on which a frame of a WebP begins. */
export const WEBP_STEP = 2;

/**
 * Joins still WebPs to an animation that loops for ever (RFC 9649). Frames are added one by one, so that the memory is that
 * of the files, not that of all pixels.
 */
export function joinWebp({ width, height }: Size, frames: readonly AnimationFrame[]): Buffer {
  const head = Buffer.alloc(10);
  head.writeUInt8(0b10, 0); // The flag of an animation.
  head.writeUIntLE(width - 1, 4, 3);
  head.writeUIntLE(height - 1, 7, 3);
  const chunks = frames.map((frame) => {
    const place = Buffer.alloc(16);
    place.writeUIntLE(frame.left / WEBP_STEP, 0, 3);
    place.writeUIntLE(frame.top / WEBP_STEP, 3, 3);
    place.writeUIntLE(frame.width - 1, 6, 3);
    place.writeUIntLE(frame.height - 1, 9, 3);
    place.writeUIntLE(frame.ms, 12, 3);
    place.writeUInt8(0b10, 15); // Not blended; left in place for the next frame.
    return riffChunk('ANMF', Buffer.concat([place, frame.still.subarray(RIFF_HEAD)]));
  });
  const whole = [riffChunk('VP8X', head), riffChunk('ANIM', Buffer.alloc(6)), ...chunks];
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...whole]));
}

/** "RIFF", a length and "WEBP" come before the first chunk. */
const RIFF_HEAD = 12;

function riffChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** Joins still GIFs to an animation that loops for ever (GIF89a). Each frame has colours of its own. */
export function joinGif({ width, height }: Size, frames: readonly AnimationFrame[]): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const parts = frames.flatMap((frame) => {
    const { table, bits, data } = readStillGif(frame.still);
    const control = Buffer.from([0x21, 0xf9, 4, 0b100, 0, 0, 0, 0]); // Left in place for the next frame.
    control.writeUInt16LE(Math.round(frame.ms / 10), 4);
    const place = Buffer.alloc(10);
    place.writeUInt8(0x2c, 0);
    for (const [index, side] of [frame.left, frame.top, frame.width, frame.height].entries())
      place.writeUInt16LE(side, 1 + 2 * index);
    place.writeUInt8(HAS_TABLE | bits, 9);
    return [control, place, table, data];
  });
  return Buffer.concat([head, LOOP_FOR_EVER, ...parts, Buffer.from([GIF_END])]);
}

const HAS_TABLE = 0x80;
const TABLE_BITS = 0b111;
const GIF_END = 0x3b;
const LOOP_FOR_EVER = Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'latin1');

/** The colours of a still GIF and the data of its one picture, with the size of the table as in its flags. */
function readStillGif(file: Buffer): { table: Buffer; bits: number; data: Buffer } {
  let at = 13;
  let flags = file.readUInt8(10);
  let table = tableAt(file, at, flags);
  at += table.length;
  while (file.readUInt8(at) === 0x21) at = endOfBlocks(file, at + 2);
  const own = file.readUInt8(at + 9);
  at += 10;
  if (own & HAS_TABLE) {
    flags = own;
    table = tableAt(file, at, flags);
    at += table.length;
  }
  // The first byte is the size of the codes.
  return { table, bits: flags & TABLE_BITS, data: file.subarray(at, endOfBlocks(file, at + 1)) };
}

function tableAt(file: Buffer, at: number, flags: number): Buffer {
  const colours = flags & HAS_TABLE ? 2 << (flags & TABLE_BITS) : 0;
  return file.subarray(at, at + 3 * colours);
}

/** Blocks have their length first; one of no length ends them. */
function endOfBlocks(file: Buffer, from: number): number {
  let at = from;
  for (let length = file.readUInt8(at); length > 0; length = file.readUInt8(at)) at += 1 + length;
  return at + 1;
}
