import { findStyle } from '../../../comedy/post-styles.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import type { PostFormData } from './form-data.ts';

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
