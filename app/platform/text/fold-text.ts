const MARKS = /\p{Mn}/gu;

/** Folds text for searches: removes case and accents, collapses spaces. Databases fold ASCII letters only. */
export function foldText(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(MARKS, '');
  return plain.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
