import { decomposed } from '../../../comedy/language/plain-letters.ts';

const UNSEEN = /[\p{Mn}\p{Default_Ignorable_Code_Point}]/gu;

/** Folds text for searches: removes case, accents and invisible characters, collapses spaces. Databases fold ASCII letters only. */
export function foldText(text: string): string {
  const plain = decomposed(text).replaceAll(UNSEEN, '');
  return plain.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
