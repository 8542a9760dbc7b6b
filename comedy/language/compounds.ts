import { isKnownNoun, looksPlural } from './nouns.ts';
import { verbByForm } from './verbs.ts';
import { CLASSES_OF } from './word-classes.ts';
import { wordSet } from './words.ts';
import type { Token } from './tokens.ts';

/** Nouns that form a compound with any noun before them. */
const COMPOUND_HEADS = wordSet(
  `machine maker food video park shop store house meeting table door bag box bottle class lesson card ticket bill seat brand owner pot cup mug filter
  bean toy bed collar leash hair movie show song game party store stand truck sandwich soup salad sauce cake pie juice oil shell case cover screen
  battery app number call charger holder room stain spill cart recipe shirt print poop vomit sitter walker trainer tree scratch bite wash insurance
  dealer alarm key keys keyboard strap rack bar aisle section department counter court club match practice tournament cream cutter peel delivery order`,
);

/** More of them, which end a compound only after the name of a thing or animal in the singular. */
const THING_HEADS = wordSet(
  `supply streak litter membership license licence fountain cone tray tub basket bucket jar lid plate knife spoon bowl tin tube crate cage tank flap hutch kennel coop
  bench chair desk shelf drawer cupboard cabinet closet rail hook hanger basin tap sink hose pipe cable cord lead plug socket adapter dock cushion
  pillow blanket towel curtain rug mat sheet cloth paper roll crumb crumbs skin seed seeds peeler grinder grater press mixer pan rack sale stall counter
  menu voucher coupon receipt subscription password account code page site link group thread channel post reply signature background meter light lamp
  bulb switch button handle remote lock chain belt buckle lace laces sleeve collar pocket zipper ring band rope net pole board tower garage garden
  driveway roof ceiling wall window frame mirror manual guide book chapter show host driver guard attendant manager desk lot space permit ramp pass
  badge stop station platform tyre tire wheel engine horn trunk boot hood mower trimmer shed feeder bath monitor gate bottle brush comb polish remover
  spray powder tablet tablets cleaner detergent softener stick sticks bread roll burger pizza fries wings nuggets dip dressing topping sprinkles batter
  dough crust slice casserole stew curry crumble toastie bagel muffin biscuit cookie cracker bun latte foam syrup bag set kit box pack patch plant
  plants leaf leaves pod pods poppers soufflé brûlée purée fondue éclair`,
);

/** A noun after one of these verbs and a person or animal is a second object: "gave my dog cake". */
const GIVING = wordSet(
  `give feed buy bring sew knit make show send get put throw lend teach tell ask owe pay pour serve cook bake hand offer promise read sell toss write
  order call name paint pass grant save leave win order`,
);
const LIVING = ['person', 'animal'];
const ANIMALS = ['animal', 'pet', 'bird', 'wildlife', 'insect', 'livestock'];
const BREAKS_NO_COMPOUND = ['person', 'name', 'money', 'weather'];
/** Nouns that are as often adverbs, times or verbs: "took my dog home". */
const LOOSE_NOUNS = wordSet(
  `home back time day night morning evening afternoon week weekend month year today tomorrow yesterday side front left right thing way one work down
  light dead hope love mind point help pay need want turn stay sleep rest break end change fire light ring cut set put hit`,
);
/** How many words before an animal are searched for a verb of giving. */
const REACH = 4;

const hasClass = ({ classes }: Token, names: readonly string[]) =>
  names.some((name) => classes.has(name));

/** Whether the word at an index is the first part of a compound: "coffee" in "coffee mug", "cat" in "cat litter box". */
export function modifiesNext(words: readonly Token[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next || next.breaks || next.sentence !== word.sentence) return false;
  if (word.classes.size === 0 && !THING_HEADS.has(word.low)) return false;
  const singular = next.low.replace(/s$/u, '');
  if (COMPOUND_HEADS.has(next.low) || COMPOUND_HEADS.has(singular))
    return !isFed(words, at) && !isDeedOf(word, next);
  return isPattern(words, at) || isThingOfThing(words, at);
}

/** "My boss calls me champ", "my dog scratches the sofa". */
const isDeedOf = (word: Token, { low }: Token) =>
  hasClass(word, LIVING) && low.endsWith('s') && verbByForm('third', low) !== undefined;

/** "Gave my dog cake", but not "bought dog food". */
function isFed(words: readonly Token[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]] as [Token, Token];
  const isNamed = /^(?:the|my|our|your|his|her|their)$/u.test(words[at - 1]?.low ?? '');
  return isNamed && next.classes.has('food') && hasClass(word, LIVING) && isGiven(words, at);
}

/** A thing before a thing without a determiner between them is its kind: "kitchen sink", "tennis racket". */
function isThingOfThing(words: readonly Token[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]] as [Token, Token];
  if (looksPlural(word.low) || /'s?$/u.test(word.low) || word.quoted !== next.quoted) return false;
  const isAnimal = hasClass(word, ANIMALS) && !word.classes.has('food');
  if (isAgeOf(word, next)) return true;
  // "Office" is also the colleagues in it.
  if (!isAnimal && !word.classes.has('place') && hasClass(word, BREAKS_NO_COMPOUND)) return false;
  if (isAnimal && isGiven(words, at)) return false;
  return isThing(next, isAnimal) && !mayBeVerb(words, at);
}

/** "My 4-year-old twin daughters". */
const isAgeOf = ({ low }: Token, next: Token) =>
  /-year-old$|^twin$/u.test(low) && next.classes.has('child');

function isThing(next: Token, isOfAnimal: boolean): boolean {
  const { low } = next;
  const singular = low.replace(/s$/u, '');
  if (LOOSE_NOUNS.has(low) || LOOSE_NOUNS.has(singular) || isFiniteForm(low)) return false;
  if (THING_HEADS.has(low) || THING_HEADS.has(singular)) return true;
  if (hasClass(next, BREAKS_NO_COMPOUND) || hasClass(next, ANIMALS)) return false;
  return !isOfAnimal && (next.classes.size > 0 || isKnownNoun(low));
}

/** "The phone rings", "the toaster quit", "the scooter called": a third person or a past form. */
function isFiniteForm(low: string): boolean {
  const isVerb = (['third', 'past'] as const).some((form) => verbByForm(form, low) !== undefined);
  return isVerb || (/(?:ed|ing)$/u.test(low) && !CLASSES_OF.has(low) && !isKnownNoun(low));
}

/** "I text clients": a verb, unless something before it says that it is a noun. */
function mayBeVerb(words: readonly Token[], at: number): boolean {
  const low = words[at]?.low ?? '';
  if (verbByForm('base', low) === undefined) return false;
  const before = words[at - 1];
  if (!before || before.sentence !== words[at]?.sentence) return true;
  return !/^(?:an?|the|my|our|your|his|her|their|this|every|no|some|in|on|at|of|for|with|from|by|old|new)$|'s$/u.test(
    before.low,
  );
}

function isGiven(words: readonly Token[], at: number): boolean {
  const { sentence } = words[at] as Token;
  return words
    .slice(Math.max(0, at - REACH), at)
    .some(
      (other) =>
        other.sentence === sentence && [...other.lemmas].some((lemma) => GIVING.has(lemma)),
    );
}

const PATTERNED = ['animal', 'fruit', 'vegetable', 'plant'];
const WORN = ['garment', 'footwear', 'carried'];

/** Whether an animal or plant is a print on clothes: "my frog wellies". */
function isPattern(words: readonly Token[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]] as [Token, Token];
  const isOn = hasClass(word, PATTERNED) && !word.classes.has('person');
  return isOn && !next.modifies && hasClass(next, WORN) && !isGiven(words, at);
}
