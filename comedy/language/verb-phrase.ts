import type { Forms, Reading, Typed } from './reading.ts';
import { isPerson, isPlural } from './nouns.ts';
import { NOUN_LIKE, type VerbForms, verbByForm } from './verbs.ts';
import {
  ADVERBS,
  AUXILIARIES,
  DETERMINERS,
  PASSIVE_FOLLOWERS,
  PASSIVE_STARTS,
  PREPOSITIONS,
  SUBJECT_PRONOUNS,
  wordSet,
} from './words.ts';

const IMPERATIVE_FIELDS = new Set(['careerTip']);
const PRESENT_FIELDS = new Set(['nowStatement', 'careerTip']);
const OBJECT_STARTS = wordSet(
  'him her them it me us everyone everything everybody nobody nothing yourself myself people',
);

type Tense = 'base' | 'past' | 'ger' | 'passive';
type Found = { at: number; tense: Tense; verb: VerbForms | undefined };

/** Whether the words begin with a known verb in the base, past or -ing form. */
export function isVerbPhraseStart(tokens: readonly string[], field: string): boolean {
  return findVerb(tokens, field) !== undefined;
}

function startsObject(word: string | undefined): boolean {
  return word !== undefined && (DETERMINERS.has(word) || OBJECT_STARTS.has(word));
}

function findVerb(tokens: readonly string[], field: string): Found | undefined {
  let at = 0;
  if (tokens[at] === 'to') at += 1;
  while (ADVERBS.has(tokens[at] ?? '') && at < 2) at += 1;
  const word = tokens[at] ?? '';
  const next = tokens[at + 1];
  const titled = /^(?:named|voted|crowned|elected|ranked)$/u.test(word) && !startsObject(next);
  const ended = next === undefined || PASSIVE_FOLLOWERS.has(next);
  const passive = titled || (PASSIVE_STARTS.has(word) && ended);
  if (passive || (next === 'by' && verbByForm('participle', word))) {
    return { at, tense: 'passive', verb: verbByForm('participle', word) };
  }
  if (word === 'please' || (word === 'used' && next === 'to')) return undefined;
  const past = verbByForm('past', word);
  if (past && past.base !== word)
    return next === undefined || isRole(word, next) || mayBePassive(past, tokens, at)
      ? undefined
      : { at, tense: 'past', verb: past };
  const ger = verbByForm('ger', word);
  if (ger && !(next && AUXILIARIES.has(next))) return { at, tense: 'ger', verb: ger };
  const base = verbByForm('base', word);
  if (!base || !opensWithBase(word, next, tokens, field)) return undefined;
  const asPast = base.past === word && !PRESENT_FIELDS.has(field) && tokens[0] !== 'to';
  return { at, tense: asPast ? 'past' : 'base', verb: base };
}

/** "Paid intern at a factory" is a person. */
function isRole(word: string, next: string): boolean {
  const describes = /^(?:paid|hired|trained|retired|certified|licensed|married)$/u.test(word);
  return describes && isPerson(next) && !isPlural(next);
}

/** Whether a "by" phrase makes it passive: "held hostage by a parrot". */
function mayBePassive(verb: VerbForms, tokens: readonly string[], at: number): boolean {
  const before = tokens.slice(at + 1, at + 4);
  const by = before.indexOf('by');
  return verb.past === verb.participle && by > 0 && !before.slice(0, by).some(startsObject);
}

function opensWithBase(
  word: string,
  next: string | undefined,
  tokens: readonly string[],
  field: string,
): boolean {
  if (tokens[0] === 'to' || IMPERATIVE_FIELDS.has(field)) return true;
  if (next === undefined) return false;
  return startsObject(next) || /^\d/u.test(next) || !NOUN_LIKE.has(word);
}

/** Whether a second verb follows ("quit my job and moved to Bali"): then only the typed form is safe. */
function hasSecondVerb(tokens: readonly string[], from: number): boolean {
  return tokens.slice(from).some((token, index, rest) => {
    const previous = rest[index - 1];
    if (!previous || !/^(?:and|then|but|or|so)$/u.test(previous)) return false;
    if (SUBJECT_PRONOUNS.has(token) && token !== 'that' && token !== 'this') return true;
    if (ADVERBS.has(token) || token === 'now') return !PREPOSITIONS.has(rest[index + 1] ?? '');
    return (['base', 'past', 'ger', 'third'] as const).some((form) => verbByForm(form, token));
  });
}

/** Reads a verb phrase with the narrator as subject: "missed my flight", "waiting in line", "sell lasagna". */
export function readVerbPhrase({ words, tokens, field }: Typed): Reading {
  const found = findVerb(tokens, field);
  if (!found) return { forms: {} };
  const before = words
    .slice(tokens[0] === 'to' ? 1 : 0, found.at)
    .join(' ')
    .toLowerCase();
  const after = words.slice(found.at + 1).join(' ');
  const say = (verb: string) => [before, verb, after].filter(Boolean).join(' ');
  const single = !hasSecondVerb(tokens, found.at + 1);
  const spoken = formsOf(found, say, single, PRESENT_FIELDS.has(field));
  const forms = field === 'careerTip' ? ownWords(spoken) : spoken;
  keepWhatFits(forms, before, field);
  return { forms };
}

/** Removes forms that contradict the words: "I was never owning", or a past form of a present fact. */
function keepWhatFits(forms: Forms, before: string, field: string): void {
  if (/\bnever\b/u.test(before) && forms.doing !== undefined) {
    delete forms.doing;
    delete forms.clause;
  }
  if (field === 'nowStatement' && forms.pres !== undefined) {
    delete forms.past;
    if (forms.clause !== undefined) forms.clause = `I ${forms.pres}`;
  }
}

/** Turns advice into the narrator's own act: "your" becomes "my". */
function ownWords(forms: Forms): Forms {
  const own = Object.entries(forms).map(([name, text]) => [
    name,
    text.replace(/\byour(?=self\b|\b)/giu, 'my'),
  ]);
  return Object.fromEntries(own.filter(([, text]) => !/\byou\b/iu.test(text ?? '')));
}

function formsOf(
  { verb, tense }: Found,
  say: (verb: string) => string,
  single: boolean,
  present: boolean,
): Forms {
  if (!verb) return {};
  if (tense === 'past' || tense === 'passive') {
    const passive = tense === 'passive';
    const past = say(passive ? `was ${verb.participle}` : verb.past);
    const ger = say(passive ? `being ${verb.participle}` : verb.ger);
    return { past, clause: `I ${past}`, ...(single && { ger }) };
  }
  if (tense === 'ger') {
    const ger = say(verb.ger);
    if (verb.base === 'be') return { ger };
    const more = single ? { past: say(verb.past) } : {};
    return { ger, doing: ger, clause: `I was ${ger}`, ...more };
  }
  if (verb.base === 'be') return {};
  return {
    ...(present ? { pres: say(verb.base) } : {}),
    ...(single ? { ger: say(verb.ger), past: say(verb.past), clause: `I ${say(verb.past)}` } : {}),
  };
}
