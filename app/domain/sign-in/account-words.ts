/** The confirmation that deletes an account, in any case. */
export const DELETE_PHRASE = 'delete my account';

export const PROFILE_SAVED = 'Profile details updated!';

export type AccountTab = 'all' | 'community';

/** The address of the settings of the account: a tab beside those of the posts. */
export const SETTINGS_PATH = '/account?tab=settings';
export const SETTINGS_LABEL = 'Settings';

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

/** Why a way to sign in stays with its account. */
export type Kept = 'demo' | 'last' | 'last-provider' | 'last-but-codes';

/** What the refusal says, and the page in the place of a button that would always be refused. */
export const KEPT_WORDS: Readonly<Record<Kept, string>> = {
  demo: 'The demo account was the first way into this account, so it stays.',
  last: 'This is the only way into your account. Connect another one first, or make recovery codes.',
  'last-provider':
    'This is your only sign-in by a provider, and no other way is open here, so it stays.',
  'last-but-codes': 'Then only your recovery codes let you in. Reload the page to confirm that.',
};
