/** The confirmation that deletes an account, in any case. */
export const DELETE_PHRASE = 'delete my account';

export const PROFILE_SAVED = 'Profile details updated!';

export type AccountTab = 'all' | 'community';

/** The texts of the two tabs (docs/product.md §2, Profile). */
export const TABS: Readonly<
  Record<AccountTab, { label: string; about: string; empty: string; hint: string }>
> = {
  all: {
    label: 'Generated Posts',
    about: 'Everything you have had written, newest first. Only you can see this.',
    empty: 'No posts generated yet',
    hint: 'Your legacy is a blank page. It has excellent margins.',
  },
  community: {
    label: 'Community Posts',
    about: 'What you have shared with the community. Everybody can see these.',
    empty: 'No community posts yet',
    hint: 'Nobody has been inspired by you so far. They are holding up well.',
  },
};
