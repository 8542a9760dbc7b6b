import model from './grave-model.json' with { type: 'json' };
import { decodeBytes, netScore, scaleBytes, withoutEnd, wordPlaces } from './grave-net.ts';
import { CLASSES_OF } from '../language/word-classes.ts';

/** Word n-grams of a text as features: suffixes are cut, and known people, animals and things are replaced by their class. */
export function graveFeatures(text: string): string[] {
  const words = withoutEnd(text.toLowerCase().replaceAll('’', "'").match(WORD) ?? []);
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

/** Number of hash buckets for letter n-grams. */
export const LETTER_GROUPS = 2 ** 16;
const MIN_NGRAM = 3;
const MAX_NGRAM = 5;

/** Letter n-grams of 3 to 5 by hash bucket, for misspellings and other languages. */
export function letterFeatures(text: string): number[] {
  const groups = new Set<number>();
  for (const word of text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\d']+/gu) ?? []) {
    const marked = `<${word}>`;
    for (let from = 0; from < marked.length; from += 1) {
      let hash = 0x811c9dc5;
      for (let at = from; at < Math.min(marked.length, from + MAX_NGRAM); at += 1) {
        hash = Math.imul(hash ^ marked.charCodeAt(at), 0x01000193);
        if (at - from + 1 >= MIN_NGRAM) groups.add((hash ^ (hash >>> 16)) & (LETTER_GROUPS - 1));
      }
    }
  }
  return [...groups];
}

const WEIGHTS: Readonly<Record<string, number>> = model.words;

const decoded = ({ letters, net } = model) => ({
  letters: decodeBytes(letters),
  net: {
    filters: scaleBytes(decodeBytes(net.filters), net.unit),
    thresholds: Float32Array.from(net.thresholds),
    outputs: Float32Array.from(net.outputs),
    bias: net.bias,
  },
});
let made: ReturnType<typeof decoded> | undefined;
/** Decoded on first use, so that a bundle without it can leave the model out. */
const parts = () => (made ??= decoded());

/** Weights are stored as integers, multiplied by this factor. */
export const WEIGHT_UNIT = 100;
/** Weights of the three models, fitted on held-out authors. */
export const SHARES = { words: 1, letters: 0.7, net: 1 };

/** Normalizes by the number of features, so that the length of a text does not matter. */
export const scaleOf = (features: readonly unknown[]) =>
  4 / Math.sqrt(Math.max(4, features.length));

/** The score of a text: above 0 it is more likely grave than not. */
export function graveScore(text: string): number {
  const words = graveFeatures(text);
  const wordSum = words.reduce(
    (all, name) => all + (Object.hasOwn(WEIGHTS, name) ? (WEIGHTS[name] ?? 0) : 0),
    0,
  );
  const { letters, net } = parts();
  const runs = letterFeatures(text);
  const runSum = runs.reduce((all, group) => all + (letters[group] as number), 0);
  return (
    model.bias +
    (SHARES.words * scaleOf(words) * wordSum) / WEIGHT_UNIT +
    (SHARES.letters * scaleOf(runs) * runSum) / WEIGHT_UNIT +
    SHARES.net * netScore(net, wordPlaces(text))
  );
}
