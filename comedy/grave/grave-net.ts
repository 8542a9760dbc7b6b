import { wordPairs } from '../language/words.ts';
import vectors from './grave-vectors.json' with { type: 'json' };

/** Length of a word vector, and input length of a filter (three words). */
export const DIMENSIONS = vectors.dimensions;
export const WINDOW = 3 * DIMENSIONS;
/** Longer texts are truncated. */
const MAX_WORDS = 200;

/** A small convolutional network: filters over three words with max pooling, and the mean word vector. */
export type GraveNet = {
  filters: Float32Array;
  thresholds: Float32Array;
  outputs: Float32Array;
  bias: number;
};

const decoded = () => ({
  places: new Map(vectors.words.split(' ').map((word, at) => [word, at])),
  numbers: scaleBytes(decodeBytes(vectors.table), vectors.unit),
});
let made: ReturnType<typeof decoded> | undefined;
/** Decoded on first use, so that a bundle without it can leave the table out. */
const table = () => (made ??= decoded());

// Plain loops: `from` with a function takes ten times as long for a million numbers.

/** Decodes base64 into signed bytes. */
export function decodeBytes(text: string): Int8Array {
  const letters = atob(text);
  const bytes = new Int8Array(letters.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/** Multiplies the bytes by `unit`. */
export function scaleBytes(bytes: Int8Array, unit: number): Float32Array {
  const numbers = new Float32Array(bytes);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = (numbers[at] as number) * unit;
  return numbers;
}

/** The table was made without contractions and single letters. */
const ALIASES = wordPairs("i me a an n't not 've have 'm am 're are 'll will 'd would");

/** The table indexes of the words; -1 for an unknown word. */
export function wordPlaces(text: string): number[] {
  const { places } = table();
  return netWords(text).map((word) => places.get(word) ?? -1);
}

export function netWords(text: string): string[] {
  const words = text.toLowerCase().replaceAll('’', "'").match(WORD) ?? [];
  return withoutEnd(words)
    .slice(0, MAX_WORDS)
    .flatMap((word) => CONTRACTION.exec(word)?.slice(1) ?? [/^\d/u.test(word) ? 'ten' : word])
    .map((word) => ALIASES.get(word) ?? word);
}
const WORD = /\p{L}+(?:'\p{L}+)*|\d+|[.!?,]/gu;
const CONTRACTION = /^(\p{L}+?)(n't|'(?:s|re|ve|ll|d|m))$/u;

/** Without the signs that end a text: whether it ends in a full stop says nothing of its matter. */
export function withoutEnd(words: readonly string[]): readonly string[] {
  return words.slice(0, words.findLastIndex((word) => word !== '.' && word !== '!') + 1);
}

/** The activations: for each filter its maximum and where it occurs, and the mean word vector. */
export function answersOf(
  net: Pick<GraveNet, 'filters' | 'thresholds'>,
  places: readonly number[],
) {
  const { numbers } = table();
  const count = net.thresholds.length;
  const input = new Float32Array((places.length + 2) * DIMENSIONS);
  const mean = new Float32Array(DIMENSIONS);
  const part = 0.5 / Math.sqrt(Math.max(1, places.length));
  for (const [at, place] of places.entries()) {
    if (place < 0) continue;
    const from = place * DIMENSIONS;
    input.set(numbers.subarray(from, from + DIMENSIONS), (at + 1) * DIMENSIONS);
    for (let axis = 0; axis < DIMENSIONS; axis += 1)
      mean[axis] = (mean[axis] as number) + part * (numbers[from + axis] as number);
  }
  const best = new Float32Array(count);
  const found = new Int32Array(count).fill(-1);
  for (let at = 0; at < places.length; at += 1)
    for (let filter = 0; filter < count; filter += 1) {
      const answer =
        (net.thresholds[filter] as number) +
        product(net.filters, filter * WINDOW, input, at * DIMENSIONS);
      if (answer <= (best[filter] as number)) continue;
      best[filter] = answer;
      found[filter] = at * DIMENSIONS;
    }
  return { input, best, places: found, mean };
}

/** Four accumulators allow the additions to overlap. */
function product(one: Float32Array, from: number, other: Float32Array, at: number): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let step = 0; step < WINDOW; step += 4) {
    first += (one[from + step] as number) * (other[at + step] as number);
    second += (one[from + step + 1] as number) * (other[at + step + 1] as number);
    third += (one[from + step + 2] as number) * (other[at + step + 2] as number);
    fourth += (one[from + step + 3] as number) * (other[at + step + 3] as number);
  }
  return first + second + third + fourth;
}

/** The score of the network. */
export function netScore(net: GraveNet, places: readonly number[]): number {
  const { best, mean } = answersOf(net, places);
  let sum = net.bias;
  for (const [at, answer] of best.entries()) sum += answer * (net.outputs[at] as number);
  for (const [at, part] of mean.entries()) sum += part * (net.outputs[best.length + at] as number);
  return sum;
}
