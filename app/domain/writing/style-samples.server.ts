import { retellPost } from '../../../comedy/posts/write-post.ts';
import { DEFAULT_HUMOR_LEVEL } from '../../../comedy/form/humor-levels.ts';
import { findStyle, type StyleValue } from '../../../comedy/styles/post-styles.ts';

/** The plot of each style's sample, which its writer tells of the examples in its form, and the lines that are shown. */
const STORIES: Readonly<Partial<Record<StyleValue, readonly [plot: string, ...lines: number[]]>>> =
  {
    humblebrag: ['brag-first-name', 4],
    'motivational-bs': ['age-s-retreat', 3],
    'buzzword-soup': ['soup-agency-cut', 3],
    'fake-work': ['wise-s-promotion', 3],
    'startup-chaos': ['chaos-bank', 4],
    'cringe-advice': ['tip-s-degree', 1, 2],
    'fake-screenshots': ['chat-mother', 2],
    storytelling: ['tale-memoir', 4],
  };

const SEED = 1;

/** A line of each style but the featured one, by style. */
export type StyleSamples = Readonly<Record<string, string>>;

let samples: StyleSamples | undefined;

/** Returns the best line of a post in each style, written from the examples in its form. */
export function styleSamples(): StyleSamples {
  samples ??= Object.fromEntries(
    Object.entries(STORIES).map(([value, [plot, ...lines]]) => [
      value,
      sampleOf(value, plot, lines),
    ]),
  );
  return samples;
}

function sampleOf(value: string, plot: string, shown: readonly number[]): string {
  const style = findStyle(value);
  if (!style) return '';
  const fields = Object.fromEntries(
    style.fields.map(({ name, placeholder, defaultValue }) => [name, defaultValue ?? placeholder]),
  );
  const request = {
    style: style.value,
    fields,
    level: DEFAULT_HUMOR_LEVEL,
    seed: SEED,
    site: '',
  } as const;
  const lines = retellPost(request, { plot })?.lines ?? [];
  return shown.map((at) => lines[at] ?? '').join(' ') || style.sample;
}
