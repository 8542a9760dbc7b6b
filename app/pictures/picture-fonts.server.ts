import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

// In this order a sign is looked for: Latin, Greek and Cyrillic first, then the others.
const FAMILIES = [
  ['Inter', '@fontsource-variable/inter'],
  ['Noto Sans Arabic', '@fontsource-variable/noto-sans-arabic'],
  ['Noto Sans Hebrew', '@fontsource-variable/noto-sans-hebrew'],
  ['Noto Sans KR', '@fontsource-variable/noto-sans-kr'],
  ['Noto Sans JP', '@fontsource-variable/noto-sans-jp'],
  ['Noto Sans SC', '@fontsource-variable/noto-sans-sc'],
] as const;
// Han characters are left to the Japanese and Chinese families: Korean is written in Hangul.
const HANGUL = [
  [0x1100, 0x11ff],
  [0x3130, 0x318f],
  [0xac00, 0xd7a3],
] as const;
const EMOJI = 'Twemoji';

/** The families of pictures, in the order in which a sign is looked for. */
export const PICTURE_FAMILIES: readonly string[] = [...FAMILIES.map(([name]) => name), EMOJI];

/** One file of a family, and the code points it serves; all of them when there are no ranges. */
export type PictureFace = { name: string; file: string; ranges: [number, number][] };

/** Every font file there is. CJK families come in a hundred files each: a picture reads those it needs. */
export function listFaces(): PictureFace[] {
  const faces = FAMILIES.flatMap(([name, source]) => facesOf(name, source));
  const emoji = join(dirname(require.resolve('twemoji-colr-font/package.json')), 'twemoji.woff2');
  return [...faces, { name: EMOJI, file: emoji, ranges: [] }];
}

/**
 * The faces that the signs of the text are drawn with: for each sign the first that serves it, for a
 * family written in Han characters may have Latin letters as well. Those without ranges always count.
 */
export function facesFor(faces: readonly PictureFace[], text: string): PictureFace[] {
  const signs = new Set(Array.from(text, (sign) => sign.codePointAt(0) ?? 0));
  const needed = new Set(faces.filter(({ ranges }) => ranges.length === 0));
  for (const sign of signs) {
    const face = faces.find(({ ranges }) =>
      ranges.some(([first, last]) => sign >= first && sign <= last),
    );
    if (face) needed.add(face);
  }
  return faces.filter((face) => needed.has(face));
}

/** The bytes of a face. */
export function readFace(face: PictureFace): Promise<Buffer> {
  return readFile(face.file);
}

function facesOf(name: string, source: string): PictureFace[] {
  const folder = dirname(require.resolve(`${source}/package.json`));
  const css = readFileSync(join(folder, 'index.css'), 'utf8');
  const found = css.matchAll(/url\(\.\/(files\/[^)]+)\)[^;]*;\s*unicode-range: ([^;]+);/g);
  return Array.from(found, ([, file = '', ranges = '']) => ({
    name,
    file: join(folder, file),
    ranges: ranges
      .split(',')
      .map(rangeOf)
      .filter(name.endsWith('KR') ? isHangul : Boolean),
  })).filter(({ ranges }) => ranges.length > 0);
}

function isHangul([first, last]: [number, number]): boolean {
  return HANGUL.some(([from, to]) => first >= from && last <= to);
}

function rangeOf(text: string): [number, number] {
  const [first = '0', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
