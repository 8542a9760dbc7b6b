/** docs/product.md §2, Users tab. */
export const SEARCH_PLACEHOLDER = 'Search users...';
export const COLUMNS = {
  name: 'User',
  email: 'Email',
  joined: 'Joined',
  login: 'Last Login',
  posts: 'Posts',
} as const;

/** Letters that the reason for switching an account off may have. */
export const MOST_REASON = 300;

export const MEMBER_ANSWERS = {
  disabled: 'Account disabled. Its sessions are over.',
  enabled: 'Account enabled.',
  self: 'This is your own account: ask another admin to let you go.',
  alreadyDisabled: 'The account is disabled already.',
  alreadyEnabled: 'The account is enabled already.',
  missing: 'This member is gone.',
  unknown: 'This form is not known here. Reload the page.',
  notAllowed: 'Only admins can do that.',
} as const;
