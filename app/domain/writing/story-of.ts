import type { StorySource } from '../../../comedy/write-post.ts';

/** What the offline writer told a post from. Undefined for a post of a model, of a member, or from before plots. */
export function storyOf(row: {
  plot: string | null;
  cast_of_plot: string | null;
}): StorySource | undefined {
  if (row.plot === null || row.cast_of_plot === null) return undefined;
  return { plot: row.plot, cast: JSON.parse(row.cast_of_plot) as StorySource['cast'] };
}
