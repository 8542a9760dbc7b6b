import type { ShapeData } from './bank-format.ts';

/** One line a post will have: the pool it is drawn from and the fields it has to mention. */
export type Beat = {
  pool: string;
  required: readonly string[];
  optional: readonly string[];
  count: number;
  prefix: 'none' | 'number' | 'arrow';
};

export type Shape = { id: string; levels: string; beats: readonly Beat[] };

/** One line to be filled in a particular post. */
export type Slot = { pool: string; mentions: readonly string[]; prefix: string };

/** Compiles a beat such as `news!achievement`, `mood?emotion` or `item*3#`; throws on anything else. */
function parseBeat(source: string): Beat {
  const match = /^([a-z][a-z-]*)((?:[!?]\w+)*)(?:\*([1-9]))?([#>])?$/u.exec(source);
  if (!match) throw new Error(`unreadable beat "${source}"`);
  const marks = [...(match[2] ?? '').matchAll(/([!?])(\w+)/gu)];
  const named = (mark: string) =>
    marks.filter((each) => each[1] === mark).map((each) => each[2] ?? '');
  return {
    pool: match[1] ?? '',
    required: named('!'),
    optional: named('?'),
    count: Number(match[3] ?? '1'),
    prefix: match[4] === '#' ? 'number' : match[4] === '>' ? 'arrow' : 'none',
  };
}

/** Compiles a shape of a bank. Throws an Error for a beat that is none. */
export function parseShape(data: ShapeData): Shape {
  return { id: data.id, levels: data.levels, beats: data.beats.map(parseBeat) };
}

/** The lines of a post of this shape for the fields that were given. */
export function slotsOf(shape: Shape, given: ReadonlySet<string>): Slot[] {
  return shape.beats
    .filter((beat) => beat.optional.every((field) => given.has(field)))
    .flatMap((beat) =>
      Array.from({ length: beat.count }, (_, index) => ({
        pool: beat.pool,
        mentions: [...beat.required, ...beat.optional],
        prefix: prefixOf(beat, index),
      })),
    );
}

function prefixOf(beat: Beat, index: number): string {
  if (beat.prefix === 'none') return '';
  return beat.prefix === 'arrow' ? '→ ' : `${index + 1}. `;
}
