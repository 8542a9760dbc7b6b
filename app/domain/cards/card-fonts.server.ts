import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { CARD_SCRIPTS, type CardScript, type Script } from './card-scripts.ts';

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
// Files for all of a family's arrows and signs, of which these families have none to speak of.
const EMPTY = /-(?:math|symbols)-[a-z]+-normal/;
const EMOJI = 'Twemoji';

/** The families of pictures, in the order in which a sign is looked for. */
export const PICTURE_FAMILIES: readonly string[] = [...FAMILIES.map(([name]) => name), EMOJI];

/** One file of a family, and the code points it serves; all of them when there are no ranges. */
export type PictureFace = { name: string; file: string; ranges: [number, number][] };

/**
 * Every font file that a card may need. CJK families come in a hundred files each: a card reads those it needs.
 * Files that add only a few odd signs are left out, so that all of them together stay below 12 MB.
 */
export function listFaces(): PictureFace[] {
  const served = new Uint8Array(0x11_0000);
  const faces = FAMILIES.flatMap(([name, source]) => facesOf(name, source)).filter((face) =>
    isWorthIt(face, served),
  );
  const emoji = join(dirname(require.resolve('twemoji-colr-font/package.json')), 'twemoji.woff2');
  return [...faces, { name: EMOJI, file: emoji, ranges: [] }];
}

const FEW = 10;

// `served` are the signs of the faces before it, and of this one afterwards.
function isWorthIt({ ranges, file }: PictureFace, served: Uint8Array): boolean {
  let added = 0;
  let letters = 0;
  for (const [from, to] of ranges) {
    for (let sign = from; sign <= to; sign += 1) {
      if (served[sign] === 1) continue;
      served[sign] = 1;
      added += 1;
      if (/\p{L}/u.test(String.fromCodePoint(sign))) letters += 1;
    }
  }
  return !EMPTY.test(file) && (added >= FEW || letters > 0);
}

// A sign that is an emoji belongs to their font.
function withoutEmoji([from, to]: [number, number]): [number, number][] {
  const kept: [number, number][] = [];
  for (let sign = from; sign <= to; sign += 1) {
    if (/\p{Emoji_Presentation}/u.test(String.fromCodePoint(sign))) continue;
    const last = kept.at(-1);
    if (last?.[1] === sign - 1) last[1] = sign;
    else kept.push([sign, sign]);
  }
  return kept;
}

/**
 * The faces that the signs of the text are drawn with: for each letter the first that serves it, for a family
 * written in Han characters may have Latin letters as well; for other signs all of them, because a family may
 * name a whole block and draw half of it. Those without ranges always count.
 */
export function facesFor(faces: readonly PictureFace[], text: string): PictureFace[] {
  const needed = new Set(faces.filter(({ ranges }) => ranges.length === 0));
  for (const sign of new Set(text)) {
    const code = sign.codePointAt(0) ?? 0;
    const serving = faces.filter(({ ranges }) =>
      ranges.some(([first, last]) => code >= first && code <= last),
    );
    const isSure = isPlain(code) || /\p{L}/u.test(sign);
    for (const face of isSure ? serving.slice(0, 1) : serving) needed.add(face);
  }
  return faces.filter((face) => needed.has(face));
}

// Latin, and the quotes and dashes that the first family draws for everybody.
function isPlain(code: number): boolean {
  return code < 0x250 || (code >= 0x2000 && code <= 0x2027);
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
      .filter((range) => !name.endsWith('KR') || isHangul(range))
      .flatMap(withoutEmoji),
  })).filter(({ ranges }) => ranges.length > 0);
}

function isHangul([first, last]: [number, number]): boolean {
  return HANGUL.some(([from, to]) => first >= from && last <= to);
}

function rangeOf(text: string): [number, number] {
  const [first = '0', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

let faces: ReadonlyMap<string, PictureFace> | undefined;

function facesByName(): ReadonlyMap<string, PictureFace> {
  return (faces ??= new Map(listFaces().map((face) => [basename(face.file), face])));
}

/** The style sheet of a script: the very font files of the pictures, each for the signs it serves. Else null. */
export function cardFontsCss(script: string): string | null {
  if (!Object.hasOwn(CARD_SCRIPTS, script)) return null;
  const { families, only }: Script = CARD_SCRIPTS[script as CardScript];
  const wanted = [...facesByName()].filter(
    ([, { name, ranges }]) => families.includes(name) && (!only || touches(ranges, only)),
  );
  return wanted.map(([file, face]) => faceRule(file, face)).join('\n');
}

function touches(ranges: PictureFace['ranges'], [first, last]: readonly [number, number]): boolean {
  return ranges.some(([from, to]) => from <= last && to >= first);
}

/** The bytes of one of those files, or null for any other name. */
export async function readCardFont(file: string): Promise<Buffer | null> {
  const face = facesByName().get(file);
  return face ? readFace(face) : null;
}

// Of the emoji font only signs that are emoji or parts of them: it draws digits as well.
const EMOJI_RANGE =
  'U+23,U+2A,U+30-39,U+A9,U+AE,U+200D,U+203C,U+2049,U+20E3,U+2122,U+2139,U+2190-21FF,U+2300-23FF,U+24C2,U+25A0-27BF,U+2934-2935,U+2B00-2BFF,U+3030,U+303D,U+3297,U+3299,U+FE0F,U+1F000-1FAFF,U+E0020-E007F';

function faceRule(file: string, { name, ranges }: PictureFace): string {
  const hex = (sign: number) => sign.toString(16).toUpperCase();
  const named = ranges.map(([from, to]) =>
    from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`,
  );
  const range = named.length > 0 ? named.join() : EMOJI_RANGE;
  const weight = named.length > 0 ? '100 900' : '400';
  return `@font-face{font-family:"Card ${name}";font-weight:${weight};font-display:swap;src:url(${file}) format("woff2");unicode-range:${range}}`;
}
