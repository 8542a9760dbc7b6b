import { basename } from 'node:path';
import { CARD_SCRIPTS, type CardScript, type Script } from './card-scripts.ts';
import { listFaces, type PictureFace, readFace } from './picture-fonts.server.ts';

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
