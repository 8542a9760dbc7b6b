import { findStyle } from '../../../comedy/styles/post-styles.ts';
import { randomFrom } from '../../../comedy/story/random.ts';
import type { PostRow } from '../../platform/db/tables.ts';
import { postOriginOf } from './post-origin.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { formDataOf, type PostFormData, type PostProfile, toCrlf } from './post.ts';
import type { NewPost, PostGeneration } from './stored-forms.server.ts';

/** The columns that a share sets, as a post has them that is not shared. */
export const UNSHARED = {
  shared_at: null,
  shared_key: null,
  shown_premise: null,
} satisfies Partial<PostRow>;

/** What the columns hold in a shared post. */
export type SharedColumns = Pick<PostRow, keyof typeof UNSHARED>;

/** The row of a new post of a member, which shows this generation and is not shared. */
export function newPostRow(
  services: Pick<Services, 'now' | 'newId'>,
  userId: string,
  generation: PostGeneration,
  profile: PostProfile,
): NewPost {
  const id = services.newId();
  const now = services.now();
  return {
    ...versionOf(generation, profile, now),
    ...seededCounts(id),
    ...UNSHARED,
    id,
    user_id: userId,
    type: 'generated',
    style: generation.style,
    created_at: now,
    reactions: 0,
    real_comments: 0,
    hidden_at: null,
    hidden_reason: null,
  };
}

/** The columns of a post that depend on the version it shows. */
export function versionOf(generation: PostGeneration, profile: PostProfile, now: number) {
  const { id, style } = generation;
  const post = generation.text ?? '';
  const formData = formDataOf(generation, profile);
  return {
    post,
    formatted_post: toCrlf(post),
    formData,
    generation_id: id,
    is_grave: generation.is_grave,
    search_text: ownSearchText({ post, style, formData }),
    updated_at: now,
    ...postOriginOf(generation),
  };
}

/** The vanity numbers a post starts with (docs/product.md §9): likes 100 to 1099, comments 10 to 109, by its id. */
function seededCounts(postId: string): { likes: number; comments: number } {
  const random = randomFrom(postId);
  return { likes: random.between(100, 1099), comments: random.between(10, 109) };
}

type SearchedPost = { post: string; style: string; formData: PostFormData };

/** The folded text that the owner's search reads: the post, its style and the fields of the form. */
export function ownSearchText({ post, style, formData }: SearchedPost): string {
  const fields = Object.values(formData.fields);
  return foldText([post, labelOf(style), ...fields].join(' '));
}

/** The folded text that the community's search reads: public text only, so that no search reveals the form. */
export function sharedSearchText({ post, style, formData }: SearchedPost): string {
  return foldText([post, labelOf(style), formData.profileName].join(' '));
}

function labelOf(style: string): string {
  return findStyle(style)?.label ?? style;
}
