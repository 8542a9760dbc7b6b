import { either, pattern } from '../language/pattern-parts.ts';
import { wordPairs } from '../language/words.ts';
import { isPlural } from '../language/nouns.ts';
import { type Gender, genderOf, isFirstName } from './gender.ts';

/** The employee of Fake Work, with the name if one was typed. */
export type NamedRole = {
  bare: string;
  np: string;
  name: string | undefined;
  gender: Gender;
};

const LEAD = /^(?:(one of )?(?:the|our|my|these|those|all|some)|an?) /iu;
const NAMED = /,? (?:named|called|whose name is) (\p{Lu}[\p{L}'-]+)$|, (\p{Lu}[\p{L}'-]+)$/u;
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
  return /^\p{Lu}\p{Ll}+$/u.test(text) && isFirstName(text.toLowerCase());
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
