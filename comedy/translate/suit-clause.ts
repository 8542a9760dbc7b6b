import { verbByForm } from '../language/verbs.ts';
import { ASIDES, beginsWithVerb } from './begins-with-verb.ts';
import { FRAMES } from './frames.ts';
import { readSubject, type Subject } from './subjects.ts';
import { dressed, gerundOf, STANCES, STATES, SUITS } from './suits.ts';
import { wordIn } from './own-lookup.ts';

/** What is said of the weather and the light, in which "it" is nobody. */
const NOBODY: Readonly<Record<string, readonly [subject: string, said: string]>> = {
  cold: ['the thermal environment', 'is trending downward'],
  freezing: ['the thermal environment', 'is at a record low'],
  warm: ['the thermal environment', 'is trending upward'],
  hot: ['the thermal environment', 'is overheating'],
  dark: ['the visibility dashboard', 'is showing no data'],
  late: ['the delivery window', 'is narrowing'],
  early: ['the delivery window', 'is still wide open'],
  loud: ['the open-plan concept', 'is performing above target'],
  quiet: ['the feedback channel', 'is at a record low'],
  windy: ['the macro environment', 'is sending headwinds'],
  raining: ['the macro environment', 'is pivoting to a liquid model'],
  snowing: ['the macro environment', 'is in a soft launch'],
};
const IT_IS =
  /^it (is|was) (?:so |very |really |too |quite |getting |still )?(\p{L}+)(?: (.+))?$/iu;

function ofNobody(plain: string, when: string): Suited | undefined {
  const [, found = ''] = /^there (?:is|are|was|were) (?!no\b)(.+)$/iu.exec(plain) ?? [];
  if (found !== '') {
    const said = `identified ${found}`;
    return {
      subject: { said: 'we', person: 'many', isTitled: false, rest: plain },
      said,
      goesOn: false,
      when,
    };
  }
  const [, be = '', state = '', rest = ''] = IT_IS.exec(plain) ?? [];
  const known = Object.hasOwn(NOBODY, state.toLowerCase())
    ? NOBODY[state.toLowerCase()]
    : undefined;
  // "It is late for its age": then it is somebody.
  if (!known || /^(?:to|for|than|and|enough)\b/iu.test(rest)) return undefined;
  const [said, does] = known;
  const subject: Subject = { said, person: 'one', isTitled: true, rest: plain };
  return { subject, said: `${does.replace(/^is/u, be)} ${rest}`.trim(), goesOn: false, when };
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

const WHEN =
  /^((?:(?:now|today|yesterday|tonight|tomorrow|sometimes|(?:this|last|one) (?:morning|afternoon|evening|night|day|week)),? )?)(.*)$/isu;

/** A clause in its suit: whom it is about, and what is said of them. */
export type Suited = {
  subject: Subject;
  said: string;
  /** It names nobody and goes on with who was named before. */
  goesOn: boolean;
  /** What stood before: "now ", or nothing. */
  when: string;
};

/**
 * A clause of plain words in LinkedIn-speak: "my boss yelled at me" is senior leadership sharing real-time feedback.
 * `before` is who the clause before was about: "… and went home" goes on with them. Undefined when nothing in it is
 * known: then it stays as typed.
 */
export function suitClause(clause: string, before?: Subject): Suited | undefined {
  const [, when = '', plain = ''] = WHEN.exec(expanded(clause.trim())) ?? [];
  const impersonal = ofNobody(plain, when);
  if (impersonal) return impersonal;
  const named = readSubject(plain);
  const subject = named ?? goingOn(plain, before);
  if (!subject) return undefined;
  const verb = withoutPerfect(subject.rest.replace(ASIDES, ''));
  const said = framed(verb, subject) ?? inState(verb, subject) ?? inSuit(verb, subject);
  const goesOn = named === undefined;
  if (said !== undefined) return { subject, said, goesOn, when };
  // Whoever has a title now keeps it, also where what they did has none.
  return subject.isTitled && beginsWithVerb(verb)
    ? { subject, said: subject.rest, goesOn, when }
    : undefined;
}

/** "have not slept" is said as "did not sleep" is, "have read it" as "read it". */
function withoutPerfect(verb: string): string {
  const [, done = '', object = ''] =
    /^(?:have|has|had) (?:already |just |also )?(\p{L}+)(.*)$/iu.exec(verb) ?? [];
  const past = verbByForm('participle', done.toLowerCase())?.past;
  if (past !== undefined && past !== 'was' && !/\b(?:since|for|so far|ever)\b/iu.test(object))
    return past + object;
  const [, word = '', rest = ''] = /^(?:have|has) not (\p{L}+)(.*)$/iu.exec(verb) ?? [];
  const base = verbByForm('participle', word.toLowerCase())?.base;
  return base === undefined ? verb : `did not ${base}${rest}`;
}

function goingOn(plain: string, before: Subject | undefined): Subject | undefined {
  return before && beginsWithVerb(plain) ? { ...before, rest: plain } : undefined;
}

/** "a dog named Biscuit" is somebody, and nothing is said of them yet. */
const DESCRIBED =
  /^(?:an?|the|my|our|some|two|three) (?:[\p{L}'-]+ ){1,3}(?:named|called|known|labell?ed|titled|covered|filled|dressed|that|which|who|whose)\b/iu;

/** Whether the words say something of somebody, and could stand alone. */
export function isClause(text: string): boolean {
  const [, , plain = ''] = WHEN.exec(text) ?? [];
  if (DESCRIBED.test(plain)) return false;
  return beginsWithVerb(plain) || readSubject(expanded(plain)) !== undefined;
}

function expanded(text: string): string {
  return CONTRACTIONS.reduce((said, [from, to]) => said.replace(from, to), text);
}

function framed(verb: string, subject: Subject): string | undefined {
  for (const [pattern, said] of FRAMES) {
    const match = pattern.exec(verb);
    if (!match) continue;
    const filled = said.replace(/\$(\d)/gu, (_, place: string) => match[Number(place)] ?? '');
    return agreeing(filled, subject).trim();
  }
  return undefined;
}

function agreeing(said: string, { said: who, person }: Subject): string {
  const forms = {
    am: { I: 'am', one: 'is', many: 'are' },
    was: { I: 'was', one: 'was', many: 'were' },
    have: { I: 'have', one: 'has', many: 'have' },
    my: { I: 'my', one: 'their', many: who === 'we' ? 'our' : 'their' },
    s: { I: '', one: 's', many: '' },
  };
  return said.replace(
    /\{(am|was|have|my|s)\}/gu,
    (_, name: keyof typeof forms) => forms[name][person],
  );
}

const BE =
  /^(am|is|are|was|were) (?:so |very |really |always |a bit |too |kind of )?(\p{L}+)(?: (.+))?$/iu;

function inState(verb: string, subject: Subject): string | undefined {
  if (/^\p{L}+ (?:so|too) \p{L}+ (?:to|that)\b/iu.test(verb)) return undefined;
  const [, be = '', state = '', rest = ''] = BE.exec(verb) ?? [];
  const known = wordIn(STATES, state.toLowerCase());
  if (known !== undefined) {
    const isPast = /^w/iu.test(be);
    const frame = known
      .replace(/^am\b/u, isPast ? '{was}' : '{am}')
      .replace(/^have\b/u, isPast ? 'had' : '{have}');
    const way = /^(?:of|about|with) (.+)$/u.exec(rest)?.[1];
    const tail = way === undefined ? rest : `with regard to ${way}`;
    return `${agreeing(frame, subject)} ${tail}`.trim();
  }
  const base = verbByForm('ger', state.toLowerCase())?.base;
  const done = dressed(suitFor(base, subject), words(rest));
  const doing = done === undefined ? undefined : gerundOf(done);
  return doing === undefined ? undefined : `${be} ${doing}`;
}

function inSuit(verb: string, subject: Subject): string | undefined {
  const [first = '', ...rest] = words(verb);
  const past = verbByForm('past', first.toLowerCase())?.base;
  const done = dressed(suitFor(past, subject), rest);
  if (done !== undefined) return done;
  return subject.person === 'I' ? dressed(wordIn(STANCES, first.toLowerCase()), rest) : undefined;
}

function suitFor(base: string | undefined, { said, person }: Subject): string | undefined {
  const suit = wordIn(SUITS, base);
  return person === 'I'
    ? suit
    : suit
        ?.replaceAll(/\bmy\b/gu, said === 'we' ? 'our' : 'their')
        .replace('myself', said === 'we' ? 'ourselves' : 'themselves');
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
