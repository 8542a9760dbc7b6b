import { verbByForm } from '../language/verbs.ts';
import {
  fillTemplate,
  gerundOf,
  IMPERSONAL,
  PREDICATES,
  PRESENT_VERBS,
  JARGON_STATES,
  VERBS,
} from './jargon.ts';
import {
  SUBJECT_ADVERBS,
  readSubject,
  startsWithVerb,
  type SentenceSubject,
} from './read-subject.ts';

/** A clause in jargon: subject and predicate. */
export type Clause = {
  subject: SentenceSubject;
  predicate: string;
  /** It names no subject of its own and continues with that of the clause before. */
  continues: boolean;
  /** The adverbial in front: "now ", or nothing. */
  when: string;
};

const WHEN =
  /^((?:(?:now|today|yesterday|tonight|tomorrow|sometimes|(?:this|last|one) (?:morning|afternoon|evening|night|day|week)),? )?)(.*)$/isu;

/**
 * Rewrites a clause in jargon: "my boss yelled at me" becomes senior leadership sharing real-time feedback. `before` is the
 * subject of the clause before ("… and went home"). Undefined when no table knows a word of it.
 */
export function rewriteClause(clause: string, before?: SentenceSubject): Clause | undefined {
  const [, when = '', plain = ''] = WHEN.exec(expandContractions(clause.trim())) ?? [];
  const impersonal = rewriteImpersonal(plain, when);
  if (impersonal) return impersonal;
  const named = readSubject(plain);
  const subject =
    named ?? (before && startsWithVerb(plain) ? { ...before, rest: plain } : undefined);
  if (!subject) return undefined;
  const verb = withoutPerfect(subject.rest.replace(SUBJECT_ADVERBS, ''));
  const predicate = byPattern(verb, subject) ?? byState(verb, subject) ?? byVerb(verb, subject);
  const continues = named === undefined;
  if (predicate !== undefined) return { subject, predicate, continues, when };
  // A titled subject alone is a translation.
  return subject.isTitled && startsWithVerb(verb)
    ? { subject, predicate: subject.rest, continues, when }
    : undefined;
}

/** "There is …" and "it is raining": neither has a subject that acts. */
function rewriteImpersonal(plain: string, when: string): Clause | undefined {
  const [, found = ''] = /^there (?:is|are|was|were) (?!no\b)(.+)$/iu.exec(plain) ?? [];
  if (found !== '') {
    const subject: SentenceSubject = { said: 'we', person: 'many', isTitled: false, rest: plain };
    return { subject, predicate: `identified ${found}`, continues: false, when };
  }
  const [, be = '', state = '', rest = ''] =
    /^it (is|was) (?:so |very |really |too |quite |getting |still )?(\p{L}+)(?: (.+))?$/iu.exec(
      plain,
    ) ?? [];
  const [said = '', does = ''] = IMPERSONAL.get(state.toLowerCase()) ?? [];
  // In "it is late for its age" the pronoun is personal.
  if (said === '' || /^(?:to|for|than|and|enough)\b/iu.test(rest)) return undefined;
  const subject: SentenceSubject = { said, person: 'one', isTitled: true, rest: plain };
  const predicate = `${does.replace(/^is/u, be)} ${rest}`.trim();
  return { subject, predicate, continues: false, when };
}

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(cancel|travel)led\b/giu, '$1ed'],
  [/\bcan['’]t\b/giu, 'cannot'],
  [/\bwon['’]t\b/giu, 'will not'],
  [/\b(\p{L}+)n['’]t\b/giu, '$1 not'],
  [/\bi['’]m\b/giu, 'I am'],
  [/\b(i|we|they|you)['’]ve\b/giu, '$1 have'],
  [/\b(i|we|they|you|he|she|it)['’]ll\b/giu, '$1 will'],
  [/\b(we|they|you)['’]re\b/giu, '$1 are'],
  [/\b(he|she|it|that)['’]s\b/giu, '$1 is'],
  [/\bgonna\b/giu, 'going to'],
  [/\bwanna\b/giu, 'want to'],
  [/\bgotta\b/giu, 'have to'],
  [/\bgot to (?=work\b)/giu, 'arrived at '],
];

function expandContractions(text: string): string {
  return CONTRACTIONS.reduce((said, [from, to]) => said.replace(from, to), text);
}

/** "have not slept" becomes "did not sleep", "have read it" becomes "read it". */
function withoutPerfect(verb: string): string {
  const [, done = '', object = ''] =
    /^(?:have|has|had) (?:already |just |also )?(\p{L}+)(.*)/isu.exec(verb) ?? [];
  const past = verbByForm('participle', done.toLowerCase())?.past;
  if (past !== undefined && past !== 'was' && !/\b(?:since|for|so far|ever)\b/iu.test(object))
    return past + object;
  const [, word = '', rest = ''] = /^(?:have|has) not (\p{L}+)(.*)/isu.exec(verb) ?? [];
  const base = verbByForm('participle', word.toLowerCase())?.base;
  return base === undefined ? verb : `did not ${base}${rest}`;
}

/** "a dog named Biscuit" is a noun phrase in spite of its participle. */
const DESCRIBED =
  /^(?:an?|the|my|our|some|two|three) (?:[\p{L}'-]+ ){1,3}(?:named|called|known|labell?ed|titled|covered|filled|dressed|that|which|who|whose)\b/iu;

/** Whether the words have a predicate and can be a clause by themselves. */
export function isClause(text: string): boolean {
  const [, , plain = ''] = WHEN.exec(text) ?? [];
  if (DESCRIBED.test(plain)) return false;
  return startsWithVerb(plain) || readSubject(expandContractions(plain)) !== undefined;
}

function byPattern(verb: string, subject: SentenceSubject): string | undefined {
  for (const [pattern, replacement] of PREDICATES) {
    const match = pattern.exec(verb);
    if (!match) continue;
    const filled = replacement.replace(
      /\$(\d)/gu,
      (_, group: string) => match[Number(group)] ?? '',
    );
    return agree(filled, subject).trim();
  }
  return undefined;
}

/** Makes {am}, {was}, {have}, {my} and {s} agree with the subject. */
function agree(predicate: string, { said, person }: SentenceSubject): string {
  const forms = {
    am: { I: 'am', one: 'is', many: 'are' },
    was: { I: 'was', one: 'was', many: 'were' },
    have: { I: 'have', one: 'has', many: 'have' },
    my: { I: 'my', one: 'their', many: said === 'we' ? 'our' : 'their' },
    s: { I: '', one: 's', many: '' },
  };
  return predicate.replace(
    /\{(am|was|have|my|s)\}/gu,
    (_, name: keyof typeof forms) => forms[name][person],
  );
}

const BE =
  /^(am|is|are|was|were) (?:so |very |really |always |a bit |too |kind of )?(\p{L}+)(?: (.+))?$/iu;

function byState(verb: string, subject: SentenceSubject): string | undefined {
  if (/^\p{L}+ (?:so|too) \p{L}+ (?:to|that)\b/iu.test(verb)) return undefined;
  const [, be = '', state = '', rest = ''] = BE.exec(verb) ?? [];
  const known = JARGON_STATES.get(state.toLowerCase());
  if (known !== undefined) {
    const isPast = /^w/iu.test(be);
    const template = known
      .replace(/^am\b/u, isPast ? '{was}' : '{am}')
      .replace(/^have\b/u, isPast ? 'had' : '{have}');
    const tail = rest.replace(/^(?:of|about|with) (?=.)/u, 'with regard to ');
    return `${agree(template, subject)} ${tail}`.trim();
  }
  const base = verbByForm('ger', state.toLowerCase())?.base;
  const done = fillTemplate(templateFor(base, subject), wordsOf(rest));
  const doing = done === undefined ? undefined : gerundOf(done);
  return doing === undefined ? undefined : `${be} ${doing}`;
}

function byVerb(verb: string, subject: SentenceSubject): string | undefined {
  const [first = '', ...rest] = wordsOf(verb);
  const base = verbByForm('past', first.toLowerCase())?.base;
  const done = fillTemplate(templateFor(base, subject), rest);
  if (done !== undefined || subject.person !== 'I') return done;
  return fillTemplate(PRESENT_VERBS.get(first.toLowerCase()), rest);
}

function templateFor(base = '', { said, person }: SentenceSubject): string | undefined {
  const template = VERBS.get(base);
  if (person === 'I') return template;
  const [owner, self] = said === 'we' ? ['our', 'ourselves'] : ['their', 'themselves'];
  return template?.replaceAll(/\bmy\b/gu, owner).replace('myself', self);
}

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');
