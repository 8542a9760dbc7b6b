import { pattern, words } from '../language/pattern-parts.ts';
import { CLASSES_OF } from '../language/word-classes.ts';
import { NAMES } from './names.ts';

/** Decides the pronoun of a person in a later line; `unsure` is a name of either. */
export type Gender = 'she' | 'he' | 'unsure' | undefined;

const SHE_NAMES = new Set([
  ...NAMES.she.map((name) => name.toLowerCase()),
  ...'karen sarah emma anna laura lisa julia kate katie jen jenny jennifer jessica amy susan linda nancy brenda mia ella lily sophie chloe hannah olivia grace lucy maria ana priya yuki marie ingrid deborah debbie sharon barbara patricia carol diane janet helen ruth doris margaret martha greta nina tina gina fiona claire rachel rebecca becky megan ashley brittany tiffany amanda melissa heather tara tracy stacy wendy cindy sandra sandy donna michelle nicole natalie vanessa'.split(
    ' ',
  ),
]);
const HE_NAMES = new Set([
  ...NAMES.he.map((name) => name.toLowerCase()),
  ...'kevin dave steve mike bob john tom tim jim james david mark paul peter dan daniel gary greg brian kyle josh matt max ben nick rob robert bill joe frank george carl eric ryan jason sean adam luke jack harry oliver leo noah carlos jose luis raj ahmed ali hans klaus pierre sven phil ken larry jerry todd brad chad doug craig don ted fred stan walter henry gerald ian colin nigel trevor derek malcolm victor vince tony andy scott keith roger ralph russell neil stuart graham simon martin alan howard'.split(
    ' ',
  ),
]);
const HE = pattern(
  'iu',
  /(?<!\p{L})/u,
  words(
    'guy man boy dude gentleman husband father dad daddy brother uncle son grandpa grandfather nephew waiter salesman handyman',
    'doorman postman mailman fireman king boyfriend bf hubby hubs papa grandad granddad grandson stepson stepdad stepfather',
    'stepbrother bloke chap repairman foreman opa',
  ),
  /s?(?!\p{L})/u,
);
const SHE = pattern(
  'iu',
  /(?<!\p{L})/u,
  words(
    'woman girl lady wife mother mom mum sister aunt daughter grandma grandmother niece waitress actress saleswoman hostess',
    'queen widow girlfriend gf mama mommy mummy mam nana nan granny gran aunty auntie granddaughter stepdaughter stepmom',
    'stepmum stepmother stepsister fiancée missus oma abuela',
  ),
  /s?(?!\p{L})/u,
);

/** The gender that the words for a person show, or else the name. */
export function genderOf(bare: string, name: string | undefined): Gender {
  if (SHE.test(bare)) return 'she';
  if (HE.test(bare)) return 'he';
  if (name === undefined) return undefined;
  if (SHE_NAMES.has(name.toLowerCase())) return 'she';
  return HE_NAMES.has(name.toLowerCase()) ? 'he' : 'unsure';
}

/** Whether the lower-case word is a first name that is known here. */
export function isFirstName(word: string): boolean {
  return SHE_NAMES.has(word) || HE_NAMES.has(word) || (CLASSES_OF.get(word) ?? []).includes('name');
}
