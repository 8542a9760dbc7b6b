import { wordSet } from './words.ts';
import type { Token } from './tokens.ts';
import { CLASS_NAMES } from './word-classes.ts';

/**
 * The language in which a plot says which event it is about, read word by word (docs/adding-jokes.md):
 * `walk` any form of the word · `=left` this very form · `@pet` a word of a class · `@pet's` its possessive · `#` a number · `a|b` either ·
 * `a?` optional · `x:a` keeps the words in the hole {x} · `x:*` keeps the rest of the clause, 1 to 7 words · `..` up to 4 other words of the same clause ·
 * `...` up to 8 other words of the same sentence · `^` the start of a sentence · `$` its end.
 */
export type Pattern = {
  source: string;
  elements: readonly Element[];
  /** The features of each word that it asks for, the rarest word first: a text without one of them cannot match. */
  needs: readonly (readonly string[])[];
  /** The features of the words that it can begin with; undefined if that may be any word. */
  starts: readonly string[] | undefined;
};

type Word = { kind: 'word'; atoms: readonly Atom[]; optional: boolean; hole: string | undefined };
type Element =
  | Word
  | { kind: 'rest'; hole: string }
  | { kind: 'gap'; most: number; strict: boolean }
  | { kind: 'start' }
  | { kind: 'end' };
type Atom = {
  kind: 'lemma' | 'form' | 'class' | 'owner' | 'number';
  value: string;
  /** The words of a lemma of several words. */
  words?: readonly string[];
};

export type Match = {
  /** The indexes of the matched tokens, in order. */
  tokens: readonly number[];
  /** The index of the captured noun by hole. */
  holes: ReadonlyMap<string, number>;
  /** The first and last index of the captured rest of a clause by hole. */
  rests: ReadonlyMap<string, readonly [number, number]>;
};

const GAPS: Readonly<Record<string, { most: number; strict: boolean }>> = {
  '..': { most: 4, strict: true },
  '...': { most: 8, strict: false },
};

/** Parses a pattern. Throws TypeError for an unknown class or a pattern without a word. */
export function parsePattern(source: string): Pattern {
  const elements = source
    .trim()
    .split(/\s+/u)
    .map((part) => parseElement(part, source));
  const words = elements.filter(
    (element) => element.kind === 'word' && !element.optional,
  ) as Word[];
  const needs = words.toSorted((one, other) => cost(one) - cost(other)).map(featuresOfWord);
  if (needs.length === 0) throw new TypeError(`The pattern "${source}" asks for no word`);
  return { source, elements, needs, starts: startsOf(elements) };
}

function startsOf(elements: readonly Element[]): string[] | undefined {
  const starts: string[] = [];
  for (const element of elements) {
    if (element.kind === 'start') continue;
    if (element.kind !== 'word') return undefined;
    starts.push(...featuresOfWord(element));
    if (!element.optional) return starts;
  }
  return undefined;
}

/** Parses one pattern or a list. */
export const parsePatterns = (sources: string | readonly string[] = []): Pattern[] =>
  [sources].flat().map(parsePattern);

/** The names of the holes that patterns fill. */
export const holesOfPatterns = (patterns: readonly Pattern[]): string[] =>
  patterns
    .flatMap(({ elements }) => elements)
    .flatMap((element) => ('hole' in element && element.hole ? [element.hole] : []));

/** Rare words rule a pattern out first. */
function cost({ atoms }: Word): number {
  return atoms.reduce(
    (sum, { kind, value }) => sum + (kind === 'lemma' && value.length > 3 ? 1 : 8),
    0,
  );
}

const featuresOfWord = ({ atoms }: Word): string[] => atoms.map(featureOf);

function featureOf({ kind, value }: Atom): string {
  if (kind === 'class' || kind === 'owner') return `@${value}`;
  return kind === 'number' ? '#' : (value.split(' ')[0] ?? value);
}

function parseElement(part: string, source: string): Element {
  const gap = GAPS[part];
  if (gap) return { kind: 'gap', ...gap };
  if (part === '^') return { kind: 'start' };
  if (part === '$') return { kind: 'end' };
  const [, hole, body = ''] = /^(?:([a-z]\w*):)?(.+)$/u.exec(part) ?? [];
  if (body === '*' && hole !== undefined) return { kind: 'rest', hole };
  const optional = body.endsWith('?');
  const atoms = (optional ? body.slice(0, -1) : body)
    .split('|')
    .map((atom) => parseAtom(atom, source));
  return { kind: 'word', atoms, optional, hole };
}

function parseAtom(atom: string, source: string): Atom {
  if (atom === '#') return { kind: 'number', value: atom };
  if (atom.startsWith('@')) {
    const value = atom.slice(1).replace(/'s$/u, '');
    if (!CLASS_NAMES.has(value))
      throw new TypeError(`"${source}" asks for the unknown class @${value}`);
    return { kind: atom.endsWith("'s") ? 'owner' : 'class', value };
  }
  if (atom.startsWith('=')) return { kind: 'form', value: atom.slice(1).replaceAll('_', ' ') };
  if (!/^[\p{L}\p{N}'&$%-]+(?:_[\p{L}\p{N}'-]+)*$/u.test(atom))
    throw new TypeError(`"${source}" has the odd word "${atom}"`);
  const value = atom.toLowerCase().replaceAll('_', ' ');
  const words = value.split(' ');
  return { kind: 'lemma', value, ...(words.length > 1 && { words }) };
}

/** Where the features of a text are: for each the indexes of its tokens, in order. */
export type Features = ReadonlyMap<string, readonly number[]>;

/** Index of a text by the features that patterns need. */
export function featuresOf(tokens: readonly Token[]): Features {
  const features = new Map<string, number[]>();
  for (const [at, token] of tokens.entries()) {
    const own = new Set([...token.lemmas, ...token.low.split(' ')]);
    for (const lemma of token.lemmas) own.add(lemma.split(' ')[0] ?? lemma);
    for (const name of token.classes) own.add(`@${name}`);
    if (isNumber(token)) own.add('#');
    for (const feature of own) {
      const places = features.get(feature);
      if (places) places.push(at);
      else features.set(feature, [at]);
    }
  }
  return features;
}

/** The first match. Only tokens with a feature of its first word are tried, and none where the text lacks a word. */
export function findMatch(
  pattern: Pattern,
  tokens: readonly Token[],
  features: Features = featuresOf(tokens),
): Match | undefined {
  return findMatches(pattern, tokens, features).next().value ?? undefined;
}

/** All matches, by the word at which they begin. */
export function* findMatches(
  { elements, needs, starts }: Pattern,
  tokens: readonly Token[],
  features: Features,
): Generator<Match, undefined> {
  if (!needs.every((names) => names.some((name) => features.has(name)))) return undefined;
  const places = starts ? placesOf(starts, features) : tokens.keys();
  for (const at of places) {
    const found = matchFrom(elements, 0, tokens, at, []);
    if (found) yield { tokens: found.map(([index]) => index), ...holesOf(found) };
  }
  return undefined;
}

function placesOf(names: readonly string[], features: Features): readonly number[] {
  const lists = names.flatMap((name) => {
    const places = features.get(name);
    return places ? [places] : [];
  });
  if (lists.length < 2) return lists[0] ?? [];
  return [...new Set(lists.flat())].toSorted((one, other) => one - other);
}

type Found = readonly (readonly [number, string | undefined])[];

function holesOf(found: Found): Pick<Match, 'holes' | 'rests'> {
  const holes = new Map<string, number>();
  const rests = new Map<string, readonly [number, number]>();
  for (const [index, hole] of found) {
    if (hole === undefined) continue;
    if (!hole.endsWith('*')) holes.set(hole, index);
    else rests.set(hole.slice(0, -1), [rests.get(hole.slice(0, -1))?.[0] ?? index, index]);
  }
  return { holes, rests };
}

const MAX_REST_WORDS = 7;

/** The indexes of the words up to the end of the clause; none if it is too long. */
function restOfClause(tokens: readonly Token[], at: number): number[] {
  const first = tokens[at];
  if (!first || first.breaks || JOINS.has(first.low)) return [];
  const rest = [at];
  for (let end = at + 1; isInClause(tokens[end], first.sentence); end += 1) {
    if (rest.length === MAX_REST_WORDS) return [];
    rest.push(end);
  }
  return rest;
}

const isInClause = (token: Token | undefined, sentence: number) =>
  token?.sentence === sentence && !token.breaks && !JOINS.has(token.low);

function matchFrom(
  elements: readonly Element[],
  place: number,
  tokens: readonly Token[],
  at: number,
  found: Found,
): Found | undefined {
  const element = elements[place];
  if (!element) return found;
  const next = (index: number, more: Found = found) =>
    matchFrom(elements, place + 1, tokens, index, more);
  if (element.kind === 'start') return startsSentence(tokens, at) ? next(at) : undefined;
  if (element.kind === 'end')
    return at === tokens.length || startsSentence(tokens, at) ? next(at) : undefined;
  if (element.kind === 'gap') {
    for (let skipped = 0; skipped <= element.most; skipped += 1) {
      if (skipped > 0 && !canSkip(tokens, at + skipped - 1, element.strict)) return undefined;
      const match = next(at + skipped);
      if (match) return match;
    }
    return undefined;
  }
  const previous = found.at(-1)?.[0];
  const follows = previous === undefined || tokens[at]?.sentence === tokens[previous]?.sentence;
  if (element.kind === 'rest') {
    const rest = follows ? restOfClause(tokens, at) : [];
    const named = rest.map((index) => [index, `${element.hole}*`] as const);
    return rest.length > 0 ? next(at + rest.length, [...found, ...named]) : undefined;
  }
  const token = tokens[at];
  for (const atom of token && follows ? element.atoms : []) {
    const length = lengthOf(atom, tokens, at);
    if (length === 0) continue;
    const named = Array.from(
      { length },
      (_, index) => [at + index, index === length - 1 ? element.hole : undefined] as const,
    );
    const match = next(at + length, [...found, ...named]);
    if (match) return match;
  }
  return element.optional ? next(at) : undefined;
}

function startsSentence(tokens: readonly Token[], at: number): boolean {
  return at === 0 || tokens[at]?.sentence !== tokens[at - 1]?.sentence;
}

const JOINS = wordSet(
  'and but because so while when after before until although though if then which who',
);

function canSkip(tokens: readonly Token[], at: number, strict: boolean): boolean {
  const token = tokens[at];
  if (!token || (at > 0 && tokens[at - 1]?.sentence !== token.sentence)) return false;
  return !strict || !(token.breaks || JOINS.has(token.low));
}

/** Whether a word is a number, in digits or words. */
export function isNumber({ low }: Token): boolean {
  return /^\d[\d,.]*$/u.test(low) || NUMBERS.has(low);
}

const NUMBERS = wordSet(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred dozen',
);

/** How many tokens an atom matches at an index; 0 for no match. */
function lengthOf(atom: Atom, tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (!token) return 0;
  if (fits(atom, token)) return 1;
  const { words } = atom;
  const isThere = words?.every(
    (word, index) =>
      tokens[at + index]?.lemmas.has(word) && tokens[at + index]?.sentence === token.sentence,
  );
  return words && isThere === true ? words.length : 0;
}

function fits({ kind, value }: Atom, token: Token): boolean {
  if (kind === 'lemma') return token.lemmas.has(value);
  if (kind === 'number') return isNumber(token);
  if (kind === 'owner') return token.classes.has(value) && /'s?$/u.test(token.low);
  if (kind === 'class') return token.classes.has(value) && !token.modifies;
  return token.low === value;
}
