import { wordSet, wordPairs } from './words.ts';
import { modifiesNext } from './compounds.ts';
import { VERB_FORMS, verbByForm } from './verbs.ts';
import { CLASSES_OF, PHRASES } from './word-classes.ts';

/** A word of a text, or a known phrase ("ice cream"), with the features that patterns match. */
export type Token = {
  /** As typed. */
  text: string;
  /** In lower case. */
  low: string;
  /** The word and its possible lemmas: "mice" is also "mouse". */
  lemmas: ReadonlySet<string>;
  /** Its classes in comedy/language/word-classes.ts. */
  classes: ReadonlySet<string>;
  sentence: number;
  /** A comma or another mark precedes it. */
  breaks: boolean;
  /** It is inside quotation marks. */
  quoted: boolean;
  /** The first part of a compound ("coffee" in "coffee mug") or a possessive. */
  modifies: boolean;
  /** A capital that neither a sentence start nor a headline explains: a name. */
  proper: boolean;
};

const WORD =
  /\d{1,3}(?:,\d{3})+(?:\.\d+)?|[\p{L}\p{N}]+(?:['&.-][\p{L}\p{N}]+)*|[$€£#%]|["]|[.!?…]+|[,;:()–—]|\p{Extended_Pictographic}/gu;
const SENTENCE_END = /^[.!?…]+$/u;
const BREAK = /^[,;:()–—]$/u;

const IRREGULAR_NOUNS = wordPairs(
  'mice mouse men man women woman children child people person feet foot teeth tooth geese goose knives knife wives wife leaves leaf shelves shelf halves half wolves wolf loaves loaf',
);
/** Words after which "'s" means "is" or "has". */
const CONTRACTED = wordSet('it that he she who what there here how where let everyone nobody');
/** Nouns with the ending of a verb form. */
const NOT_VERBS = wordSet(
  'meeting wedding building evening morning ceiling earring something anything everything nothing during bed red seed feed speed hundred naked wicked indeed',
);
const ENDING = /^(.{2,}?)(ied|ies|ing|ed|es|s)$/u;

function lemmasOf(low: string): Set<string> {
  const lemmas = new Set([low]);
  const noun = IRREGULAR_NOUNS.get(low);
  if (noun !== undefined) lemmas.add(noun);
  if (NOT_VERBS.has(low)) return lemmas;
  for (const form of VERB_FORMS) {
    const verb = verbByForm(form, low);
    if (verb) lemmas.add(verb.base);
  }
  for (const lemma of stemsOf(low)) lemmas.add(lemma);
  return lemmas;
}

/** A one-syllable stem doubles its last letter before an ending: "hated" is not from "hat". */
const DOUBLES = /^[^aeiou]*[aeiou][^aeiouwxy]$/u;

function stemsOf(low: string): string[] {
  const [, stem = '', ending = ''] = ENDING.exec(low) ?? [];
  switch (ending) {
    case 'ied':
    case 'ies':
      return [`${stem}y`, `${stem}ie`];
    case 'ing':
    case 'ed': {
      const plain = DOUBLES.test(stem) ? [] : [stem];
      return [...plain, `${stem}e`, ...(/(.)\1$/u.test(stem) ? [stem.slice(0, -1)] : [])];
    }
    case 'es': {
      const leaf = stem.endsWith('v') ? [`${stem.slice(0, -1)}f`] : [];
      return [`${stem}e`, ...leaf, ...(/(?:[sxzo]|ch|sh)$/u.test(stem) ? [stem] : [])];
    }
    case 's':
      return stem.endsWith('s') ? [] : [stem];
    default:
      return [];
  }
}

/** Splits a cleaned text into words. Punctuation is stored on the word after it. */
export function tokensOf(text: string): Token[] {
  const words: Token[] = [];
  let [sentence, breaks, quoted] = [0, false, false];
  for (const [found] of text.matchAll(WORD)) {
    if (SENTENCE_END.test(found)) {
      sentence += words.length > 0 ? 1 : 0;
      continue;
    }
    if (found === '"') quoted = !quoted;
    else if (BREAK.test(found)) breaks = true;
    else {
      words.push(wordToken(found, { sentence, breaks, quoted }));
      breaks = false;
    }
  }
  const titled = titledSentences(words);
  return joinPhrases(words).map((word, at, all) => ({
    ...word,
    classes: isColor(all, at) ? NO_CLASSES : word.classes,
    modifies: word.modifies || modifiesNext(all, at),
    proper:
      /^\p{Lu}/u.test(word.text) &&
      all[at - 1]?.sentence === word.sentence &&
      !titled.has(word.sentence),
  }));
}

/** Sentences in headline case, where capitals carry no information. */
function titledSentences(words: readonly Token[]): Set<number> {
  const counts = new Map<number, { capital: number; all: number }>();
  for (const { text, low, sentence } of words) {
    const { capital, all } = counts.get(sentence) ?? { capital: 0, all: 0 };
    const isCapital = all > 0 && low !== 'i' && /^\p{Lu}/u.test(text);
    counts.set(sentence, { capital: capital + (isCapital ? 1 : 0), all: all + 1 });
  }
  const isTitled = ({ capital, all }: { capital: number; all: number }) => capital * 2 > all;
  return new Set([...counts].flatMap(([sentence, count]) => (isTitled(count) ? [sentence] : [])));
}

/** Classes that a form of a verb loses: "microwaved" is no microwave, "drank" no drink. */
const THING_CLASSES =
  'animal pet bird wildlife insect food fruit vegetable sweet meal drink hotdrink gadget phone computer appliance officemachine robot machine vehicle transit garment footwear household bodypart furniture carried instrument plant shop place weather money person'.split(
    ' ',
  );

const NO_CLASSES: ReadonlySet<string> = new Set();
const COLOR_NAMES = wordSet(
  'orange peach lime lemon plum olive salmon rose mint chocolate cherry cream coral lavender violet aubergine mustard',
);

/** Whether a fruit is a color: "dyed my hair orange". */
function isColor(words: readonly Token[], at: number): boolean {
  const word = words[at];
  if (!word || !COLOR_NAMES.has(word.low)) return false;
  const before = words.slice(Math.max(0, at - 5), at);
  const isSame = ({ sentence }: Token) => sentence === word.sentence;
  return before.some(
    (other) =>
      isSame(other) &&
      (['dye', 'paint', 'bleach', 'color', 'colour'].some((verb) => other.lemmas.has(verb)) ||
        (other.lemmas.has('turn') &&
          words[at - 1] !== undefined &&
          !/^(?:an?|the)$/u.test(words[at - 1]?.low ?? ''))),
  );
}

type Place = Pick<Token, 'sentence' | 'breaks' | 'quoted'>;

function wordToken(text: string, place: Place): Token {
  const low = text.toLowerCase();
  const owner = /^(.+)'s?$/u.exec(low)?.[1];
  const modifies = owner !== undefined && !CONTRACTED.has(owner);
  const lemmas = lemmasOf(modifies ? owner : low);
  const classes = classesOf(lemmas);
  const isVerb = /.(?:ed|ing)$/u.test(low) || verbByForm('past', low) !== undefined;
  if (isVerb && !CLASSES_OF.has(low)) for (const name of THING_CLASSES) classes.delete(name);
  return { text, low, lemmas, classes, modifies, proper: false, ...place };
}

function classesOf(lemmas: ReadonlySet<string>): Set<string> {
  const classes = new Set<string>();
  for (const lemma of lemmas) for (const name of CLASSES_OF.get(lemma) ?? []) classes.add(name);
  return classes;
}

/** Joins known phrases ("vending machine") into one token, longest first. */
function joinPhrases(words: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at);
    const word = words[at] as Token;
    if (phrase === undefined) {
      joined.push(word);
      at += 1;
      continue;
    }
    const parts = words.slice(at, at + phrase.length);
    const text = parts.map((part) => part.text).join(' ');
    const lemmas = new Set([text.toLowerCase(), phrase.join(' ')]);
    joined.push({ ...word, text, low: text.toLowerCase(), lemmas, classes: classesOf(lemmas) });
    at += phrase.length;
  }
  return joined;
}

function phraseAt(words: readonly Token[], at: number): readonly string[] | undefined {
  const first = words[at] as Token;
  for (const lemma of first.lemmas) {
    const phrase = (PHRASES.get(lemma) ?? []).find((parts) =>
      parts.every((part, index) => {
        const word = words[at + index];
        return (
          word?.lemmas.has(part) &&
          (index === 0 || (!word.breaks && word.sentence === first.sentence))
        );
      }),
    );
    if (phrase) return phrase;
  }
  return undefined;
}
