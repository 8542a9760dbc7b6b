import { capitalised, readField, type Fragment } from './fragment.ts';
import { NEGATIVE, addPeople, pastClause } from './form-holes.ts';
import { gentleKind } from './gentle-kind.ts';
import { isGrave } from '../grave/grave.ts';
import { FORM_NAMES } from '../language/reading.ts';
import { type Features, featuresOf } from '../language/pattern.ts';
import type { StyleForm } from './style-form.ts';
import { readRole } from './read-role.ts';
import { sentencesOf } from './shorten.ts';
import { withoutQuietMarks } from '../language/stops.ts';
import { textOfStyle } from './style-text.ts';
import { type Token, tokensOf } from '../language/tokens.ts';

/** The result of reading a form. Uncertain readings are absent, so that plots which need them are left out. */
export type FormReading = {
  /** Words by hole. */
  holes: ReadonlyMap<string, string>;
  /** Facts: "actor:pet", "past", "question", "several", "alone", "negative", "short" … */
  facts: ReadonlySet<string>;
  tokens: readonly Token[];
  features: Features;
  /** Whether a field is grave. */
  grave: boolean;
};

/** Reads the fields of a form, all grave where `areGrave`. Accepts any strings; empty fields are left out. */
export function readStyleForm(
  style: StyleForm,
  given: Readonly<Record<string, string>>,
  areGrave = false,
): FormReading {
  const fragments = new Map<string, Fragment>();
  for (const { name, kind, defaultValue } of style.fields) {
    const typed = Object.hasOwn(given, name) ? (given[name] ?? '') : '';
    const fragment = readField(name, kind, typed) ?? readField(name, kind, defaultValue ?? '');
    if (fragment) fragments.set(name, fragment);
  }
  const main = fragments.get('context');
  const tokens = main
    ? tokensOf(main.said)
    : [...fragments.values()].flatMap(({ clean }) => tokensOf(clean));
  const holes = new Map<string, string>();
  for (const fragment of fragments.values()) addFieldHoles(holes, fragment);
  if (style.value === 'buzzword-soup') titleNouns(holes);
  const facts = new Set<string>();
  addRole(holes, facts, fragments.get('employeeRole'));
  const graves = [...fragments.values()].filter(({ sensitive }) => areGrave || sensitive);
  addGrave(holes, facts, graves, style.value);
  if (main) addTextHoles(holes, facts, main, tokens);
  else addStyleText(holes, facts, textOfStyle(style, fragments));
  return { holes, facts, tokens, features: featuresOf(tokens), grave: graves.length > 0 };
}

const SMALL_WORDS = /^(?:a|an|the|of|in|on|at|to|for|with|and|or|by|from|as|but)$/u;

/** Puts the nouns of a slide into title case: "Customer Journeys", "Feelings of My Coworkers". */
function titleNouns(holes: Map<string, string>): void {
  for (const name of ['noun1', 'noun2', 'bonusBuzzword'])
    for (const form of [name, `${name}.short`]) {
      const words = holes.get(form)?.replace(/^(?:the|an?) (?=\S)/iu, '');
      if (words === undefined) continue;
      holes.set(
        form,
        titled(words, ' ', (word) => titled(word, '-', capitalised)),
      );
    }
}

/** Applies `title` to all parts but small words, which lose no capital at the start. */
function titled(text: string, separator: string, title: (part: string) => string): string {
  return text
    .split(separator)
    .map((part, at) => (at > 0 && SMALL_WORDS.test(part) ? part : title(part)))
    .join(separator);
}

/** The employee of Fake Work. Words that are no noun phrase become a quoted title. */
function addRole(
  holes: Map<string, string>,
  facts: Set<string>,
  fragment: Fragment | undefined,
): void {
  if (!fragment) return;
  const { clean, forms } = fragment;
  const isRead = (forms.np ?? forms.name) !== undefined;
  const role = readRole(withoutQuietMarks(clean), isRead);
  holes.set('employeeRole.np', role?.np ?? `our "${forms.q}"`);
  holes.set('employeeRole.bare', role?.bare ?? `"${forms.q}"`);
  if (role?.name !== undefined) holes.set('employeeRole.person', role.name);
  if (role?.gender === 'he' || role?.gender === 'unsure') facts.add('role:he');
  if (role?.gender === 'she' || role?.gender === 'unsure') facts.add('role:she');
}

/** Minimum of words for a line that quotes a grave field. */
const LINE_WORDS = 3;
const MAX_LINE_LENGTH = 210;

/** The kind of grave matter, and the grave field or sentence if it can be quoted. */
function addGrave(
  holes: Map<string, string>,
  facts: Set<string>,
  graves: readonly Fragment[],
  style: string,
): void {
  if (graves.length === 0) return;
  facts.add(`grave:${gentleKind(graves.map(({ clean }) => clean).join('\n'))}`);
  const line = graves
    .filter((fragment) => style === 'gpt4-context' || !isPhrase(fragment))
    .map(({ clean }) => graveLine(clean))
    .find((text) => text.split(' ').length >= LINE_WORDS || /[^\p{Script=Latin}\P{L}]/u.test(text));
  if (line !== undefined)
    holes.set('whole', capitalised(withoutQuietMarks(line).replaceAll('"', "'")));
}

/** A phrase without a verb cannot be quoted as a line. */
const isPhrase = ({ forms: { clause, past, np } }: Fragment) =>
  np !== undefined && clause === undefined && past === undefined;

function graveLine(clean: string): string {
  if (clean.length <= MAX_LINE_LENGTH) return clean;
  const isLine = (sentence: string) => sentence.length <= MAX_LINE_LENGTH && isGrave(sentence);
  return sentencesOf(clean).find(isLine) ?? '';
}

const FIELD_FORMS = FORM_NAMES.filter((form) => !['raw', 'cap', 'q', 'short'].includes(form));

/** `{achievement}` for use inside quotation marks, `{achievement.past}` and other forms within a sentence. */
function addFieldHoles(holes: Map<string, string>, { field, forms, cut }: Fragment): void {
  if (forms.q !== undefined) holes.set(field, forms.q);
  if (forms.short !== undefined && !cut.has('short')) holes.set(`${field}.short`, forms.short);
  for (const form of FIELD_FORMS) {
    const words = forms[form];
    if (words !== undefined) holes.set(`${field}.${form}`, words);
  }
  if (forms.raw !== undefined) holes.set(`${field}.raw`, forms.raw.replaceAll('"', "'"));
}

/** The fields as one text, for plots that quote a whole text. */
function addStyleText(holes: Map<string, string>, facts: Set<string>, told: string): void {
  const text = readField('context', 'long-text', told);
  if (!text) return;
  const { q = '', cap = q } = text.forms;
  holes.set('text', cap);
  holes.set('quote', q);
  if (/[.!?…] /u.test(q)) facts.add('several');
  else if (q.length <= SHORT && !text.cut.has('q')) holes.set('short', q);
}

const TINY = 45;
const SHORT = 76;

function addTextHoles(
  holes: Map<string, string>,
  facts: Set<string>,
  main: Fragment,
  tokens: readonly Token[],
): void {
  const { forms, said: clean } = main;
  const several = (tokens.at(-1)?.sentence ?? 0) > 0;
  const { q: quote = '', cap = quote } = forms;
  holes.set('text', cap);
  holes.set('quote', quote);
  if (!several && !main.cut.has('q')) {
    if (quote.length <= SHORT) holes.set('short', quote);
    if (quote.length <= TINY) holes.set('tiny', quote);
  }
  const isPast = forms.past !== undefined || pastClause(forms.clause, tokens);
  if (isPast) facts.add('past');
  if (several) facts.add('several');
  if (/[?？]\s*$/u.test(clean)) facts.add('question');
  if (quote.length <= TINY && !several) facts.add('short');
  if (main.sentence && forms.clause !== undefined) facts.add('clause');
  if (!several && forms.np !== undefined && forms.clause === undefined && forms.past === undefined)
    facts.add('noun');
  addPeople(facts, tokens);
  if (tokens.some(({ low }) => NEGATIVE.test(low))) facts.add('negative');
}
