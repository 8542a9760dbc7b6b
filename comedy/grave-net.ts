import vectors from './grave-vectors.json' with { type: 'json' };

/** How many numbers a word's vector has, and how many places of the text a filter sees at once. */
export const DIMENSIONS = vectors.dimensions;
export const WINDOW = 3 * DIMENSIONS;
/** Of a longer text only this many words are looked at. */
const MOST_WORDS = 200;

/** A small convolutional network: filters over three words, of each its highest answer, and the mean of the words. */
export type Net = {
  filters: Float32Array;
  thresholds: Float32Array;
  outputs: Float32Array;
  bias: number;
};

type Table = { places: ReadonlyMap<string, number>; numbers: Float32Array };
let made: Table | undefined;
/** Made at the first text, so that a bundle which asks for none can leave the table out. */
function table(): Table {
  made ??= {
    places: new Map(vectors.words.split(' ').map((word, at) => [word, at])),
    numbers: scaled(bytesOf(vectors.table), vectors.unit),
  };
  return made;
}

// Plain loops: the tables are a million numbers, and `from` with a function takes ten times as long for each.

/** Whole numbers of -128 to 127 out of base64. */
export function bytesOf(text: string): Int8Array {
  const letters = atob(text);
  const bytes = new Int8Array(letters.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/** The bytes as multiples of `unit`. */
export function scaled(bytes: Int8Array, unit: number): Float32Array {
  const numbers = new Float32Array(bytes);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = (numbers[at] as number) * unit;
  return numbers;
}

/** Words that the table knows by another name: it was made without contractions and single letters. */
const ALIASES: Readonly<Record<string, string>> = {
  i: 'me',
  a: 'an',
  "n't": 'not',
  "'ve": 'have',
  "'m": 'am',
  "'re": 'are',
  "'ll": 'will',
  "'d": 'would',
};

/** The places in the table of a text's words; -1 for a word that it does not know. */
export function wordPlaces(text: string): number[] {
  const { places } = table();
  return netWords(text).map((word) => places.get(word) ?? -1);
}

export function netWords(text: string): string[] {
  const words = text.toLowerCase().replaceAll('’', "'").match(WORD) ?? [];
  return words
    .slice(0, MOST_WORDS)
    .flatMap((word) => CONTRACTION.exec(word)?.slice(1) ?? [/^\d/u.test(word) ? 'ten' : word])
    .map((word) => (Object.hasOwn(ALIASES, word) ? (ALIASES[word] ?? word) : word));
}
const WORD = /\p{L}+(?:'\p{L}+)*|\d+|[.!?,]/gu;
const CONTRACTION = /^(\p{L}+?)(n't|'(?:s|re|ve|ll|d|m))$/u;

/** What the filters answer: for each its highest answer and the place of it, and the mean of the words. */
export type Answers = {
  input: Float32Array;
  best: Float32Array;
  places: Int32Array;
  mean: Float32Array;
};

export function answersOf(net: Net, places: readonly number[]): Answers {
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

/** Four sums at once: the processor need not wait for each addition. */
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

/** How surely the network takes a text for grave. */
export function netScore(net: Net, places: readonly number[]): number {
  const { best, mean } = answersOf(net, places);
  let sum = net.bias;
  for (const [at, answer] of best.entries()) sum += answer * (net.outputs[at] as number);
  for (const [at, part] of mean.entries()) sum += part * (net.outputs[best.length + at] as number);
  return sum;
}
