import { type Candidate, canFill, usesForm } from './choose-plot.ts';
import type { Heat, Plot } from './plot.ts';
import { NAMES } from '../form/names.ts';
import { articleFor } from '../language/nouns.ts';
import { capitalised } from '../form/fragment.ts';
import { hashText } from './random.ts';
import { endsSentence } from '../language/stops.ts';

/** The names and numbers drawn for a story. */
export type Cast = Readonly<Record<string, string>>;

/** Draws a different name for each role, none that occurs in the form. The same key gives the same cast. */
export function drawCast(plot: Plot, typed: string, key: string): Cast {
  const cast: Record<string, string> = {};
  const used = new Set<string>();
  const words = new Set(typed.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  for (const [role, given] of Object.entries(plot.cast)) {
    const choices = typeof given === 'string' ? NAMES[given] : given.map(String);
    const free = choices.filter((name) => !used.has(name) && !words.has(name.toLowerCase()));
    const names = free.length > 0 ? free : choices;
    const name = names[hashText(`${key} ${role}`) % names.length] ?? '';
    cast[role] = name;
    used.add(name);
  }
  return cast;
}

/** A line with the index of its beat. */
export type Told = { line: string; beat: number };

/**
 * Renders a plot at a level: one wording for each beat. The key does not depend on the level, so that levels share their
 * wordings.
 */
export function tellPlot(
  candidate: Candidate,
  cast: Cast,
  heat: Heat,
  key: string,
  retyped?: Known['retyped'],
): Told[] {
  const { plot, holes } = candidate;
  const track = linkedChoice(candidate, key);
  return plot.beats.flatMap(({ heats, linked, wordings }, beat) => {
    if (!heats.includes(heat)) return [];
    const wording =
      linked && track !== undefined ? wordings[track] : pick(candidate, wordings, `${key} ${beat}`);
    return wording === undefined ? [] : [{ line: fill(wording, { holes, cast, retyped }), beat }];
  });
}

function pick(candidate: Candidate, wordings: readonly string[], key: string): string | undefined {
  const tellable = wordings.filter((wording) => canFill(wording, candidate));
  // Wordings that use parts of the form take precedence.
  const own = tellable.filter((wording) => usesForm(wording, candidate.plot));
  const choices = own.length > 0 ? own : tellable;
  return choices[hashText(key) % choices.length];
}

/** The index of a wording that all linked beats can fill. */
function linkedChoice(candidate: Candidate, key: string): number | undefined {
  const linked = candidate.plot.beats.filter((beat) => beat.linked);
  const numbers = [...(linked[0]?.wordings ?? []).keys()].filter((number) =>
    linked.every(({ wordings }) => canFill(wordings[number] ?? '', candidate)),
  );
  return numbers[hashText(`${key} linked`) % numbers.length];
}

export type Known = {
  holes: ReadonlyMap<string, string>;
  cast: Cast;
  /** Writes words of a hole as they were typed. */
  retyped?: ((words: string) => string) | undefined;
};

/** These take no article; other roles do ("a notary"). */
const PERSON_NAMES: ReadonlySet<string> = new Set([...NAMES.she, ...NAMES.he]);
/** A hole after this follows a sentence that ended in quotation marks. */
const SENTENCE_BEFORE = /\."\s$/u;
/** A hole after this continues a sentence inside quotation marks: `It got me "tenure"`. */
const QUOTE_BEFORE =
  /,["'] [^"'.!?]*, ["']$|\b(?:me|it|him|her|us|a|an|the|my|our|for|to|of|with) "$/u;

/** "Some shoes", "some milk": a captured noun that takes neither "a" nor "an". */
const isSome = (name: string, holes: Known['holes']) =>
  holes.has(`${name}.many`) || holes.has(`${name}.mass`);

const DETERMINER = /^(?:my|our|the|an?|his|her|their) /iu;

/**
 * Fills the holes of a wording, capitalises sentences and removes repeated punctuation. Full stops and commas move
 * inside quotation marks unless `keepsStops`: replies count sentences by the stops outside.
 */
export function fill(wording: string, { holes, cast, retyped }: Known, keepsStops = false): string {
  const filled = wording.replace(
    /\{(?:(an?|the) )?([^{}]+)\}/gu,
    (hole, article: string | undefined, name: string, at: number) => {
      const words = cast[name] ?? holes.get(name) ?? hole;
      const isOurs = Object.hasOwn(cast, name);
      const typed = (said: string) => (isOurs ? said : (retyped?.(said) ?? said));
      if (article === undefined) {
        const before = wording.slice(0, at);
        if (SENTENCE_BEFORE.test(before)) return typed(capitalised(words));
        return typed(QUOTE_BEFORE.test(before) ? (holes.get(`${name}.raw`) ?? words) : words);
      }
      if (Object.hasOwn(cast, name) && PERSON_NAMES.has(words)) return words;
      return article === 'the'
        ? `the ${typed(words.replace(DETERMINER, ''))}`
        : `${isSome(name, holes) ? 'some' : articleFor(words)} ${typed(words)}`;
    },
  );
  const tidied = tidy(filled);
  return capitals(keepsStops ? tidied : tidied.replace(/(\w)"([.,])(?=\s|$)/gu, '$1$2"'));
}

/** Removes punctuation that both the wording and the typed words brought. */
function tidy(line: string): string {
  return line
    .replace(/([?!…])(["']?)\.(?=\s|$|["'])/gu, '$1$2')
    .replace(/([?!…])([.,])(?=["'])/gu, '$1')
    .replace(/([?!…]"),/gu, '$1')
    .replace(/\.\.(?=["'\s]|$)/gu, '.');
}

/** Capitalises the line, each sentence and each quoted sentence. */
function capitals(line: string): string {
  const upper = line.replace(
    /^(["'“(]*)(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
  return upper.replace(
    /([.!?]["']? ["']?)(\p{Ll})(?=\p{L}*)/gu,
    (whole, marks: string, letter: string, at: number) =>
      isAbbreviation(upper, at) || marks.includes('" ') ? whole : marks + letter.toUpperCase(),
  );
}

function isAbbreviation(line: string, at: number): boolean {
  return (
    /(?:^|\s)(?:[ap]\.m|mr|mrs|ms|dr|vs|no|e\.g|i\.e|st|et al)$/iu.test(line.slice(0, at)) ||
    !endsSentence(line.slice(0, at + 1))
  );
}
