import { type Beat, type Plot, plot } from '../../story/plot.ts';
import { kindTraits, type TextKind } from '../../styles/gpt4-context/plots/short/loose-kinds.ts';

/** Makes a closing: one or two sentences after a fact told in jargon, that suit every text of the kind. */
export function closing(id: string, kind: TextKind, ...beats: (Beat | Beat[])[]): Plot {
  return plot(id, kindTraits(kind), ...beats);
}
