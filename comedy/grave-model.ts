import model from './grave-model.json' with { type: 'json' };
import { CLASSES_OF } from './word-classes.ts';

/**
 * Words, pairs and triples of words of a text, as the model knows them: endings are cut, and people, animals and things
 * of a known class stand for their class, so that "his boots" and "her coat" are alike.
 */
export function graveFeatures(text: string): string[] {
  const words = text.toLowerCase().replaceAll('’', "'").match(WORD) ?? [];
  const features = new Set<string>();
  const sequence: string[] = [];
  for (const word of words) {
    const plain = /^\d/u.test(word) ? '#' : word.replace(ENDING, '$1');
    const name = classOf(word);
    features.add(plain);
    if (name !== undefined) features.add(name);
    sequence.push(name ?? plain);
  }
  for (const [at, word] of sequence.entries()) {
    const [second, third, fourth] = sequence.slice(at + 1, at + 4);
    if (second !== undefined) features.add(`${word} ${second}`);
    if (third !== undefined) features.add(`${word} ${second} ${third}`).add(`${word} _ ${third}`);
    if (fourth !== undefined) features.add(`${word} _ _ ${fourth}`);
  }
  return [...features];
}

const WORD = /\p{L}+(?:'\p{L}+)*|\d+|[.!?]/gu;
const ENDING = /^(\p{L}{3,}?)(?:ing|ed|es|s|ly)$/u;
const KIN = ['child', 'parent', 'spouse', 'relative'];
const CLASSES =
  'pet name boss colleague client gadget appliance machine officemachine vehicle garment food drink sweet furniture bodypart plant animal document meeting game instrument app shop weather'.split(
    ' ',
  );

function classOf(word: string): string | undefined {
  const classes = CLASSES_OF.get(word) ?? CLASSES_OF.get(word.replace(/'?s$/u, '')) ?? [];
  if (KIN.some((name) => classes.includes(name))) return '@kin';
  const name = CLASSES.find((each) => classes.includes(each));
  return name === undefined ? undefined : `@${name}`;
}

const WEIGHTS: Readonly<Record<string, number>> = model.weights;
/** Weights are kept as whole numbers of this part. */
export const WEIGHT_UNIT = 100;

/** The share of a text's features counts, not their number, so that a long text scores like a short one. */
export const scaleOf = (features: readonly string[]) => 4 / Math.sqrt(Math.max(4, features.length));

/** How surely a text is grave: above 0 rather than not. */
export function graveScore(text: string): number {
  const features = graveFeatures(text);
  const sum = features.reduce(
    (all, name) => all + (Object.hasOwn(WEIGHTS, name) ? (WEIGHTS[name] ?? 0) : 0),
    0,
  );
  return model.bias + (scaleOf(features) * sum) / WEIGHT_UNIT;
}
