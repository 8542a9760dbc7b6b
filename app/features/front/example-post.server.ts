import { HUMOR_LEVELS } from '../../../comedy/form/humor-levels.ts';
import { retellPost } from '../../../comedy/posts/write-post.ts';
import { foldedText } from '../../domain/writing/live-cards.server.ts';
import type { Example } from '../live-card/use-live-card.ts';

/** The sentence in the box of the landing page (docs/product.md §2, Landing page), and its story. */
export const EXAMPLE_SENTENCE = 'I watered a plant.';
const STORY = { plot: 'short-q-slow-part' };
const SEED = 8;

/** Returns the post of the example at each level, and its lines above the fold. `site` is the host in the tag line. */
export function examplePosts(site: string): Example['posts'] {
  const posts = HUMOR_LEVELS.map((level) => {
    const fields = { context: EXAMPLE_SENTENCE };
    const request = { style: 'gpt4-context', fields, level, seed: SEED, site } as const;
    const text = retellPost(request, STORY)?.text ?? EXAMPLE_SENTENCE;
    return [level, { text, folded: foldedText(request, STORY) }];
  });
  return Object.fromEntries(posts) as Example['posts'];
}
