import { stripHidden } from '../../../comedy/language/clean-input.ts';
import { HOUR_MS } from '../time/time-units.ts';

/** Formats a count: 999, 1.0k, 42.6k (docs/product.md §9). */
export function formatCount(count: number): string {
  return count < 1000 ? String(count) : `${(count / 1000).toFixed(1)}k`;
}

/** A formatted count with its noun: "1 repost", "1.0k reposts". */
export function counted(count: string, thing: string): string {
  return `${count} ${thing}${count === '1' ? '' : 's'}`;
}

/** What was searched for, in quotation marks. It breaks at its spaces only. */
export function quoted(term: string): string {
  return `“${term.replaceAll('-', '\u2011')}”`;
}

/**
 * The age of a post (docs/product.md §9): now, 5h, yesterday, or null for a date, which the browser formats. Epoch
 * milliseconds.
 */
export function postAge(createdAt: number, now: number): string | null {
  const age = now - createdAt;
  if (age < HOUR_MS) return 'now';
  if (age < 24 * HOUR_MS) return `${Math.floor(age / HOUR_MS)}h`;
  return age < 48 * HOUR_MS ? 'yesterday' : null;
}

/** Normalises line breaks and removes hidden characters: text that the browser parses differently breaks hydration. */
export function printableText(text: string): string {
  return text
    .split(/\r\n|[\n\r]/u)
    .map(stripHidden)
    .join('\n');
}

/** The beginning of a text: at most `length` characters, cut after a word and never through a character. */
export function headOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, length).replace(/(?<!\s)\s+\S*$/u, '');
  return head.replace(/[\ud800-\udbff]$/u, '');
}

/** A text of at most `length` characters: cut at a space where there is one, never through a character, with an ellipsis. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, length - 1);
  const space = head.search(/\s\S*$/u);
  const whole = space > length / 2 ? head.slice(0, space) : head;
  return `${whole.replace(/[\ud800-\udbff]$/u, '')}…`;
}

/** The first characters of a text, on one line. */
export function openingOf(text: string, length: number): string {
  return beginningOf(printableText(text).replaceAll(/\s+/g, ' '), length);
}

/** The first characters of a text, with its lines. */
export function beginningOf(text: string, length: number): string {
  const letters = Array.from(printableText(text).trim());
  const beginning = letters.slice(0, length).join('').trimEnd();
  return letters.length > length ? `${beginning} …` : beginning;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// Characters that XML does not allow.
// oxlint-disable-next-line no-control-regex -- finds control characters
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Escapes text for an element or attribute of XML or HTML. */
export function xmlText(text: string): string {
  return text.replaceAll(NOT_XML, '').replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
