import { anyOf, either, pattern, words } from '../language/pattern-parts.ts';
import { isGuarded } from '../language/sensitive.ts';

const ROLES = anyOf(
  /boss|manager|mentor|apprentice|trainee|ceo|cto|cfo|founder|co-founder|cofounder|intern|recruiter|candidate/u,
  /interviewer|wife|husband|partner|spouse|daughter|son|toddler|mom|mum|mother|dad|father|grandmother|grandfather/u,
  /grandma|grandpa|sister|brother|uncle|aunt|niece|nephew|neighbor|landlord|therapist|coach|barista|waiter|waitress/u,
  /driver|taxi driver|uber driver|janitor|receptionist|assistant|teacher|professor|colleague|coworker|co-worker/u,
  /client|customer|investor|accountant|lawyer|dentist|plumber|cashier|stranger|roommate|best friend|friend/u,
  /team lead|director|pilot|flight attendant|security guard|mailman|bartender|chef|doctor|nurse/u,
);

const MET_ROLES = anyOf(
  /recruiter|candidate|interviewer|barista|waiter|waitress|taxi driver|uber driver|janitor|receptionist|cashier/u,
  /stranger|security guard|flight attendant|bartender|intern|plumber|professor/u,
);

const OWN = pattern(
  'iu',
  /\b(?:my|our)\s/u,
  /(?:(?:own|dear|amazing|wonderful|brilliant|new|old|former|first|favorite|direct|\d+-year-old|\w+-year-old)\s)?/u,
  '(',
  ROLES,
  ')',
  /(?![\p{L}'-])/u,
);
const MET = new RegExp(
  String.raw`\b(?:a|an|the|this|one)\s(?:(?:young|nice|kind|senior|junior|random)\s)?(${MET_ROLES})(?![\p{L}'-])`,
  'iu',
);
const NAMED = pattern(
  'u',
  /\b/u,
  either(
    /[Tt]hank(?:s| you)(?: so much| a lot)?,?(?: to)?|[Cc]ongrat(?:s|ulations),?(?: to)?|[Gg]rateful (?:to|for)/u,
    /[Ss]hout-?out to|[Kk]udos to|proud of|[Pp]lease welcome|colleague|mentor|manager|friend|boss/u,
  ),
  /\s(\p{Lu}\p{Ll}{2,12})(?![\p{L}'-])/u,
);
const NOT_NAMES = pattern(
  'iu',
  /^/u,
  words(
    'the our all everyone everybody god you your my we team to for and this that these those happy monday tuesday wednesday',
    'thursday friday saturday sunday january february march april june july august september october november december english',
    'american google amazon microsoft apple meta linkedin back home aboard onboard everything life women men people mom mum',
    'dad mother father new each every both everything',
  ),
  /$/u,
);

/** The person of a post as a reply names them: "your boss", "the barista", "Maria"; undefined if unsure. */
export function findPerson(text: string): string | undefined {
  const own = OWN.exec(text)?.[1];
  if (own !== undefined) return `your ${shown(own)}`;
  const named = NAMED.exec(text);
  // "Thank you, Sabrina" at the end is a signature.
  const isSigned =
    named && /^(?:\s\p{Lu}\p{Ll}+)?[\s.!]*$/u.test(text.slice(named.index + named[0].length));
  const name = isSigned === true ? undefined : named?.[1];
  if (name !== undefined && !NOT_NAMES.test(name) && !isGuarded(name)) return name;
  const met = MET.exec(text)?.[1];
  return met === undefined ? undefined : `the ${shown(met)}`;
}

function shown(role: string): string {
  if (/driver$/iu.test(role)) return 'driver';
  return /^c[etf]o$/iu.test(role) ? role.toUpperCase() : role.toLowerCase();
}
