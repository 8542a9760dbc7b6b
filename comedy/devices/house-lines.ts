import { GENTLE } from '../posts/gentle.ts';
import { PLOTS } from '../styles/writings.ts';
import { isTagLine } from '../posts/tag-lines.ts';

type HouseLine = Pick<FoundLine, 'plot'> & {
  wording: string;
  /** The longest literal part of the wording. */
  anchor: string;
  parts?: readonly RegExp[];
};

/** A line of a text that matches a wording. `filled` has the words in its holes, by name. */
export type FoundLine = {
  plot: string;
  filled: readonly (readonly [hole: string, words: string])[];
};

/** The lines of a text with the plot wording each one matches. Tag lines are left out. */
export function houseLines(
  lines: readonly { text: string }[],
): { text: string; found: FoundLine | undefined }[] {
  return lines
    .map(({ text }) => text.trim())
    .filter((text) => text !== '' && !isTagLine(text))
    .map((text) => ({ text, found: findLine(text) }));
}

const HOLE = /\{(?:(an?|the) )?([^{}]+)\}/u;
/** Minimum of literal letters: a shorter wording would match any line. */
const MIN_LETTERS = 14;

/** Minimum of plot lines by which a text counts as a post that Broetry wrote. */
export const MIN_HOUSE_LINES = 3;

function findLine(text: string): FoundLine | undefined {
  const lower = text.toLowerCase();
  for (const word of new Set(wordsOf(lower))) {
    for (const line of index().get(word) ?? []) {
      if (!lower.includes(line.anchor)) continue;
      line.parts ??= partsOf(line.wording);
      const words = wordsBetween(line.parts, text);
      if (!words) continue;
      const names = line.wording.split(HOLE).filter((_, at) => at % 3 === 2);
      const filled = names.map((name, at) => [name, words[at] ?? ''] as const);
      return { plot: line.plot, filled };
    }
  }
  return undefined;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

/** The words of a wording between its holes. Punctuation after a hole may differ, since typed words can bring their own. */
function partsOf(wording: string): RegExp[] {
  const pieces: readonly (string | undefined)[] = wording.split(HOLE);
  const last = pieces.length - 1;
  return pieces.flatMap((piece = '', at) => {
    if (at % 3 !== 0) return [];
    const article = pieces[at + 1];
    const before = article === undefined ? '' : article === 'the' ? 'the ' : '(?:an? )';
    const start = at === 0 ? '^' : '[.,!?…]{0,9}';
    const literal = at === 0 ? escaped(piece) : escaped(piece).replace(/^(?:\\?[.,])+/u, '');
    return new RegExp(`${start}${literal}${before}${at === last ? '$' : ''}`, 'giu');
  });
}

/**
 * The words in the holes: as few as possible in each. One pattern with a group for each hole would try every length of
 * each against every length of the others.
 */
function wordsBetween(parts: readonly RegExp[], text: string): string[] | undefined {
  const words: string[] = [];
  let from = 0;
  for (const [at, part] of parts.entries()) {
    part.lastIndex = at === 0 ? 0 : from + String.fromCodePoint(text.codePointAt(from) ?? 0).length;
    const match = part.exec(text);
    if (!match) return undefined;
    if (at > 0) words.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return words;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}']{3,}/gu) ?? [];
}

let built: ReadonlyMap<string, readonly HouseLine[]> | undefined;

/** All wordings by their longest word. */
function index(): ReadonlyMap<string, readonly HouseLine[]> {
  if (built) return built;
  const byWord = new Map<string, HouseLine[]>();
  for (const plot of [...PLOTS, ...GENTLE]) {
    for (const beat of plot.beats) {
      for (const wording of beat.wordings) {
        const pieces = wording.split(HOLE).filter((_, at) => at % 3 === 0);
        const literal = pieces.join(' ');
        const [word] = wordsOf(literal).toSorted((one, other) => other.length - one.length);
        if (word === undefined || literal.replace(/[^\p{L}]/gu, '').length < MIN_LETTERS) continue;
        const [longest = ''] = pieces
          .map((piece) => piece.replace(/^[.,]+/u, '').toLowerCase())
          .toSorted((one, other) => other.length - one.length);
        const line = { plot: plot.id, wording, anchor: longest };
        const others = byWord.get(word);
        if (others) others.push(line);
        else byWord.set(word, [line]);
      }
    }
  }
  return (built = byWord);
}
