import { retellPost } from '../../../comedy/posts/write-post.ts';
import { DEFAULT_HUMOR_LEVEL } from '../../../comedy/form/humor-levels.ts';
import { findStyle, type StyleValue } from '../../../comedy/styles/post-styles.ts';

/** The plot and seed of each style's sample, which its writer tells of the examples in its form. */
const STORIES: Readonly<Partial<Record<StyleValue, readonly [plot: string, seed: number]>>> = {
  humblebrag: ['brag-privacy', 8],
  'motivational-bs': ['age-s-the-study', 6],
  'buzzword-soup': ['soup-interpreter', 5],
  'fake-work': ['wise-s-promotion', 4],
  'startup-chaos': ['chaos-before', 5],
  'cringe-advice': ['tip-s-degree', 7],
  'fake-screenshots': ['chat-s-two-plates', 3],
  storytelling: ['tale-fire', 7],
};

/** A line of each style but the featured one, by style. */
export type StyleSamples = Readonly<Record<string, string>>;

let samples: StyleSamples | undefined;

/** Returns the last line of a post in each style, written from the examples in its form. */
export function styleSamples(): StyleSamples {
  samples ??= Object.fromEntries(
    Object.entries(STORIES).map(([value, [plot, seed]]) => [value, sampleOf(value, plot, seed)]),
  );
  return samples;
}

function sampleOf(value: string, plot: string, seed: number): string {
  const style = findStyle(value);
  if (!style) return '';
  const fields = Object.fromEntries(
    style.fields.map(({ name, placeholder, defaultValue }) => [name, defaultValue ?? placeholder]),
  );
  const request = {
    style: style.value,
    fields,
    level: DEFAULT_HUMOR_LEVEL,
    seed,
    site: '',
  } as const;
  return retellPost(request, { plot })?.lines.at(-2) ?? style.sample;
}
