import type { Line } from './bank.ts';
import type { Fragment } from './fragment.ts';
import type { FormName } from './language/reading.ts';
import type { Fragments } from './render.ts';

/** Forms that leave too little of the user's words to count as mentioning the field. */
const SLIGHT_FORMS = new Set(['head', 'agree', 'pronoun']);
const UNIVERSAL_FORMS = new Set(['raw', 'cap', 'q', 'short']);
const FULL_FORMS = new Set(['raw', 'cap', 'q', 'past', 'pres', 'ger', 'imp', 'clause', 'doing']);

function split(use: string): [field: string, form: string] {
  const [field = '', form = ''] = use.split('.');
  return [field, form];
}

function hasForm(fragment: Fragment | undefined, form: string): boolean {
  if (!fragment) return false;
  const { forms } = fragment;
  if (form === 'pronoun' && fragment.person) return false;
  if (form === 'agree' || form === 'pronoun')
    return forms.np !== undefined || forms.noun !== undefined || forms.head !== undefined;
  return forms[form as FormName] !== undefined;
}

function meetsNeed(need: string, fragments: Fragments): boolean {
  const match = /^(given|not|plural|sing|thing|sentence|word):(\w+)$/u.exec(need);
  if (!match) return hasForm(fragments.get(split(need)[0]), split(need)[1]);
  const fragment = fragments.get(match[2] ?? '');
  switch (match[1]) {
    case 'given':
      return fragment !== undefined;
    case 'not':
      return fragment === undefined;
    case 'sentence':
      return fragment?.sentence === true;
    case 'word':
      return fragment?.word === true;
    case 'plural':
      return fragment?.plural === true;
    case 'sing':
      return fragment !== undefined && hasForm(fragment, 'agree') && !fragment.plural;
    default:
      return fragment?.thing === true;
  }
}

/** Whether every form and condition of a line is met; `it` is the field that `{it.form}` stands for. */
export function canSay(line: Line, fragments: Fragments, it?: string): boolean {
  const said = line.template.uses.every((use) => {
    const [field, form] = split(use);
    return hasForm(fragments.get(field === 'it' ? (it ?? '') : field), form);
  });
  return said && line.needs.every((need) => meetsNeed(need, fragments));
}

/** Whether the line carries the words of the field, not just its head noun. */
export function mentions(line: Line, field: string, it?: string): boolean {
  return line.template.uses.some((use) => {
    const [named, form] = split(use);
    const same = named === field || (named === 'it' && it === field);
    return same && !SLIGHT_FORMS.has(form);
  });
}

/** Whether the line says the field at length, which a long text bears only once. */
export function saysInFull(line: Line, field: string): boolean {
  return line.template.uses.some((use) => split(use)[0] === field && FULL_FORMS.has(split(use)[1]));
}

/** Whether the line only quotes or lists the user's words, so that it accepts any input. */
export function isUniversal(line: Line): boolean {
  return line.template.uses.every((use) => UNIVERSAL_FORMS.has(split(use)[1]));
}
