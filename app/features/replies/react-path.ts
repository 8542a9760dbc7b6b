import { COMMENTS_ID, MEANING_ID } from '../translator/section-ids.ts';

/** The address of React to a post, for a shared post or for none, and of a round of replies. */
export function reactPath(post?: string, round?: string): string {
  const query = new URLSearchParams();
  if (round !== undefined) query.set('round', round);
  if (post !== undefined) query.set('post', post);
  const text = query.toString();
  return text === '' ? '/reply-generator' : `/reply-generator?${text}`;
}

/** The part of the page that `?tab=` names, so that links and bookmarks of earlier lead there; null for the replies. */
export function partOf(tab: string | null): string | null {
  if (tab === 'meaning' || tab === 'score') return MEANING_ID;
  return tab === 'comments' ? COMMENTS_ID : null;
}
