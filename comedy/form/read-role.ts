import { either, pattern, words } from '../language/pattern-parts.ts';
import { wordPairs } from '../language/words.ts';
import { isPlural } from '../language/nouns.ts';
import { NAMES } from './names.ts';
import { CLASSES_OF } from '../language/word-classes.ts';

/** The employee of Fake Work, with the name if one was typed. */
export type NamedRole = {
  bare: string;
  np: string;
  name: string | undefined;
  /** Decides the pronoun in a later line. */
  gender: 'she' | 'he' | 'unsure' | undefined;
};

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
const LEAD = /^(?:(one of )?(?:the|our|my|these|those|all|some)|an?) /iu;
const NAMED = /,? (?:named|called|whose name is) (\p{Lu}[\p{L}'-]+)$|, (\p{Lu}[\p{L}'-]+)$/u;
const HE = pattern(
  'iu',
  /\b/u,
  words(
    'guy man boy dude gentleman husband father dad brother uncle son grandpa grandfather nephew waiter salesman handyman',
    'doorman postman mailman fireman king',
  ),
  /s?\b/u,
);
const SHE =
  /\b(?:woman|girl|lady|wife|mother|mom|mum|sister|aunt|daughter|grandma|grandmother|niece|waitress|actress|saleswoman|hostess|queen|widow)s?\b/iu;
const DEPARTMENT = pattern(
  'iu',
  /^/u,
  either(
    /hr|it|pr|qa|r&d|accounting|sales|marketing|legal|finance|payroll|security|reception|support|procurement|engineering/u,
    /facilities|operations|human resources|customer service|catering/u,
  ),
  /$/u,
);
const COLLECTIVE =
  /^(?:team|staff|people|everyone|everybody|employees|colleagues|coworkers|co-workers)$/iu;

/** Reads the role; undefined if it is no noun phrase. */
export function readRole(clean: string, isRead: boolean): NamedRole | undefined {
  const named = NAMED.exec(clean);
  const [typed, isName] = [clean.replace(NAMED, ''), isPersonName(clean)];
  const name = isName ? clean : (named?.[1] ?? named?.[2]);
  if (!isName && !isRead) return undefined;
  const lead = LEAD.exec(typed)?.[0].toLowerCase().trim() ?? 'our';
  const bare = isName ? 'colleague' : singular(lowered(typed.replace(LEAD, '')));
  const gender = genderOf(bare, name);
  if (DEPARTMENT.test(bare)) {
    const from = `colleague from ${/^.{2,3}$/u.test(bare) ? bare.toUpperCase() : bare}`;
    return { bare: from, np: `our ${from}`, name, gender };
  }
  const determiner = /^(?:one|these|those|all|some)/u.test(lead) ? 'our' : lead;
  return { bare, np: `${determiner} ${bare}`, name, gender };
}

/** "Dave" is a name and no role. */
function isPersonName(text: string): boolean {
  const isName = (word: string) =>
    SHE_NAMES.has(word) || HE_NAMES.has(word) || (CLASSES_OF.get(word) ?? []).includes('name');
  return /^\p{Lu}\p{Ll}+$/u.test(text) && isName(text.toLowerCase());
}

function genderOf(bare: string, name: string | undefined): NamedRole['gender'] {
  if (SHE.test(bare)) return 'she';
  if (HE.test(bare)) return 'he';
  if (name === undefined) return undefined;
  if (SHE_NAMES.has(name.toLowerCase())) return 'she';
  return HE_NAMES.has(name.toLowerCase()) ? 'he' : 'unsure';
}

function lowered(text: string): string {
  const isTitle = /^\p{Lu}\S* (?:\S+ )*\p{Lu}/u.test(text);
  return isTitle || !/^\p{Lu}\p{Ll}/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

const IRREGULAR = wordPairs('men man women woman people person');

/** The singular: "guys from the warehouse" becomes "guy from the warehouse". */
function singular(text: string): string {
  const end = / (?:from|in|of|at|with|who|on|for|down|to)\b/iu.exec(text)?.index ?? text.length;
  const words = text.slice(0, end).split(' ');
  const last = words.at(-1) ?? '';
  if (COLLECTIVE.test(last)) return `colleague${text.slice(end)}`;
  const one = IRREGULAR.get(last) ?? (isPlural(last.toLowerCase()) ? withoutEnding(last) : last);
  return [...words.slice(0, -1), one].join(' ') + text.slice(end);
}

function withoutEnding(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:sh|ch|x|z|s)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
