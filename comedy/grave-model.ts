import model from './grave-model.json' with { type: 'json' };
import { bytesOf, type Net, netScore, scaled, wordPlaces } from './grave-net.ts';
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

/** How many groups the runs of letters fall into. */
export const LETTER_GROUPS = 2 ** 16;
const SHORTEST_RUN = 3;
const LONGEST_RUN = 5;

/** Runs of 3 to 5 letters, by group: for typing errors and for the languages of which the model has few sentences. */
export function letterFeatures(text: string): number[] {
  const groups = new Set<number>();
  for (const word of text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\d']+/gu) ?? []) {
    const marked = `<${word}>`;
    for (let from = 0; from < marked.length; from += 1) {
      let hash = 0x811c9dc5;
      for (let at = from; at < Math.min(marked.length, from + LONGEST_RUN); at += 1) {
        hash = Math.imul(hash ^ marked.charCodeAt(at), 0x01000193);
        if (at - from + 1 >= SHORTEST_RUN) groups.add((hash ^ (hash >>> 16)) & (LETTER_GROUPS - 1));
      }
    }
  }
  return [...groups];
}

const WEIGHTS: Readonly<Record<string, number>> = model.words;

type Parts = { letters: Int8Array; net: Net };
let made: Parts | undefined;
/** Made at the first text, so that a bundle which asks for none can leave the model out. */
function parts(): Parts {
  const { net } = model;
  made ??= {
    letters: bytesOf(model.letters),
    net: {
      filters: scaled(bytesOf(net.filters), net.unit),
      thresholds: Float32Array.from(net.thresholds),
      outputs: Float32Array.from(net.outputs),
      bias: net.bias,
    },
  };
  return made;
}

/** Weights are kept as whole numbers of this part. */
export const WEIGHT_UNIT = 100;
/** What the three parts of the model count for, by held-out authors. */
export const SHARES = { words: 1, letters: 0.7, net: 1 };

/** The share of a text's features counts, not their number, so that a long text scores like a short one. */
export const scaleOf = (features: readonly unknown[]) =>
  4 / Math.sqrt(Math.max(4, features.length));

/** How surely a text is grave: above 0 rather than not. */
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
