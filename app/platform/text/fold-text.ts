const MARKS = /\p{Mn}/gu;

/**
 * The text as searches compare it: without case and accents, spaces single. Databases fold ASCII letters
 * only, so what is searched is stored folded.
 */
export function foldText(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(MARKS, '');
  return plain.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
