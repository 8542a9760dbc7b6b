const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter of a name, as a reader sees it, in upper case. A question mark for a name without one. */
export function firstLetter(name: string): string {
  const [first] = letters.segment(name.trim());
  return first?.segment.toUpperCase() ?? '?';
}
