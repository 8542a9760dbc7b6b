import { STOPS } from '../../comedy/stops.ts';

/** A line, and from where to where it repeats what a user wrote. */
export type RenderedLine = {
  text: string;
  userSpans: readonly (readonly [start: number, end: number])[];
};

const STOP = new RegExp(`[${STOPS}]`, 'u');
const WIDE_STOP_AND_MORE = /[。｡．！？؟۔।॥][.,;:!?…。｡．！？؟]/u;

/** At most this many lines, the tag line included (docs/product.md §5). */
const MAX_LINES = 10;

/** The user's words reduced to their first word and last stop: what they wrote is theirs, how it meets our words is ours. */
function masked({ text, userSpans }: RenderedLine): string {
  let result = '';
  let end = 0;
  for (const [start, stop] of userSpans) {
    result += text.slice(end, start) + maskedUserText(text.slice(start, stop));
    end = stop;
  }
  return result + text.slice(end);
}

function maskedUserText(user: string): string {
  if (!/[\p{L}\p{N}]/u.test(user)) return '§';
  const first = (/^\S*/u.exec(user)?.[0] ?? '').replace(/[^\p{L}\p{N}'’-]/gu, '§');
  const last = user.slice(-1);
  return `${first}§${STOP.test(last) ? last : ''}`;
}

const CHECKS: readonly (readonly [name: string, fault: RegExp])[] = [
  ['unresolved slot', /[{}|]|\bundefined\b|\[object|\bNaN\b/u],
  ['doubled punctuation', /(?:[,;:!?…]|(?<!\b[ap]\.m)\.)[.,;]|,[!?…]|[!?]{2}|…[!?]/u],
  ['doubled punctuation', WIDE_STOP_AND_MORE],
  ['spaced punctuation', /\s[,.;!?](?:\s|$)|\s{2}|^\s|\s$/u],
  [
    'doubled word',
    /(?<![\p{L}\p{N}'-])(?!(?:had|that|very|no|so)\b)(\p{L}{2,})\s+\1(?![\p{L}\p{N}'-])/iu,
  ],
  ['article', /(?<![\p{L}\p{N}'§-])a (?=[aeio](?!ne\b|nce\b|uro|u)\p{Ll})/u],
  ['article', /(?:^|[.!?"(] ?)A (?=[aeio](?!ne\b|nce\b|uro|u)\p{Ll})/u],
  ['article', /(?<![\p{L}\p{N}'§-])[Aa]n (?=[bcdfgjklpqtvwz]\p{Ll})/u],
  [
    'sentence case',
    /(?<!\b(?:[ap]\.m|vs|etc|e\.g|i\.e|no|approx|[Ee]t [Aa]l))(?<!\.)[.!?]\s+(?:["'(])?\p{Ll}/u,
  ],
  ['line break', /[\n\r]/u],
];

function unbalanced(text: string): boolean {
  const count = (character: string) => {
    let found = 0;
    for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1))
      found += 1;
    return found;
  };
  return count('"') % 2 !== 0 || count('(') !== count(')');
}

function opensLow(text: string): boolean {
  return /^(?:\d\. |→ )?["'(]?\p{Ll}/u.test(text);
}

/** Faults of one line, by name; none for a sound line. User words are not judged, their seams are. */
export function lintLine(line: RenderedLine): string[] {
  const text = masked(line);
  const faults = CHECKS.filter(([, fault]) => fault.test(text)).map(([name]) => name);
  if (unbalanced(text)) faults.push('unbalanced quotes');
  const userOpens = line.userSpans.some(([start]) => start <= 3);
  if (opensLow(text) && !userOpens) faults.push('sentence case');
  if (line.text.trim() === '') faults.push('blank line');
  return faults;
}

/** Faults of a whole post: those of its lines, too many lines, a line said twice, or a last line without the site. */
export function lintPost(lines: readonly RenderedLine[], site: string): string[] {
  const faults = lines.flatMap(lintLine);
  if (lines.length > MAX_LINES) faults.push('too many lines');
  if (new Set(lines.map((line) => line.text)).size < lines.length) faults.push('repeated line');
  if (!lines.at(-1)?.text.includes(site)) faults.push('no tag line');
  return faults;
}
