import { verbByForm } from '../language/verbs.ts';
import { JARGON_NOUNS, PRONOUNS } from './jargon.ts';

/** The subject of a clause in jargon, and which verb forms agree with it. */
export type SentenceSubject = {
  said: string;
  person: 'I' | 'one' | 'many';
  /** Its noun has a title in jargon.json, which is a translation by itself. */
  isTitled: boolean;
  /** The clause after the subject. */
  rest: string;
};

/** Adverbs that may precede the verb without changing its meaning. */
export const SUBJECT_ADVERBS =
  /^(?:just|finally|accidentally|really|also|actually|literally|still|only|basically|totally|probably) /iu;

/** Whether the words begin with a finite verb. */
export function startsWithVerb(text: string): boolean {
  const [first = ''] = text.replace(SUBJECT_ADVERBS, '').toLowerCase().split(' ');
  return (
    /^(?:am|is|are|was|were|did|do|does|cannot|could|will|would|must|should|have|has|had|want|need|got)$/u.test(
      first,
    ) || verbByForm('past', first) !== undefined
  );
}

/** Reads the subject at the start of a clause; undefined when it is not known. */
export function readSubject(clause: string): SentenceSubject | undefined {
  if (/^i /iu.test(clause))
    return { said: 'I', person: 'I', isTitled: false, rest: clause.slice(2) };
  const pronoun = /^(no one|\p{L}+) (?=\S)/iu.exec(clause);
  const titled = longestTitled(clause);
  const said = titled?.said ?? PRONOUNS.get(pronoun?.[1]?.toLowerCase() ?? '');
  if (said === undefined) return untitledSubject(clause);
  const rest = clause.slice(titled?.length ?? pronoun?.[0].length ?? 0);
  const isTitled = said.includes(' ');
  return said.startsWith('*')
    ? { said: said.slice(1), person: 'many', isTitled, rest }
    : { said, person: 'one', isTitled, rest };
}

const DETERMINER = '(?:my|our|the|a|an|this|that)';
const AUXILIARY = '(?:am|is|are|was|were|has|have|had|will|would|did|does|do|cannot|could)';
/** "The printer on the third floor is …": the place follows the title. */
const WITH_PLACE = new RegExp(
  `^(?:my|our|the|this|that) (?:[\\p{L}'-]+ )?([\\p{L}'-]+) ((?:on|in|at|from|near|of) (?:(?!${AUXILIARY}\\b)[\\p{L}'-]+ ){1,5})(?=${AUXILIARY}\\b)`,
  'iu',
);
// "The neighbour's dog" has an owner and no title.
const NOUN_PHRASES = ['(?:[\\p{L}-]+ )?', ''].map(
  (adjective) => new RegExp(`^(${DETERMINER}) ${adjective}([\\p{L}'-]+) (?=\\S)`, 'iu'),
);
const NOT_MINE = /^(?:an?|this|that)$/iu;

function longestTitled(clause: string): { said: string; length: number } | undefined {
  const [whole = '', noun = '', place = ''] = WITH_PLACE.exec(clause) ?? [];
  const title = JARGON_NOUNS.get(noun.toLowerCase());
  if (title !== undefined) return { said: `${title} ${place.trim()}`, length: whole.length };
  for (const pattern of NOUN_PHRASES) {
    const [found = '', determiner = '', word = ''] = pattern.exec(clause) ?? [];
    const said = JARGON_NOUNS.get(word.toLowerCase());
    if (said?.startsWith('my ') && NOT_MINE.test(determiner)) return undefined;
    if (said !== undefined) return { said, length: found.length };
  }
  return undefined;
}

/** "Dr. Ruiz", "my stapler": a subject without a title stays as typed. */
function untitledSubject(clause: string): SentenceSubject | undefined {
  const [, person = '', does = ''] =
    /^((?:Dr|Mr|Mrs|Ms|Mx|Prof)\.? \p{Lu}[\p{L}'-]+) (.+)$/u.exec(clause) ?? [];
  if (person !== '' && startsWithVerb(does))
    return { said: person, person: 'one', isTitled: false, rest: does };
  const [, name = '', rest = ''] =
    /^((?:my|our|the|this|that) [\p{L}'-]+) (.+)$/iu.exec(clause) ?? [];
  if (name === '' || !startsWithVerb(rest)) return undefined;
  const number = /[^s]s$/iu.test(name) ? 'many' : 'one';
  return { said: name.toLowerCase(), person: number, isTitled: false, rest };
}
