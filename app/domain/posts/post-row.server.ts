import { findStyle } from '../../../comedy/post-styles.ts';
import { randomFrom } from '../../../comedy/random.ts';
import type { PostRow } from '../../platform/db/tables.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import type { PostFormData } from './post.ts';

/** What a post that nobody has shared has in its columns of the community. */
export const UNSHARED = {
  shared_at: null,
  reactions: 0,
  real_comments: 0,
  hidden_at: null,
  hidden_reason: null,
  shared_key: null,
} as const satisfies Partial<PostRow>;

/** The vanity numbers a post starts with (docs/product.md §9): likes 100 to 1099, comments 10 to 109, by its id. */
export function seededCounts(postId: string): { likes: number; comments: number } {
  const random = randomFrom(postId);
  return { likes: random.between(100, 1099), comments: random.between(10, 109) };
}

type Searched = { post: string; style: string; formData: PostFormData };

/** What the owner's searches look through: the post, its style, and what was typed into the form. Folded. */
export function ownSearchText({ post, style, formData }: Searched): string {
  const fields = Object.values(JSON.parse(formData.context) as Record<string, string>);
  return foldText([post, labelOf(style), ...fields].join(' '));
}

/**
 * What the community's searches look through: only what everybody can read. A search that found a post by
 * its form would give the form away, word by word.
 */
export function sharedSearchText({ post, style, formData }: Searched): string {
  return foldText([post, labelOf(style), formData.profileName].join(' '));
}

function labelOf(style: string): string {
  return findStyle(style)?.label ?? style;
}
