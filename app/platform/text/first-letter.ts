const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first grapheme of a name in upper case, or a question mark. */
export function firstLetter(name: string): string {
  const [first] = letters.segment(name.trim());
  return first?.segment.toUpperCase() ?? '?';
}
