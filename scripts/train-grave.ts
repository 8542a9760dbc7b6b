// `node scripts/train-grave.ts`: learns comedy/grave-model.json from comedy/grave-training, grave.txt and harmless.txt, one
// text a line. Logistic regression; the same files give the same model.
// `--hold-out K`: leaves each K-th text out and prints what share of these is caught and wrongly caught.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { graveFeatures, scaleOf, WEIGHT_UNIT } from '../comedy/grave-model.ts';

type Example = { features: string[]; scale: number; grave: boolean };
type Model = { bias: number; weights: Map<string, number> };

const ROUNDS = 20;
const RATE = 0.2;
const SHRINK = 2e-3;
/** Without a common factor with the number of texts, most likely: a shuffle that needs no chance. */
const STRIDE = 7919;
/** Lighter weights are left out of the file. */
const LEAST_WEIGHT = 20;

const { values } = parseArgs({ options: { 'hold-out': { type: 'string' } } });
const examples = [...read('grave'), ...read('harmless')];
const every = Number(values['hold-out'] ?? 0);
if (every > 1) {
  const model = train(examples.filter((_, at) => at % every !== 0));
  const held = examples.filter((_, at) => at % every === 0);
  for (const least of [-0.5, 0, 0.5]) {
    const share = (grave: boolean) => {
      const all = held.filter((each) => each.grave === grave);
      return Math.round(
        (100 * all.filter((each) => score(model, each) > least).length) / all.length,
      );
    };
    console.log(`above ${least}: ${share(true)} % of the grave, ${share(false)} % of the harmless`);
  }
} else {
  const { bias, weights } = train(examples);
  const kept = [...weights]
    .map(([name, weight]) => [name, Math.round(weight * WEIGHT_UNIT)] as const)
    .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const file = new URL('../comedy/grave-model.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify({ bias, weights: Object.fromEntries(kept) })}\n`);
  console.log(`${examples.length} texts, ${kept.length} weights`);
}

function read(name: string): Example[] {
  const file = new URL(`../comedy/grave-training/${name}.txt`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((text) => {
      const features = graveFeatures(text);
      return { features, scale: scaleOf(features), grave: name === 'grave' };
    });
}

function score({ bias, weights }: Model, { features, scale }: Example): number {
  return bias + scale * features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
}

/** Adaptive gradient descent over the examples in a fixed shuffled order. */
function train(texts: readonly Example[]): Model {
  const model: Model = { bias: 0, weights: frequent(texts) };
  const squares = new Map<string, number>();
  let biasSquares = 1e-6;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let step = 0; step < texts.length; step += 1) {
      const example = texts[(step * STRIDE + round) % texts.length] as Example;
      const error = 1 / (1 + Math.exp(-score(model, example))) - (example.grave ? 1 : 0);
      biasSquares += error ** 2;
      model.bias -= (RATE / Math.sqrt(biasSquares)) * error;
      for (const name of example.features) {
        const weight = model.weights.get(name);
        if (weight === undefined) continue;
        const slope = error * example.scale + SHRINK * weight;
        const square = (squares.get(name) ?? 1e-6) + slope ** 2;
        squares.set(name, square);
        model.weights.set(name, weight - (RATE / Math.sqrt(square)) * slope);
      }
    }
  }
  return model;
}

/** The features that at least two texts have, each of weight 0. */
function frequent(texts: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of texts.flatMap(({ features }) => features))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count > 1).map(([name]) => [name, 0]));
}
