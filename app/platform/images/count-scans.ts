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
