import { beginsWithVerb } from './begins-with-verb.ts';
import { wordIn } from './own-lookup.ts';

/** Who a clause is about: how they are called in a suit, and which forms of a verb go with them. */
export type Subject = {
  said: string;
  person: 'I' | 'one' | 'many';
  /** Has a name of ours, which is a translation by itself. */
  isTitled: boolean;
  rest: string;
};

/** People and things of an office and a home, by the last word of their name. "*": several of them. */
const NOUNS: Readonly<Record<string, string>> = {
  boss: 'senior leadership',
  manager: 'leadership',
  supervisor: 'leadership',
  ceo: 'the visionary upstairs',
  coworker: 'a cross-functional partner',
  colleague: 'a cross-functional partner',
  coworkers: '*my cross-functional partners',
  colleagues: '*my cross-functional partners',
  team: 'my high-performing team',
  intern: 'our youngest thought leader',
  client: 'a key stakeholder',
  customer: 'a key stakeholder',
  clients: '*our key stakeholders',
  customers: '*our key stakeholders',
  wife: 'my domestic co-founder',
  husband: 'my domestic co-founder',
  girlfriend: 'my strategic partner',
  boyfriend: 'my strategic partner',
  partner: 'my strategic partner',
  mom: 'my earliest investor',
  mum: 'my earliest investor',
  mother: 'my earliest investor',
  dad: 'my earliest investor',
  father: 'my earliest investor',
  parents: '*my earliest investors',
  son: 'my most junior report',
  daughter: 'my most junior report',
  kid: 'my most junior report',
  baby: 'my most junior report',
  kids: '*my most junior reports',
  children: '*my most junior reports',
  friend: 'a trusted advisor',
  friends: '*my advisory board',
  roommate: 'my co-located partner',
  neighbor: 'an adjacent stakeholder',
  neighbour: 'an adjacent stakeholder',
  neighbors: '*the adjacent stakeholders',
  landlord: 'my infrastructure partner',
  dog: 'my dog, who leads Culture,',
  cat: 'my cat, who chairs the board,',
  doctor: 'an external consultant',
  dentist: 'an external consultant',
  bus: 'the regional mobility platform',
  train: 'the regional mobility platform',
  car: 'my mobility asset',
  computer: 'my core infrastructure',
  laptop: 'my core infrastructure',
  phone: 'my mobile headquarters',
  printer: 'our legacy publishing partner',
  wifi: 'our connectivity layer',
  internet: 'our connectivity layer',
  alarm: 'my scheduling infrastructure',
  meeting: 'the alignment session',
  call: 'the alignment session',
  meetings: '*the alignment sessions',
  email: 'the written deliverable',
  emails: '*the written deliverables',
  presentation: 'the keynote',
  project: 'the flagship initiative',
  deadline: 'the delivery milestone',
  job: 'my current engagement',
  flight: 'my long-range mobility platform',
  commute: 'my daily transformation journey',
  lunch: 'the midday offering',
  dinner: 'the evening offering',
  coffee: 'the warm deliverable',
  fridge: 'the shared storage solution',
  elevator: 'the vertical mobility solution',
  weather: 'the macro environment',
};

const OTHERS: Readonly<Record<string, string>> = {
  we: '*we',
  they: '*they',
  he: 'he',
  she: 'she',
  it: 'it',
  this: 'this',
  that: 'that',
  everyone: 'every stakeholder',
  everybody: 'every stakeholder',
  nobody: 'not one stakeholder',
  'no one': 'not one stakeholder',
  someone: 'a stakeholder',
  somebody: 'a stakeholder',
};

const OWNED = /^(?:my|our|the|a|an|this|that) (?:[\p{L}'-]+ )?([\p{L}'-]+) (?=\S)/iu;

/** Reads who a clause begins with; undefined when that is nobody we know. */
export function readSubject(clause: string): Subject | undefined {
  if (/^i /iu.test(clause))
    return { said: 'I', person: 'I', isTitled: false, rest: clause.slice(2) };
  const named = /^(no one|\p{L}+) (?=\S)/iu.exec(clause);
  const other = wordIn(OTHERS, named?.[1]?.toLowerCase());
  const owned = longestOwned(clause);
  const said = owned?.said ?? other;
  if (said === undefined) return unknownThing(clause);
  const rest = clause.slice(owned?.length ?? named?.[0].length ?? 0);
  const isTitled = said.includes(' ');
  return said.startsWith('*')
    ? { said: said.slice(1), person: 'many', isTitled, rest }
    : { said, person: 'one', isTitled, rest };
}

const SPEAKS_OF = '(?:am|is|are|was|were|has|have|had|will|would|did|does|do|cannot|could)';
/** "The printer on the third floor is …": the place goes on with the title. */
const PLACED = new RegExp(
  `^(?:my|our|the|this|that) (?:[\\p{L}'-]+ )?([\\p{L}'-]+) ((?:on|in|at|from|near|of) (?:(?!${SPEAKS_OF}\\b)[\\p{L}'-]+ ){1,5})(?=${SPEAKS_OF}\\b)`,
  'iu',
);

function longestOwned(clause: string): { said: string; length: number } | undefined {
  const [whole = '', noun, place = ''] = PLACED.exec(clause) ?? [];
  const title = wordIn(NOUNS, noun?.toLowerCase());
  if (title !== undefined) return { said: `${title} ${place.trim()}`, length: whole.length };
  for (const pattern of [OWNED, /^(?:my|our|the|a|an|this|that) ([\p{L}'-]+) (?=\S)/iu]) {
    const match = pattern.exec(clause);
    const said = wordIn(NOUNS, match?.[1]?.toLowerCase());
    if (match && said !== undefined) return { said, length: match[0].length };
  }
  return undefined;
}

/** Somebody's thing without a title: it keeps its name. */
function unknownThing(clause: string): Subject | undefined {
  const person = /^((?:Dr|Mr|Mrs|Ms|Mx|Prof)\.? \p{Lu}[\p{L}'-]+) (.+)$/u.exec(clause);
  if (person && beginsWithVerb(person[2] ?? ''))
    return { said: person[1] ?? '', person: 'one', isTitled: false, rest: person[2] ?? '' };
  const [, name = '', rest = ''] =
    /^((?:my|our|the|this|that) [\p{L}'-]+) (.+)$/iu.exec(clause) ?? [];
  if (name === '' || !beginsWithVerb(rest)) return undefined;
  const number = /[^s]s$/iu.test(name) ? 'many' : 'one';
  return { said: name.toLowerCase(), person: number, isTitled: false, rest };
}
