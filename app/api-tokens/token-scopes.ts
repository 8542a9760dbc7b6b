/** What a token may be made for, and in which words its owner is asked. */
export const SCOPES = {
  'posts:write': 'Write posts, and delete yours',
  'posts:read': 'Read your posts',
  'replies:write': 'Write replies',
  translate: 'Translate texts',
  score: 'Judge texts',
  comments: 'Have the house comment on texts',
  'account:read': 'Read your name and your numbers',
} as const;

export type Scope = keyof typeof SCOPES;

export const SCOPE_NAMES = Object.keys(SCOPES) as readonly Scope[];

/** The scopes that a token's row names. One of another version is none. */
export function readScopes(text: string): Scope[] {
  const named = new Set(text.split(' '));
  return SCOPE_NAMES.filter((scope) => named.has(scope));
}
