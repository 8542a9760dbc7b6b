import type { Translation } from '../../domain/writing/translations.server.ts';

/** The words of the other side, as they stand in the box once the sides are swapped; null where there are none. */
export function otherWords(translation: Translation | null): string | null {
  if (!translation || translation.spared === 'empty' || translation.spared === 'grave') return null;
  const { direction, lines, exposed } = translation;
  const words = direction === 'to-truth' ? [...exposed.map(({ truth }) => truth), ...lines] : lines;
  return words.length > 0 ? words.join('\n\n') : null;
}
