import { domainOf } from './domains.ts';
import { readField, type Fragment } from './fragment.ts';
import {
  DATED,
  NEGATIVE,
  THEY,
  YOU,
  addObject,
  addPeople,
  addPlace,
  addSpeech,
  addThings,
  pastClause,
  turned,
} from './form-holes.ts';
import { FORM_NAMES } from './language/reading.ts';
import { featuresOf } from './pattern.ts';
import type { PostStyle } from './post-styles.ts';
import { textOfStyle } from './style-text.ts';
import { type Token, tokensOf } from './tokens.ts';

/**
 * What was read from a form. A reading that is not sure is absent: a plot that asks for it is left out, and another
 * takes over.
 */
export type FormReading = {
  /** What a wording may name, by the name of the hole. */
  holes: ReadonlyMap<string, string>;
  /** What holds: "actor:pet", "past", "question", "several", "dated", "alone", "speech", "negative", "short". */
  facts: ReadonlySet<string>;
  tokens: readonly Token[];
  features: ReadonlySet<string>;
  /** It speaks of something grave. */
  grave: boolean;
};

/** Reads the fields of a form. Any strings are accepted; empty fields are left out. */
export function readForm(style: PostStyle, given: Readonly<Record<string, string>>): FormReading {
  const fragments = new Map<string, Fragment>();
  for (const { name, kind, defaultValue } of style.fields) {
    const typed = Object.hasOwn(given, name) ? (given[name] ?? '') : '';
    const fragment = readField(name, kind, typed) ?? readField(name, kind, defaultValue ?? '');
    if (fragment) fragments.set(name, fragment);
  }
  const main = fragments.get('context');
  const tokens = main
    ? tokensOf(main.clean)
    : [...fragments.values()].flatMap(({ clean }) => tokensOf(clean));
  const holes = new Map<string, string>();
  for (const fragment of fragments.values()) addFieldHoles(holes, fragment);
  const spoken = style.fields
    .filter(({ kind }) => kind !== 'number' && kind !== 'verb')
    .flatMap(({ name }) => fragments.get(name)?.forms.q ?? []);
  holes.set('whole', spoken.join('." And: "'));
  const facts = new Set<string>();
  if (main) addTextHoles(holes, facts, main, tokens);
  else addStyleText(holes, facts, textOfStyle(style.value, fragments));
  for (const [role, words] of domainOf(tokens)) holes.set(`d.${role}`, words);
  const grave = [...fragments.values()].some(({ sensitive }) => sensitive);
  return { holes, facts, tokens, features: featuresOf(tokens), grave };
}

const FIELD_FORMS = FORM_NAMES.filter((form) => !['raw', 'cap', 'q', 'short'].includes(form));

/** `{achievement}` inside quotation marks, `{achievement.past}` and its other forms within a sentence. */
function addFieldHoles(holes: Map<string, string>, { field, forms, cut }: Fragment): void {
  if (forms.q !== undefined) holes.set(field, forms.q);
  if (forms.short !== undefined && !cut.has('short')) holes.set(`${field}.short`, forms.short);
  for (const form of FIELD_FORMS) {
    const words = forms[form];
    if (words !== undefined) holes.set(`${field}.${form}`, words);
  }
}

/** The fields told as one text, for the plots that quote a whole text. */
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
  const { forms, clean } = main;
  const several = (tokens.at(-1)?.sentence ?? 0) > 0;
  const { q: quote = '', cap = quote } = forms;
  const put = (name: string, words: string | undefined) => {
    if (words !== undefined && words !== '') holes.set(name, words);
  };
  put('text', cap);
  put('quote', quote);
  if (!several && !main.cut.has('q')) {
    put('short', quote.length <= SHORT ? quote : undefined);
    put('tiny', quote.length <= TINY ? quote : undefined);
  }
  const isPast = forms.past !== undefined || pastClause(forms.clause, tokens);
  if (!several) {
    put('anyclause', forms.clause);
    if (isPast) put('clause', forms.clause);
    put('you', isPast ? turned(forms.clause, YOU) : undefined);
    put('they', isPast ? turned(forms.clause, THEY) : undefined);
    put('did', forms.clause?.startsWith('I ') ? forms.past : undefined);
    put('doing', forms.clause?.startsWith('I ') ? forms.ger : undefined);
    put('np', forms.clause === undefined && forms.past === undefined ? forms.np : undefined);
  }
  if (isPast) facts.add('past');
  if (several) facts.add('several');
  if (/[?？]\s*$/u.test(clean)) facts.add('question');
  if (quote.length <= TINY && !several) facts.add('short');
  if (main.sentence && forms.clause !== undefined) facts.add('clause');
  addSpeech(put, facts, clean);
  put('speaker', "the person who'd said it");
  addPeople(put, facts, tokens, forms.clause !== undefined && !several);
  if (!several) addObject(put, tokens);
  addThings(put, tokens);
  addPlace(put, tokens);
  const pet = tokens.find(({ classes, modifies }) => classes.has('pet') && !modifies);
  put('pet', facts.has('actor:pet') ? pet?.low : undefined);
  if (tokens.some(({ low }) => DATED.has(low))) facts.add('dated');
  if (tokens.some(({ low }) => NEGATIVE.test(low))) facts.add('negative');
}
