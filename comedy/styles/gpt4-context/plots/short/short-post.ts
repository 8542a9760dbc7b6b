import { type Beat, type Plot, plot } from '../../../../story/plot.ts';
import { kindTraits, type TextKind } from './loose-kinds.ts';

/** Makes a short post: the typed text once, and lines that suit every text of the kind (docs/adding-jokes.md, "Short posts"). */
export function shortPost(id: string, kind: TextKind, ...beats: (Beat | Beat[])[]): Plot {
  return plot(id, kindTraits(kind), ...beats);
}
