// Long regular expressions in lines that can be read: parts of a pattern, put together when the module loads.

/** A part of a pattern: a regular expression, whose flags do not count, or what another function here has made. */
type Part = RegExp | string;

const sourceOf = (part: Part) => (typeof part === 'string' ? part : part.source);

/** A regular expression of these parts, one after the other. */
export function pattern(flags: string, ...parts: readonly Part[]): RegExp {
  return new RegExp(sequence(...parts), flags);
}

/** These parts, one after the other. */
export function sequence(...parts: readonly Part[]): string {
  return parts.map(sourceOf).join('');
}

/** One of these parts, where nothing stands before or after it. */
export function anyOf(...parts: readonly Part[]): string {
  return parts.map(sourceOf).join('|');
}

/** One of these parts. */
export function either(...parts: readonly Part[]): string {
  return `(?:${anyOf(...parts)})`;
}

/** One of these words, which are separated by spaces. */
export function words(...lines: readonly string[]): string {
  return either(...lines.flatMap((line) => line.split(' ')));
}
