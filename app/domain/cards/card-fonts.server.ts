import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { CARD_SCRIPTS, type CardScript, type Script } from './card-scripts.ts';

const require = createRequire(import.meta.url);

// In the order in which the renderer looks for a character: Latin, Greek and Cyrillic first.
const FAMILIES = [
  ['Inter', '@fontsource-variable/inter'],
  ['Noto Sans Arabic', '@fontsource-variable/noto-sans-arabic'],
  ['Noto Sans Hebrew', '@fontsource-variable/noto-sans-hebrew'],
  ['Noto Sans KR', '@fontsource-variable/noto-sans-kr'],
  ['Noto Sans JP', '@fontsource-variable/noto-sans-jp'],
  ['Noto Sans SC', '@fontsource-variable/noto-sans-sc'],
] as const;
// Of the Korean family only Hangul: the Japanese and Chinese families cover Han characters.
const HANGUL = [
  [0x1100, 0x11ff],
  [0x3130, 0x318f],
  [0xac00, 0xd7a3],
] as const;
// Files for mathematical and other symbols, of which these families have hardly any.
const SYMBOL_FILE = /-(?:math|symbols)-[a-z]+-normal/;
const EMOJI = 'Twemoji';

/** The font families of pictures, in the order in which the renderer looks for a character. */
export const PICTURE_FAMILIES: readonly string[] = [...FAMILIES.map(([name]) => name), EMOJI];

/** A font file and the code points it covers; without ranges it covers any. */
export type PictureFace = { name: string; file: string; ranges: [number, number][] };

/**
 * Lists the font files that cards may need. A CJK family has about a hundred files, of which a card loads a few. Files that
 * add only a few symbols are left out, so that all files together stay below 12 MB.
 */
export function listFaces(): PictureFace[] {
  const covered = new Uint8Array(0x11_0000);
  const faces = FAMILIES.flatMap(([name, source]) => facesOf(name, source)).filter((face) =>
    addsCharacters(face, covered),
  );
  const emoji = join(dirname(require.resolve('twemoji-colr-font/package.json')), 'twemoji.woff2');
  return [...faces, { name: EMOJI, file: emoji, ranges: [] }];
}

const MIN_ADDED = 10;

// `covered` marks the code points of earlier faces; adds those of this one.
function addsCharacters({ ranges, file }: PictureFace, covered: Uint8Array): boolean {
  let added = 0;
  let hasLetter = false;
  for (const [from, to] of ranges) {
    for (let code = from; code <= to; code += 1) {
      if (covered[code] === 1) continue;
      covered[code] = 1;
      added += 1;
      hasLetter ||= /\p{L}/u.test(String.fromCodePoint(code));
    }
  }
  return !SYMBOL_FILE.test(file) && (added >= MIN_ADDED || hasLetter);
}

// Splits a range around emoji, which the emoji font draws.
function withoutEmoji([from, to]: [number, number]): [number, number][] {
  const ranges: [number, number][] = [];
  for (let code = from; code <= to; code += 1) {
    if (/\p{Emoji_Presentation}/u.test(String.fromCodePoint(code))) continue;
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/**
 * Selects the faces that a text needs: for a letter the first face that covers it; for a symbol every face, because a
 * family may declare a whole block and draw half of it. Faces without ranges are always needed.
 */
export function facesFor(faces: readonly PictureFace[], text: string): PictureFace[] {
  const needed = new Set(faces.filter(({ ranges }) => ranges.length === 0));
  for (const character of new Set(text)) {
    const code = character.codePointAt(0) ?? 0;
    const covering = faces.filter(({ ranges }) =>
      ranges.some(([first, last]) => code >= first && code <= last),
    );
    const isCertain = isLatin(code) || /\p{L}/u.test(character);
    for (const face of isCertain ? covering.slice(0, 1) : covering) needed.add(face);
  }
  return faces.filter((face) => needed.has(face));
}

// Latin letters, quotes and dashes, all of which the first family draws.
function isLatin(code: number): boolean {
  return code < 0x250 || (code >= 0x2000 && code <= 0x2027);
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

/** The style sheet of a script, with the font files of pictures. Null for an unknown script. */
export function cardFontsCss(script: string): string | null {
  if (!Object.hasOwn(CARD_SCRIPTS, script)) return null;
  const { families, only }: Script = CARD_SCRIPTS[script as CardScript];
  const wanted = [...facesByName()].filter(
    ([, { name, ranges }]) => families.includes(name) && (!only || overlap(ranges, only)),
  );
  return wanted.map(([file, face]) => faceRule(file, face)).join('\n');
}

function overlap(ranges: PictureFace['ranges'], [first, last]: readonly [number, number]): boolean {
  return ranges.some(([from, to]) => from <= last && to >= first);
}

/** The content of one of those font files. Null for an unknown name. */
export async function readCardFont(file: string): Promise<Buffer<ArrayBuffer> | null> {
  const face = facesByName().get(file);
  return face ? readFile(face.file) : null;
}

// Emoji and their parts: the emoji font has digits as well.
const EMOJI_RANGE =
  'U+23,U+2A,U+30-39,U+A9,U+AE,U+200D,U+203C,U+2049,U+20E3,U+2122,U+2139,U+2190-21FF,U+2300-23FF,U+24C2,U+25A0-27BF,U+2934-2935,U+2B00-2BFF,U+3030,U+303D,U+3297,U+3299,U+FE0F,U+1F000-1FAFF,U+E0020-E007F';

function faceRule(file: string, { name, ranges }: PictureFace): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  const covered = ranges.map(([from, to]) =>
    from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`,
  );
  const range = covered.length > 0 ? covered.join() : EMOJI_RANGE;
  const weight = covered.length > 0 ? '100 900' : '400';
  return `@font-face{font-family:"Card ${name}";font-weight:${weight};font-display:swap;src:url(${file}) format("woff2");unicode-range:${range}}`;
}
