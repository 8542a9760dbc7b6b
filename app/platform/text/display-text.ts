import { stripHidden } from '../../../comedy/clean-input.ts';
import { HOUR_MS } from '../time/time-units.ts';

/** A count as feeds show it: 999, 1.0k, 42.6k (docs/product.md §9). */
export function formatCount(count: number): string {
  return count < 1000 ? String(count) : `${(count / 1000).toFixed(1)}k`;
}

/** A count as it is shown, and what is counted: "1 repost", "1.0k reposts". */
export function counted(count: string, thing: string): string {
  return `${count} ${thing}${count === '1' ? '' : 's'}`;
}

/**
 * How old a post is, in the words of docs/product.md §9: now, 5h, yesterday, or null for a date that the
 * reader's own clock and language have to write. Epoch milliseconds.
 */
export function postAge(createdAt: number, now: number): string | null {
  const age = now - createdAt;
  if (age < HOUR_MS) return 'now';
  if (age < 24 * HOUR_MS) return `${Math.floor(age / HOUR_MS)}h`;
  return age < 48 * HOUR_MS ? 'yesterday' : null;
}

/**
 * Text of any number of lines as a page carries it unchanged. What is stored was cleaned on its way in; a page
 * whose text the browser reads differently than the server wrote it would not wake up, for everybody.
 */
export function printableText(text: string): string {
  return text
    .split(/\r\n|[\n\r]/u)
    .map(stripHidden)
    .join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// What XML cannot hold at all is left out.
// oxlint-disable-next-line no-control-regex -- these are the characters that are meant
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Any text as XML can hold it, in an element or an attribute. */
export function xmlText(text: string): string {
  return text.replaceAll(NOT_XML, '').replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
