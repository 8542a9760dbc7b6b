import type { Category } from '../../comedy/replies/reply-kinds.ts';
import posts from './sample-posts.json' with { type: 'json' };

/** Ordinary posts with their category. */
export const ORDINARY_POSTS = posts.ordinary.map(
  ([category, post = '']) => [category as Category, post] as const,
);
/** Posts about grave matter, which must never be mocked. */
export const HEAVY_POSTS: readonly string[] = posts.heavy;
/** Posts with a heavy word that are harmless. */
export const HARMLESS_POSTS: readonly string[] = posts.harmless;

const SENTENCE =
  'The quarterly review of the pallet program shows steady and sustainable progress in every region. ';

/** Posts with little or nothing to quote: very short, very long, markup, code, other languages. */
export const AWKWARD_POSTS: readonly string[] = [
  ...posts.awkward,
  '\uD800 lone surrogate',
  ...['🎉', '!', 'a', 'word ', SENTENCE, 'no stops here '].map((text) =>
    text.repeat(4000).slice(0, 4000),
  ),
];
