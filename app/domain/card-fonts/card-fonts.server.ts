import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { readCoverage } from './read-coverage.server.ts';
import { CARD_SCRIPTS, type CardScript, NOTO_SCRIPTS, type Script } from './card-scripts.ts';

const require = createRequire(import.meta.url);

type Family = {
  name: string;
  source: string;
  /** The files that are used, by their subset of the characters. All files when it is missing. */
  subsets?: readonly string[];
  /** What is used of the family, when its style sheet says something else. */
  ranges?: readonly (readonly [number, number])[];
  /** What it leaves to the emoji fonts. */
  leaves?: RegExp;
};

const VARIABLE = '@fontsource-variable';

// Of these there is no variable font.
const STATIC = ['Mongolian', 'Runic'];

// Of a family for one script only the file of this script: Inter has the Latin letters.
const notoFamily = (style: 'Sans' | 'Serif', script: string): Family => {
  const subset = script.toLowerCase();
  const scope = STATIC.includes(script) ? '@fontsource' : VARIABLE;
  const source = `${scope}/noto-${style.toLowerCase()}-${subset}`;
  return { name: `Noto ${style} ${script}`, source, subsets: [subset] };
};

// In the order in which the renderer looks for a character: Latin, Greek and Cyrillic first.
const FAMILIES: readonly Family[] = [
  { name: 'Inter', source: `${VARIABLE}/inter` },
  { name: 'Noto Sans Arabic', source: `${VARIABLE}/noto-sans-arabic` },
  { name: 'Noto Sans Hebrew', source: `${VARIABLE}/noto-sans-hebrew` },
  ...NOTO_SCRIPTS.sans.map((script) => notoFamily('Sans', script)),
  ...NOTO_SCRIPTS.serif.map((script) => notoFamily('Serif', script)),
  { name: 'Noto Sans KR', source: `${VARIABLE}/noto-sans-kr` },
  { name: 'Noto Sans JP', source: `${VARIABLE}/noto-sans-jp` },
  { name: 'Noto Sans SC', source: `${VARIABLE}/noto-sans-sc` },
  {
    name: 'Noto Sans Math',
    source: '@fontsource/noto-sans-math',
    // Its style sheet names the Latin characters. Here operators and letters of other styles are used.
    ranges: [
      [0x2100, 0x214f],
      [0x2190, 0x23ff],
      [0x2900, 0x2aff],
      [0x1_d400, 0x1_d7ff],
    ],
    leaves: /\p{Emoji}/u,
  },
  {
    name: 'Noto Sans Symbols',
    source: `${VARIABLE}/noto-sans-symbols`,
    subsets: ['symbols'],
    leaves: /\p{Emoji}/u,
  },
];
// Of the Korean family only Hangul: the Japanese and Chinese families cover Han characters.
const HANGUL = [
  [0x1100, 0x11ff],
  [0x3130, 0x318f],
  [0xac00, 0xd7a3],
] as const;
// Files for mathematical and other symbols, of which these families have hardly any.
const SYMBOL_FILE = /-(?:math|symbols)-[a-z]+-normal/;
const EMOJI = 'Twemoji';
// Black and white, for the emoji that Twemoji lacks: those after Unicode 15.0.
const NEWER_EMOJI: Family = {
  name: 'Noto Emoji',
  source: `${VARIABLE}/noto-emoji`,
  leaves: /(?!)/u,
};
// Letters with rare marks, phonetic letters and signs. Its style sheet names the Latin characters.
const RARE: Family = {
  name: 'DejaVu Sans',
  source: '@fontsource/dejavu-sans',
  ranges: [[0x20, 0x1_ffff]],
};

/** The font families of pictures, in the order in which the renderer looks for a character. */
export const PICTURE_FAMILIES: readonly string[] = [
  ...FAMILIES.map(({ name }) => name),
  EMOJI,
  NEWER_EMOJI.name,
  RARE.name,
];

/** A font file and the code points it covers; without ranges it covers any. */
export type PictureFace = { name: string; file: string; ranges: [number, number][] };

/**
 * Lists the font files that cards may need. A CJK family has about a hundred files, of which a card loads a few. Files that
 * add only a few symbols are left out, so that all files together stay below 17 MB.
 */
export function listFaces(): PictureFace[] {
  const covered = new Uint8Array(0x11_0000);
  const faces = FAMILIES.flatMap((family) => {
    const own = facesOf(family);
    return family.subsets || family.ranges
      ? own
      : own.filter((face) => addsCharacters(face, covered));
  });
  const emoji = join(dirname(require.resolve('twemoji-colr-font/package.json')), 'twemoji.woff2');
  return [
    ...faces,
    { name: EMOJI, file: emoji, ranges: [] },
    ...facesOf(NEWER_EMOJI),
    ...facesOf(RARE),
  ];
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

// The blocks that have emoji come first: most of the 100,000 code points are Han and Hangul.
function isLeft(code: number, leaves: RegExp): boolean {
  const mayBe = (code >= 0x2100 && code < 0x2c00) || code >= 0x1f000;
  return mayBe && leaves.test(String.fromCodePoint(code));
}

// Splits a range around the characters that the emoji fonts draw.
function splitRange([from, to]: readonly [number, number], leaves: RegExp): [number, number][] {
  const ranges: [number, number][] = [];
  for (let code = from; code <= to; code += 1) {
    if (isLeft(code, leaves)) continue;
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/**
 * Selects the faces that draw a text: for each character, as people see it, the first one that has all of its parts. Faces
 * without ranges are always needed.
 */
export function facesFor(faces: readonly PictureFace[], text: string): PictureFace[] {
  const needed = new Set(faces.filter(({ ranges }) => ranges.length === 0));
  for (const character of charactersOf(text)) {
    for (const face of facesOfCharacter(faces, character)) if (face) needed.add(face);
  }
  return faces.filter((face) => needed.has(face));
}

/** Lists the characters of a text, as people see them, that no face draws. */
export function undrawable(faces: readonly PictureFace[], text: string): string[] {
  return charactersOf(text).filter((character) =>
    facesOfCharacter(faces, character).includes(undefined),
  );
}

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
const INVISIBLE = /[\p{White_Space}\p{Control}\p{Default_Ignorable_Code_Point}]/gu;
function charactersOf(text: string): string[] {
  return [...new Set(Array.from(CHARACTERS.segment(text), ({ segment }) => segment))];
}

// The renderer draws a letter and its marks with one font. An emoji without a glyph of its own falls into its parts.
function facesOfCharacter(
  faces: readonly PictureFace[],
  character: string,
): (PictureFace | undefined)[] {
  const visible = character.replaceAll(INVISIBLE, '');
  if (visible === '') return [];
  if (!CARD_SCRIPTS.emoji.signs.test(character))
    return [faces.find((face) => draws(face, visible))];
  const { families }: Script = CARD_SCRIPTS.emoji;
  const emoji = faces.filter(({ name }) => families.includes(name));
  return Array.from(visible, (part) => [...emoji, ...faces].find((face) => draws(face, part)));
}

function draws(face: PictureFace, character: string): boolean {
  return Array.from(character, (part) => part.codePointAt(0) ?? 0).every(
    (code) =>
      (face.ranges.length === 0 ||
        face.ranges.some(([first, last]) => code >= first && code <= last)) &&
      coverageOf(face).has(code),
  );
}

const coverages = new Map<string, ReadonlySet<number>>();

// A style sheet names the characters that a file is for, of which the file may lack some.
function coverageOf({ file }: PictureFace): ReadonlySet<number> {
  const known = coverages.get(file);
  if (known) return known;
  const coverage = readCoverage(readFileSync(file));
  coverages.set(file, coverage);
  return coverage;
}

function facesOf({
  name,
  source,
  subsets,
  ranges: own,
  leaves = /\p{Emoji_Presentation}/u,
}: Family): PictureFace[] {
  const folder = dirname(require.resolve(`${source}/package.json`));
  const css = readFileSync(join(folder, 'index.css'), 'utf8');
  const found = css.matchAll(/url\(\.\/(files\/[^)]+)\)[^;]*;(?:\s*unicode-range: ([^;]+);)?/g);
  return Array.from(found, ([, file = '', ranges = '']) => ({
    name,
    file: join(folder, file),
    ranges: (own ?? ranges.split(',').map(rangeOf))
      .filter((range) => !name.endsWith('KR') || isHangul(range))
      .flatMap((range) => splitRange(range, leaves)),
  })).filter(({ file, ranges }) => ranges.length > 0 && isSubset(file, source, subsets));
}

// A file is named after its family and its subset: noto-sans-thai-thai-wght-normal.woff2.
function isSubset(file: string, source: string, subsets: Family['subsets']): boolean {
  const rest = basename(file).slice(basename(source).length + 1);
  return subsets?.some((subset) => rest.startsWith(`${subset}-`)) ?? true;
}

function isHangul([first, last]: readonly [number, number]): boolean {
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
