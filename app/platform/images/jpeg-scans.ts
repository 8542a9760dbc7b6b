const SCAN = 0xda;
const END = 0xd9;
/** The frames that have scans for single bits: progressive ones. */
const PROGRESSIVE: ReadonlySet<number> = new Set([0xc2, 0xca]);
const NO_FRAMES: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);
const COEFFICIENTS = 64;

/** A segment of a JPEG. `at` is the place of its marker, `end` that of what follows the segment. */
type Segment = { marker: number; at: number; end: number };

/** The segments of a JPEG, and at last its end marker. Passes over the data of the scans. */
function* segmentsOf(jpeg: Uint8Array): Generator<Segment> {
  for (let from = 2; ;) {
    const at = jpeg.indexOf(0xff, from);
    const marker = jpeg[at + 1];
    if (at === -1 || marker === undefined) return;
    if (hasNoLength(marker)) {
      from = at + (marker === 0xff ? 1 : 2);
      continue;
    }
    // An embedded thumbnail has scans of its own: it is inside of a segment.
    const end = at + 2 + (marker === END ? 0 : wordAt(jpeg, at + 2));
    yield { marker, at, end };
    if (marker === END) return;
    from = end;
  }
}

// A stuffed 0xff, padding, or a marker without a length.
function hasNoLength(marker: number): boolean {
  return marker === 0 || marker === 0xff || marker === 1 || (marker >= 0xd0 && marker <= 0xd8);
}

function wordAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) + (bytes[at + 1] ?? 0);
}

/**
 * Counts the scans of a JPEG up to `most` + 1. A small progressive file can have thousands, and the decoder cannot be
 * stopped between them.
 */
export function countScans(jpeg: Uint8Array, most: number): number {
  let scans = 0;
  for (const { marker } of segmentsOf(jpeg)) {
    if (marker === SCAN) scans += 1;
    if (scans > most) break;
  }
  return scans;
}

/**
 * Splits a JPEG where the data of its last scan ends, and drops what follows. Null when a segment is cut or a scan is
 * missing. The data of the last scan may still be cut.
 */
export function dataOfScans(jpeg: Uint8Array): Uint8Array | null {
  let frame: Frame | null = null;
  let hasScan = false;
  for (const { marker, at, end } of segmentsOf(jpeg)) {
    if (marker === END) return frame && isWhole(frame) ? jpeg.subarray(0, at) : null;
    if (end > jpeg.length) return null;
    const content = jpeg.subarray(at + 4, end);
    if (isFrame(marker)) frame = readFrame(content, marker);
    hasScan = marker === SCAN;
    if (hasScan && frame) readScan(content, frame);
  }
  if (!frame || !hasScan || !isWhole(frame)) return null;
  // The first byte of an end marker.
  return jpeg.at(-1) === 0xff ? jpeg.subarray(0, -1) : jpeg;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker);
}

/** The bits that are still missing of each coefficient of the components; null before its first scan. */
type Frame = { isProgressive: boolean; missing: Map<number, (number | null)[]> };

function readFrame(content: Uint8Array, marker: number): Frame {
  const ids = Array.from({ length: content[5] ?? 0 }, (_, index) => content[6 + index * 3] ?? 0);
  const missing = ids.map((id) => [id, Array<number | null>(COEFFICIENTS).fill(null)] as const);
  return { isProgressive: PROGRESSIVE.has(marker), missing: new Map(missing) };
}

function readScan(content: Uint8Array, { isProgressive, missing }: Frame): void {
  const count = content[0] ?? 0;
  const limits = content.subarray(1 + count * 2);
  const [first = 0, last = 0, bits = 0] = isProgressive ? limits : [0, COEFFICIENTS - 1, 0];
  for (let index = 0; index < count; index += 1) {
    missing.get(content[1 + index * 2] ?? 0)?.fill(bits & 15, first, last + 1);
  }
}

// Coefficients that no scan has are zero. The first one is the mean of its block.
function isWhole({ missing }: Frame): boolean {
  return [...missing.values()].every(
    (bits) => bits[0] === 0 && bits.every((left) => left === 0 || left === null),
  );
}
