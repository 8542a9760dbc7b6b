const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first grapheme of a name in upper case, or a question mark. */
export function firstLetter(name: string): string {
  const trimmed = name.trim();
  // Nothing joins two ASCII letters, and asking for the first segment costs as much as a small card.
  if (/^[a-z0-9](?:[ -~]|$)/i.test(trimmed)) return trimmed.charAt(0).toUpperCase();
  const [first] = letters.segment(trimmed);
  return first?.segment.toUpperCase() ?? '?';
}
