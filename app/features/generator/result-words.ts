import { MAX_EDITED_LENGTH } from '../post/edited-text.ts';

/** Texts of the result screen that docs/product.md does not fix. */
/** Above a grave post, in place of the words of docs/product.md §8: it does not sell. */
export function freePostUsed(freePosts: number): string {
  return `This was your ${freePosts > 1 ? 'last ' : ''}free post.`;
}

export const DRESS_IT = 'Dress it';
export const EDIT_TEXT = 'Edit text';
export const WHAT_HAPPENED = 'What happened';
export const EDIT_PROFILE = 'Edit Profile';
export const EDIT_SAVED = 'Saved as a new version.';
export const EDIT_FAILED = 'Your text could not be saved. It is still here: try again.';
export const EDITED_BY_YOU = 'edited by you';
export const EDIT_HINT = 'Ctrl+Enter saves, Esc cancels. The versions before stay as they are.';
export const CHOICE_NOT_SAVED =
  'The choice of version could not be saved. The versions are all there.';
export const PROFILE_FAILED = 'Your profile could not be saved. Nothing of it is lost: try again.';
export const CRANK_UP = 'Crank it up';
export const TONE_DOWN = 'Tone it down';
export const CARD_NAME = 'Your name on the card';
export const CARD_NAME_NOTE = 'Asked once. Edit Profile changes it.';
export const CHECK_CARD_NAME = 'Everybody will see this name. Check it, then post.';
export const NO_CARD_NAME = 'A card needs a name.';
export const SHOW_PREMISE = 'Show what happened';
export const PREMISE_LABEL = 'What happened';
export const PREMISE_NOTE = 'Everybody can read it. You can hide it on the post later.';
export const SEE_IT = 'See it';
export const NO_PICTURE = 'Your account has no picture yet.';
export const EDITING_FIRST = 'You are editing. Save or cancel that first.';

export function versionWords(number: number, count: number): string {
  return `Version ${number} of ${count}`;
}

export function lengthWords(length: number): string {
  return `${length.toLocaleString('en')} / ${MAX_EDITED_LENGTH.toLocaleString('en')}`;
}
/** For another level of a post without a plot: by a model, edited, or older than plots. */
export const NEW_STORY =
  'Post regenerated! The last one had no story to turn, so this is a new one.';
