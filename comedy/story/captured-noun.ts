import { genderOf } from '../form/gender.ts';
import { isMass, isPlural } from '../language/nouns.ts';
import { isNumber } from '../language/pattern.ts';
import type { Token } from '../language/tokens.ts';
import { wordSet } from '../language/words.ts';

/** A captured noun phrase: from its first word to its head, without the determiner. */
export type Phrase = { from: number; to: number; words: string };

/** The holes beside `{x}` that a captured noun fills: `{x.one}`, `{x.they}` (docs/adding-jokes.md). */
export const NOUN_FORMS = [
  'full',
  'one',
  'many',
  'mass',
  'is',
  'was',
  'has',
  'this',
  'that',
  'they',
  'them',
  'their',
  'are',
  'were',
  'have',
] as const;
type NounForm = (typeof NOUN_FORMS)[number];

const VERBS: Readonly<Partial<Record<NounForm, readonly [string, string]>>> = {
  is: ['is', 'are'],
  was: ['was', 'were'],
  has: ['has', 'have'],
  this: ['this', 'these'],
  that: ['that', 'those'],
};
const VERBS_OF_PRONOUNS: typeof VERBS = {
  are: ['is', 'are'],
  were: ['was', 'were'],
  have: ['has', 'have'],
};
const PRONOUNS = {
  he: { they: 'he', them: 'him', their: 'his' },
  she: { they: 'she', them: 'her', their: 'her' },
  it: { they: 'it', them: 'it', their: 'its' },
  they: { they: 'they', them: 'them', their: 'their' },
} as const;

/** The forms of a captured noun, `full` aside. Those of another number than its own are absent. */
export function formsOfNoun(tokens: readonly Token[], phrase: Phrase): Map<NounForm, string> {
  const number = numberOf(tokens, phrase);
  const pronoun = pronounOf(tokens, phrase, number);
  const forms = new Map<NounForm, string>([[number, phrase.words]]);
  const agree = (verbs: typeof VERBS, isMany: boolean) => {
    for (const [form, pair] of Object.entries(verbs))
      forms.set(form as NounForm, pair[isMany ? 1 : 0]);
  };
  agree(VERBS, number === 'many');
  agree(VERBS_OF_PRONOUNS, pronoun === 'they');
  for (const [form, word] of Object.entries(PRONOUNS[pronoun])) forms.set(form as NounForm, word);
  return forms;
}

const ONE = wordSet('a an one each every another');
const SEVERAL = wordSet('these those several both many few');
/** Singular nouns with the ending of a plural. */
const SINGULAR = wordSet(
  `gas bus boss class business lens canvas christmas vegas texas atlas alias series species chaos thermos maths starbucks mcdonalds mcdonald dominos
  netflix costas kudos asbestos pancreas`,
);
/** Uncountable nouns beside those of comedy/language/words.ts. */
const MASS = wordSet(
  `water juice lemonade soda coke beer whiskey vodka gin champagne prosecco kombucha cider sherry ale lager cocoa chai matcha decaf rice spaghetti
  lasagna sushi curry ramen sourdough bacon ham tuna cheese yogurt yoghurt oatmeal porridge granola chocolate candy gelato custard fudge guacamole
  hummus ketchup mayo mayonnaise mustard flour kale lettuce cabbage takeout takeaway internet garbage recycling luggage underwear rain hail fog thunder
  sleet drizzle jewelry jewellery makeup shampoo toothpaste detergent glue paint ink petrol gasoline diesel fuel electricity rent tofu quinoa seafood
  salmon pasta soup`,
);
const COUNTED_GAME = /(?:game|night|room|war|match|quiz|crossword)$/u;

function numberOf(tokens: readonly Token[], { from, to }: Phrase): 'one' | 'many' | 'mass' {
  const head = tokens[to] as Token;
  const before = tokens[from - 1];
  const low = head.low.replace(/'s?$/u, '');
  const last = low.split(' ').at(-1) ?? low;
  if (before?.sentence === head.sentence) {
    if (ONE.has(before.low)) return 'one';
    if (SEVERAL.has(before.low) || (isNumber(before) && before.low !== '1')) return 'many';
  }
  const isName =
    head.classes.has('name') || (head.proper && last.endsWith('s') && head.classes.size === 0);
  if (isName || SINGULAR.has(last)) return 'one';
  if (head.classes.has('game') && !COUNTED_GAME.test(last.replace(/s$/u, ''))) return 'mass';
  if (!head.classes.has('animal') && (isMass(last) || MASS.has(last))) return 'mass';
  return isPlural(last) ? 'many' : 'one';
}

const LIVING = ['person', 'name', 'animal'];
const isLiving = ({ classes }: Token) => LIVING.some((name) => classes.has(name));
/** "Server" and "office" are also things. */
const isAlsoThing = ({ classes }: Token) => classes.has('machine') || classes.has('place');

type Pronoun = keyof typeof PRONOUNS;

/** The pronoun of a captured noun: what the text says, else what the word or the name beside it does. */
function pronounOf(tokens: readonly Token[], phrase: Phrase, number: string): Pronoun {
  const head = tokens[phrase.to] as Token;
  if (number === 'many') return 'they';
  if (!isLiving(head) || isAlsoThing(head)) return 'it';
  const isAnimal = head.classes.has('animal') && !head.classes.has('name');
  const own = genderOf(phrase.words, nameOf(tokens, phrase.to));
  if (!isAnimal && (own === 'she' || own === 'he')) return own;
  return saidPronoun(tokens, phrase) ?? (isAnimal ? 'it' : 'they');
}

/** The name itself, or the one beside it: "my boss Karen". */
function nameOf(tokens: readonly Token[], at: number): string | undefined {
  const [head, next] = [tokens[at] as Token, tokens[at + 1]];
  if (head.classes.has('name')) return head.low;
  const isBeside = next?.sentence === head.sentence && next.classes.has('name');
  return isBeside ? next.low.replace(/'s$/u, '') : undefined;
}

const HE = /^(?:he|him|his|himself)(?:'|$)/u;
const SHE = /^(?:she|her|hers|herself)(?:'|$)/u;

/** "My dog … he ate it": the pronoun after it, if it can mean no other. */
function saidPronoun(tokens: readonly Token[], { from, to }: Phrase): 'he' | 'she' | undefined {
  const said = tokens.slice(to + 1).find(({ low }) => HE.test(low) || SHE.test(low));
  if (!said) return undefined;
  const pronoun = HE.test(said.low) ? 'he' : 'she';
  const isRival = (token: Token, at: number) => {
    if ((at >= from && at <= to) || !isLiving(token) || isNameOf(tokens, to, at)) return false;
    const gender = genderOf(token.low, token.classes.has('name') ? token.low : undefined);
    return gender === pronoun || gender === undefined || gender === 'unsure';
  };
  return tokens.some(isRival) ? undefined : pronoun;
}

/** "Karen" of "my boss Karen" is the same person. */
const isNameOf = (tokens: readonly Token[], to: number, at: number) =>
  at === to + 1 && tokens[at]?.classes.has('name') === true;
