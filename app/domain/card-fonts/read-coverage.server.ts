import { brotliDecompressSync } from 'node:zlib';

const HEADER = 48;
const TABLE_COUNT_AT = 12;
const COMPRESSED_SIZE_AT = 20;
/** The numbers of the tables `cmap`, `glyf` and `loca` in a WOFF2 file; that of a table which writes its name out. */
const [CMAP, GLYF, LOCA, NAMED] = [0, 10, 11, 63];

/** Returns the code points that a WOFF2 font has glyphs for. Throws for another file. */
export function readCoverage(woff2: Buffer): ReadonlySet<number> {
  const { cmap, start } = findCmap(woff2);
  const end = start + woff2.readUInt32BE(COMPRESSED_SIZE_AT);
  const tables = brotliDecompressSync(woff2.subarray(start, end));
  return codesOf(tables.subarray(cmap.at, cmap.at + cmap.length));
}

type Place = { at: number; length: number };

// Reads the directory: where the cmap is in the unpacked tables, and where the packed tables start.
function findCmap(woff2: Buffer): { cmap: Place; start: number } {
  let at = HEADER;
  let offset = 0;
  let cmap: Place | undefined;
  const number = () => {
    let value = 0;
    for (let isLast = false; !isLast; at += 1) {
      const byte = woff2.readUInt8(at);
      value = value * 128 + (byte & 127);
      isLast = byte < 128;
    }
    return value;
  };
  for (let left = woff2.readUInt16BE(TABLE_COUNT_AT); left > 0; left -= 1) {
    const flags = woff2.readUInt8(at);
    const table = flags & 63;
    const version = flags >> 6;
    at += table === NAMED ? 5 : 1;
    const isOutline = table === GLYF || table === LOCA;
    let length = number();
    if (isOutline ? version !== 3 : version !== 0) length = number();
    if (table === CMAP) cmap = { at: offset, length };
    offset += length;
  }
  if (!cmap) throw new Error('The font has no cmap');
  return { cmap, start: at };
}

function codesOf(cmap: Buffer): Set<number> {
  const codes = new Set<number>();
  for (let index = cmap.readUInt16BE(2) - 1; index >= 0; index -= 1) {
    const part = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = part.readUInt16BE(0);
    if (format === 12) addGroups(part, codes);
    if (format === 4) addSegments(part, codes);
  }
  return codes;
}

function addGroups(part: Buffer, codes: Set<number>): void {
  for (let left = part.readUInt32BE(12), at = 16; left > 0; left -= 1, at += 12) {
    const last = part.readUInt32BE(at + 4);
    for (let code = part.readUInt32BE(at); code <= last; code += 1) codes.add(code);
  }
}

// Four lists of numbers: the last code of each segment, its first code, its delta, and the place of its glyphs.
function addSegments(part: Buffer, codes: Set<number>): void {
  const size = part.readUInt16BE(6);
  for (let at = 14; at < 14 + size; at += 2) {
    const last = part.readUInt16BE(at);
    const first = part.readUInt16BE(at + 2 + size);
    const delta = part.readUInt16BE(at + 2 + 2 * size);
    const placeAt = at + 2 + 3 * size;
    const place = part.readUInt16BE(placeAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph =
        place === 0
          ? (code + delta) & 0xffff
          : part.readUInt16BE(placeAt + place + 2 * (code - first));
      if (glyph !== 0) codes.add(code);
    }
  }
}
