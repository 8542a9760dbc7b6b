import { type Beat, type Plot, plot, type PlotTraits } from '../../../../story/plot.ts';
import { LOOSE_KINDS, type TextKind } from './loose-kinds.ts';

/** Makes a short post: the typed text once, and lines that suit every text of the kind (docs/adding-jokes.md, "Short posts"). */
export function shortPost(id: string, kind: TextKind, ...beats: (Beat | Beat[])[]): Plot {
  const traits: PlotTraits =
    kind === 'any' ? { ring: 'any' } : { ring: 'kind', ...LOOSE_KINDS[kind] };
  return plot(id, traits, ...beats);
}
