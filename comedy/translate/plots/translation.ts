import { type EventTraits, eventTraits } from '../../story/event-traits.ts';
import { type Beat, type Plot, plot } from '../../story/plot.ts';

/**
 * Makes the translation of one event: one or two sentences, and a last one for each level, which never quote the text. So
 * every typed word must be in `when`, in a hole or in `fine`.
 */
export function translation(id: string, traits: EventTraits, ...beats: (Beat | Beat[])[]): Plot {
  return plot(id, eventTraits(traits), ...beats);
}
