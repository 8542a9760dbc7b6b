/** Returns one segment of a JPEG: marker, length, data. */
function segment(sign: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, sign, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

const BEGIN = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const MAX_RUN = 14;

/**
 * Returns a valid grey progressive JPEG with `scans` scans: a small file whose decoding passes over the whole picture
 * for each scan. `side` must be a multiple of eight.
 */
export function jpegOfScans(scans: number, side: number): Buffer {
  const blocks = (side / 8) ** 2;
  const components = [1, 2, 3];
  const frame = Buffer.from([8, 0, 0, 0, 0, 3, ...components.flatMap((id) => [id, 0x11, 0])]);
  frame.writeUInt16BE(side, 1);
  frame.writeUInt16BE(side, 3);
  const ones = Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)]);
  // One code for a zero difference; fifteen 4-bit codes for runs of empty blocks.
  const differences = Buffer.from([0x00, 1, ...Array.from({ length: 15 }, () => 0), 0]);
  const runs = Buffer.from([0x10, 0, 0, 0, 15, ...Array.from({ length: 12 }, () => 0)]);
  const signs = Buffer.from(Array.from({ length: 15 }, (_, bits) => bits << 4));
  const first = scan(components, [0, 0, 0], Buffer.alloc(Math.ceil((blocks * 3) / 8)));
  const others: Buffer[] = [];
  const empty = emptyRuns(blocks);
  for (const component of components) {
    for (let coefficient = 1; coefficient < 64; coefficient += 1) {
      for (let bit = 13; bit >= 0 && others.length < scans - 1; bit -= 1) {
        const depth = bit === 13 ? 13 : ((bit + 1) << 4) | bit;
        others.push(scan([component], [coefficient, coefficient, depth], empty));
      }
    }
  }
  return Buffer.concat([
    BEGIN,
    segment(0xdb, ones),
    segment(0xc2, frame),
    segment(0xc4, differences),
    segment(0xc4, Buffer.concat([runs, signs])),
    first,
    ...others,
    END,
  ]);
}

function scan(components: readonly number[], range: readonly number[], data: Buffer): Buffer {
  const tables = components.flatMap((id) => [id, 0]);
  return Buffer.concat([
    segment(0xda, Buffer.from([components.length, ...tables, ...range])),
    data,
  ]);
}

// Encodes runs of empty blocks: each run is a 4-bit code and as many extra bits as the code says.
function emptyRuns(blocks: number): Buffer {
  let bits = '';
  for (let left = blocks; left > 0;) {
    const size = Math.min(MAX_RUN, Math.floor(Math.log2(left)));
    const run = Math.min(left, 2 ** (size + 1) - 1);
    bits += size.toString(2).padStart(4, '0');
    if (size > 0) bits += (run - 2 ** size).toString(2).padStart(size, '0');
    left -= run;
  }
  const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1');
  const bytes = whole.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  // JPEG byte stuffing: a zero after 0xff shows that it is no marker.
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])));
}

/** Returns the JPEG with `mark` in every kind of metadata. */
export function withMarks(jpeg: Buffer, mark: string): Buffer {
  const small = Buffer.concat([
    BEGIN,
    segment(0xe1, exif(mark, Buffer.alloc(0))),
    segment(0xfe, Buffer.from(mark)),
    jpeg.subarray(2),
  ]);
  const xmp = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/">${mark}</x:xmpmeta>`;
  return Buffer.concat([
    BEGIN,
    segment(0xe1, exif(mark, small)),
    segment(0xe1, Buffer.from(xmp, 'latin1')),
    segment(0xed, iptc(mark)),
    segment(0xfe, Buffer.from(mark)),
    jpeg.subarray(2),
  ]);
}

// IPTC location: record 2, data set 90, the city.
function iptc(mark: string): Buffer {
  const city = Buffer.from(mark);
  const record = Buffer.concat([Buffer.from([0x1c, 2, 90, 0, city.length]), city]);
  const padded = record.length % 2 === 0 ? record : Buffer.concat([record, Buffer.alloc(1)]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(record.length);
  const name = Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1');
  return Buffer.concat([name, size, padded]);
}

// The artist's name in the first IFD, and a thumbnail after the second.
function exif(mark: string, thumbnail: Buffer): Buffer {
  const words = Buffer.from(`${mark}\0`);
  const firstAt = 8;
  const wordsAt = firstAt + 2 + 12 + 4;
  const secondAt = wordsAt + words.length + (words.length % 2);
  const thumbnailAt = secondAt + 2 + 3 * 12 + 4;
  const data = Buffer.alloc(thumbnailAt);
  data.write('II*\0', 0, 'latin1');
  data.writeUInt32LE(firstAt, 4);
  data.writeUInt16LE(1, firstAt);
  entry(data, firstAt + 2, [0x013b, 2, words.length, wordsAt]);
  data.writeUInt32LE(secondAt, firstAt + 2 + 12);
  words.copy(data, wordsAt);
  data.writeUInt16LE(3, secondAt);
  entry(data, secondAt + 2, [0x0103, 3, 1, 6]);
  entry(data, secondAt + 14, [0x0201, 4, 1, thumbnailAt]);
  entry(data, secondAt + 26, [0x0202, 4, 1, thumbnail.length]);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), data, thumbnail]);
}

type Entry = [tag: number, type: number, count: number, value: number];

function entry(data: Buffer, at: number, [tag, type, count, value]: Entry): void {
  data.writeUInt16LE(tag, at);
  data.writeUInt16LE(type, at + 2);
  data.writeUInt32LE(count, at + 4);
  data.writeUInt32LE(value, at + 8);
}
