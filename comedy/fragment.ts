import { cleanInput } from './clean-input.ts';
import { analyse } from './language/analyse.ts';
import type { Forms, Reading } from './language/reading.ts';
import { isGuarded, isSensitive } from './language/sensitive.ts';
import { verbForms } from './language/power-verb.ts';
import type { FieldKind } from './post-styles.ts';

/** One field of a request, read: its forms are what a template may say. */
export type Fragment = {
  field: string;
  /** The cleaned text in full. */
  clean: string;
  forms: Forms;
  plural: boolean;
  /** The head noun is known and neither a person nor an animal. */
  thing: boolean;
  sensitive: boolean;
  long: boolean;
};

const FULL_LENGTH = 140;
const SHORT_LENGTH = 80;
const LONG_FROM = 70;

/** The text cut at a word so that it fits, with … when something was left out. */
function clip(text: string, limit: number): string {
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  const head = characters.slice(0, limit - 1).join('');
  const space = head.lastIndexOf(' ');
  const kept = space > limit / 2 ? head.slice(0, space) : head;
  return `${kept.replace(/[\s.,;:!?…'"([-]+$/u, '')}…`;
}

function withoutFinalPunctuation(text: string): string {
  const stripped = text.replace(/[\s.,;:!?]+$/u, '');
  return stripped === '' ? text : stripped;
}

function withBalancedQuotes(text: string): string {
  return (text.split('"').length - 1) % 2 === 0 ? text : text.replaceAll('"', "'");
}

/** Capitalises the first letter when the first word is plain lower case ("iPhone" and "#x" stay). */
export function capitalised(text: string): string {
  const first = /^["'(]*(\p{Ll}[\p{Ll}'’-]*)(?=[\s,.!?;:…)]|$)/u.exec(text);
  if (first?.[1] === undefined) return text;
  const at = first[0].length - first[1].length;
  const capital = text.charAt(at).toUpperCase();
  return capital.length > 1 ? text : text.slice(0, at) + capital + text.slice(at + 1);
}

function alwaysForms(clean: string, lowered: string | undefined): Forms {
  const body = withBalancedQuotes(clip(withoutFinalPunctuation(clean), FULL_LENGTH));
  const quoted = clip(clean.replace(/[\s.,;:]+$/u, '') || clean, FULL_LENGTH).replaceAll('"', "'");
  return {
    raw: lowered === undefined ? body : lowered + body.slice(lowered.length),
    cap: capitalised(body),
    q: capitalised(quoted),
    short: capitalised(clip(quoted, SHORT_LENGTH)),
  };
}

/** Reads one field. Empty text (after cleaning) gives undefined. `kind` and `field` only guide the reading. */
export function readField(field: string, kind: FieldKind, text: string): Fragment | undefined {
  const clean = cleanInput(text);
  if (clean === '') return undefined;
  const guarded = isGuarded(clean);
  const reading: Reading = guarded ? { forms: {} } : analyse(withoutFinalPunctuation(clean), field);
  const forms = { ...alwaysForms(clean, reading.lowered), ...reading.forms };
  if (kind === 'verb') Object.assign(forms, verbForms(clean));
  if (kind === 'number' && /^\d{1,6}$/u.test(clean)) forms.num = clean;
  return {
    field,
    clean,
    forms,
    plural: reading.plural ?? false,
    thing: reading.thing ?? false,
    sensitive: isSensitive(clean),
    long: clean.length > LONG_FROM,
  };
}
