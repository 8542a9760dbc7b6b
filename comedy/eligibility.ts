import type { Line } from './bank-line.ts';
import type { Fragment } from './fragment.ts';
import type { FormName } from './language/reading.ts';
import type { Fragments } from './render.ts';
import type { Template } from './template.ts';

/** Forms that leave too little of the user's words to count as mentioning the field. */
const SLIGHT_FORMS = new Set(['head', 'agree', 'pronoun']);
const UNIVERSAL_FORMS = new Set(['raw', 'cap', 'q', 'short']);
const FULL_FORMS = new Set(['raw', 'cap', 'q', 'past', 'pres', 'ger', 'imp', 'clause', 'doing']);

/** Fields whose bearer says something in the post. */
const SPEAKERS = new Set(['bossName', 'employeeRole']);

type Use = readonly [field: string, form: string];
/** The banks hold a few hundred different uses, asked for many thousand times a post. */
const USES = new Map<string, Use>();

function split(use: string): Use {
  const known = USES.get(use);
  if (known) return known;
  const [field = '', form = ''] = use.split('.');
  USES.set(use, [field, form]);
  return [field, form];
}

function hasForm(fragment: Fragment | undefined, form: string): boolean {
  if (!fragment) return false;
  const { forms } = fragment;
  // "Plot: ?" reads like a hole; a lone sign is only ever quoted.
  if (fragment.marks && (form === 'raw' || form === 'cap')) return false;
  if (form === 'pronoun' && fragment.person) return false;
  if (form === 'agree' || form === 'pronoun')
    return forms.np !== undefined || forms.noun !== undefined || forms.head !== undefined;
  return forms[form as FormName] !== undefined;
}

const SPEECH =
  /\b(?:sa(?:y|ys|id)|ask(?:s|ed)?|tell(?:s|ing)?|told|call(?:s|ed)|yell(?:s|ed)|shout(?:s|ed)|whisper(?:s|ed)|s[ai]ng|message|explain(?:s|ed)|repl(?:ies|ied)|bark(?:s|ed)|laugh(?:s|ed))\b/iu;

/** Whether nothing is told of what somebody said. */
function isSilent(fragment: Fragment | undefined): boolean {
  if (!fragment || SPEAKERS.has(fragment.source ?? '')) return false;
  return !SPEECH.test(fragment.clean);
}

function meetsNeed(need: string, fragments: Fragments): boolean {
  const match =
    /^(given|not|plural|sing|thing|sentence|word|once|own|felt|silent|unyours|told):(\w+)$/u.exec(
      need,
    );
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
    case 'once':
      return fragment?.once === true;
    case 'own':
      return fragment?.own === true;
    case 'unyours':
      return fragment !== undefined && !/\byou/iu.test(fragment.clean);
    case 'told':
      return fragment !== undefined && !fragment.clean.endsWith('?');
    case 'silent':
      return isSilent(fragment);
    case 'felt':
      return fragment?.forms.adj !== undefined || fragment?.forms.np !== undefined;
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

/** Whether the line says a field in a form that breaks off in the middle. */
export function cutsShort(line: Line, fragments: Fragments, it?: string): boolean {
  if (![...fragments.values()].some(({ cut }) => cut.size > 0)) return false;
  return line.template.uses.some((use) => {
    const [field, form] = split(use);
    return fragments.get(field === 'it' ? (it ?? '') : field)?.cut.has(form) ?? false;
  });
}

/** Whether the line says the field at length, which a long text bears only once. */
export function saysInFull(line: Line, field: string): boolean {
  return line.template.uses.some((use) => split(use)[0] === field && FULL_FORMS.has(split(use)[1]));
}

/** Whether the line says the field as it stands, in full or as the sentence that stands for it. */
export function saysWhole(line: Line, field: string): boolean {
  return saysInFull(line, field) || line.template.uses.includes(`${field}.short`);
}

/** Whether the line only quotes or lists the user's words, so that it accepts any input. */
export function isUniversal({ uses }: Template): boolean {
  return uses.every((use) => UNIVERSAL_FORMS.has(split(use)[1]));
}
