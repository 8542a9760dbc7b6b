import { HUMOR_LEVELS, type HumorLevel } from '../../../comedy/form/humor-levels.ts';
import { retellPost } from '../../../comedy/posts/write-post.ts';

/** The sentence in the box of the landing page (docs/product.md §2, Landing page), and its story. */
export const EXAMPLE_SENTENCE = 'I watered a plant.';
const STORY = { plot: 'short-q-slow-part' };
const SEED = 8;

/** Returns the post of the example at each level. `site` is the host in the tag line. */
export function examplePosts(site: string): Record<HumorLevel, string> {
  const posts = HUMOR_LEVELS.map((level) => {
    const fields = { context: EXAMPLE_SENTENCE };
    const request = { style: 'gpt4-context', fields, level, seed: SEED, site } as const;
    return [level, retellPost(request, STORY)?.text ?? EXAMPLE_SENTENCE];
  });
  return Object.fromEntries(posts) as Record<HumorLevel, string>;
}
