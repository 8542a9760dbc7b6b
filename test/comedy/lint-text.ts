const WIDE_STOP_AND_MORE = /[。｡．！？؟۔।॥][.,;:!?…。｡．！？؟]/u;

/** Maximum number of lines, tag line included (docs/product.md §5). */
const MAX_LINES = 10;

const CHECKS: readonly (readonly [name: string, fault: RegExp])[] = [
  ['unresolved slot', /[{}|]|\bundefined\b|\[object|\bNaN\b/u],
  ['doubled punctuation', /(?:[,;:!?…]|(?<!\b[ap]\.m)\.)[.,;]|,[!?…]|[!?]{2}|…[!?]/u],
  ['doubled punctuation', WIDE_STOP_AND_MORE],
  ['spaced punctuation', /\s[,.;!?](?:\s|$)|\s{2}|^\s|\s$/u],
  [
    'doubled word',
    /(?<![\p{L}\p{N}'-])(?!(?:had|that|very|no|so)\b)(\p{L}{2,})\s+\1(?![\p{L}\p{N}'-])/iu,
  ],
  ['article', /(?<![\p{L}\p{N}'-])a (?=[aeio](?!ne\b|nce\b|uro|u)\p{Ll})/u],
  ['article', /(?:^|[.!?"(] ?)A (?=[aeio](?!ne\b|nce\b|uro|u)\p{Ll})/u],
  ['article', /(?<![\p{L}\p{N}'-])[Aa]n (?=[bcdfgjklpqtvwz]\p{Ll})/u],
  [
    'sentence case',
    /(?<!\b(?:[ap]\.m|vs|etc|e\.g|i\.e|no|approx|[Ee]t [Aa]l))(?<!\.)[.!?]\s+(?:["'(])?\p{Ll}/u,
  ],
  ['line break', /[\n\r]/u],
];

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** The names of the faults of a line. */
export function lintLine(text: string): string[] {
  const faults = CHECKS.filter(([, fault]) => fault.test(text)).map(([name]) => name);
  if (count(text, '"') % 2 !== 0 || count(text, '(') !== count(text, ')'))
    faults.push('unbalanced quotes');
  if (/^(?:\d\. |→ )?["'(]?\p{Ll}/u.test(text)) faults.push('sentence case');
  if (text.trim() === '') faults.push('blank line');
  return faults;
}

/** The names of the faults of a post: those of its lines, too many lines, a repeated line, no tag line. */
export function lintPost(lines: readonly string[], site: string): string[] {
  const faults = lines.flatMap(lintLine);
  if (lines.length > MAX_LINES) faults.push('too many lines');
  if (new Set(lines).size < lines.length) faults.push('repeated line');
  if (!lines.at(-1)?.includes(site)) faults.push('no tag line');
  return faults;
}
