const SIGNATURE = 8;
const FRAME = 12;
/** What says something about the pixels, and how large such a chunk may be besides the pixels' own. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP']);
const MOST_PROFILE = 64 * 1024;

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
    const isSmall = type === 'IDAT' || length <= MOST_PROFILE;
    if (KEPT.has(type) && isSmall) kept.push(file.subarray(at, end));
    // What comes after the end is no part of the picture.
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}
