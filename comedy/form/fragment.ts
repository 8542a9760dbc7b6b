import { either, pattern, sequence } from '../language/pattern-parts.ts';
import { cleanInput } from '../language/clean-input.ts';
import { analyse } from '../language/analyse.ts';
import type { Forms, Reading } from '../language/reading.ts';
import { isGrave, isGraveBeyond } from '../grave/grave.ts';
import { isGuarded } from '../language/sensitive.ts';
import { regularVerb, verbByForm } from '../language/verbs.ts';
import { readPart } from '../language/read-length.ts';
import type { FieldKind } from './style-form.ts';
import { fullOf, isOneSentence, shortOf } from './shorten.ts';
import {
  endsSentence,
  questionMark,
  withoutFinalMarks,
  withoutQuietMarks,
} from '../language/stops.ts';

/** A field of a request with the grammatical forms that wordings use. */
export type Fragment = {
  field: string;
  /** The cleaned text. */
  clean: string;
  /** The text, or the most informative sentence of a long one. */
  said: string;
  forms: Forms;
  sensitive: boolean;
  /** `said` is exactly one sentence. */
  sentence: boolean;
  /** Forms that end in "…" because the text was cut. */
  cut: ReadonlySet<string>;
};

function unwrapped(text: string): string {
  const inside = /^(?:"([^"]+)"|'([^']+)')[.,;]?$/u.exec(text);
  return (inside?.[1] ?? inside?.[2] ?? text).trim() || text;
}

function withBalancedQuotes(text: string): string {
  return (text.split('"').length - 1) % 2 === 0 ? text : text.replaceAll('"', "'");
}

const ITEM = /^\s*(?:[-*•–—·]|\d{1,2}[.)])\s+(?=\S)/u;
/** Maximum of words in a list item that is a thing. */
const ITEM_WORDS = 3;

/** Joins a list with one item a line: short items with commas, others as sentences. */
function listed(text: string): string {
  const lines = text.split(/[\r\n]+/u).filter((line) => line.trim() !== '');
  if (lines.filter((line) => ITEM.test(line)).length < 2) return text;
  const items = lines.map((line) => cleanInput(line.replace(ITEM, ''))).filter(Boolean);
  const isShort = items.every(
    (item) => item.split(' ').length <= ITEM_WORDS && !/[,.!?;:]/u.test(item),
  );
  const isTyped = items.every((item) => /^\p{Lu}\p{Ll}/u.test(item));
  if (isShort)
    return items
      .map((item, at) => (isTyped && at > 0 ? item.charAt(0).toLowerCase() + item.slice(1) : item))
      .join(', ');
  return items
    .map((item) => (endsSentence(item) ? capitalised(item) : `${capitalised(item)}.`))
    .join(' ');
}

/** Capitalises the first letter when the first word is plain lower case ("iPhone" and "#x" stay). */
export function capitalised(text: string): string {
  const first = /^["'(]*(\p{Ll}[\p{Ll}'’-]*)(?=[\s,.!?;…)]|:(?!\/)|$)/u.exec(text);
  if (first?.[1] === undefined) return text;
  const at = first[0].length - first[1].length;
  const capital = text.charAt(at).toUpperCase();
  return capital.length > 1 ? text : text.slice(0, at) + capital + text.slice(at + 1);
}

function alwaysForms(clean: string, lowered: string | undefined): Forms {
  const full = fullOf(clean);
  const bare = withoutFinalMarks(full);
  const body = withBalancedQuotes(bare === full ? full : bare + questionMark(full));
  // Inside double quotes a final ? or ! stays, but no full stop.
  const quotable = (text: string) => capitalised(withoutQuietMarks(text).replaceAll('"', "'"));
  return {
    raw: lowered === undefined ? body : lowered + body.slice(lowered.length),
    cap: capitalised(body),
    q: quotable(full),
    short: quotable(shortOf(clean)),
  };
}

function cutForms(forms: Forms, clean: string): Set<string> {
  const isCut = (text = '') =>
    text.endsWith('…') && !withoutQuietMarks(clean).endsWith(text.slice(-9));
  return new Set((['raw', 'cap', 'q', 'short'] as const).filter((form) => isCut(forms[form])));
}

const TOLD_FORMS = ['past', 'pres', 'ger', 'clause', 'doing'] as const;

/** A question has no forms that claim the event happened. */
function readingOf(clean: string, field: string): Reading {
  const reading = analyse(withoutFinalMarks(clean), field);
  if (questionMark(clean) === '') return reading;
  const forms = { ...reading.forms };
  for (const form of TOLD_FORMS) delete forms[form];
  return { ...reading, forms };
}

const NAMELESS =
  /^(?:boss|ceo|cfo|cto|manager|supervisor|director|founder|owner|lead|team lead)$/iu;

/** The start of a question without a question mark. */
const ASKED = pattern(
  'iu',
  /^/u,
  either(
    /what if|(?:what|why|how|when|where|who) (?:do|does|did|is|are|am|was|were|can|could|should|would|will)/u,
    /do (?:i|you|we|they|people|any\w+)/u,
    sequence(
      /(?:is|are|am|does|can|could|should|would|will) /u,
      /(?:i|you|we|they|it|he|she|there|this|that|any\w+|some\w+|my|your|the|a)/u,
    ),
    // "did the dishes" and "was my turn" leave out the subject.
    sequence(/(?:was|were|did) /u, /(?:i|you|we|they|it|he|she|there|this|that|any\w+|some\w+)/u),
  ),
  /\b/u,
);

/** Adds the missing question mark, "my" before a boss in lower case, and the capital of a name. */
function asMeant(field: string, kind: FieldKind, text: string): string {
  if (kind === 'number') return text.replace(/^(\d+)\?$/u, '$1');
  const isPerson = field === 'bossName';
  if (isPerson && NAMELESS.test(text))
    return `my ${/^\p{Lu}{2,4}$/u.test(text) ? text : text.toLowerCase()}`;
  if (isPerson && /^\p{Ll}+$/u.test(text)) return capitalised(text);
  return ASKED.test(text) && /[\p{L}\p{N}]$/u.test(text) ? `${text}?` : text;
}

/** Reads one field, of which 4,000 characters, and all for grave matter; undefined if it is empty after cleaning. */
export function readField(field: string, kind: FieldKind, text: string): Fragment | undefined {
  const clean = asMeant(field, kind, unwrapped(cleanInput(listed(readPart(text)))));
  if (clean === '') return undefined;
  const guarded = isGuarded(clean);
  const full = fullOf(clean);
  const said = full.endsWith('…') ? clean : full;
  const reading: Reading = guarded ? { forms: {} } : readingOf(said, field);
  const forms: Forms = { ...alwaysForms(said, reading.lowered), ...reading.forms };
  if (kind === 'verb') {
    const verb = powerVerbForms(clean);
    Object.assign(forms, verb, verb.base === undefined ? {} : { raw: verb.base });
  }
  return {
    field,
    clean,
    said,
    forms,
    sensitive: isGrave(clean) || isGraveBeyond(text),
    sentence: isOneSentence(said),
    cut: cutForms(forms, said),
  };
}

/** The forms of a power verb. An unknown verb of one word counts as regular. */
function powerVerbForms(text: string): Forms {
  const base = text.toLowerCase();
  if (!/^[a-z]{2,20}$/u.test(base)) return {};
  const { ger, past } = verbByForm('base', base) ?? regularVerb(base);
  return { base, ger, past };
}
