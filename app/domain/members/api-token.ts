import type { ApiTokenRow } from '../../platform/db/sign-in-tables.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';

/** The scopes of a token and their labels. */
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

/** Tokens per member, expired ones included. */
export const MAX_TOKENS = 10;
export const MAX_TOKEN_NAME_LENGTH = 60;

/** The lifetimes to choose from, in milliseconds; null never expires. */
export const LIFETIMES = {
  '30': { label: '30 days', length: 30 * DAY_MS },
  '90': { label: '90 days', length: 90 * DAY_MS },
  '365': { label: 'One year', length: 365 * DAY_MS },
  never: { label: 'No end', length: null },
} as const;

export type Lifetime = keyof typeof LIFETIMES;
export const DEFAULT_LIFETIME: Lifetime = '90';

/** Every token has this prefix, so that secret scanners recognise it. */
export const TOKEN_PREFIX = 'broetry_';

/** A token without its secret. Times in epoch milliseconds, that of the last use to the minute. */
export type OwnToken = ReturnType<typeof ownToken>;

export function ownToken(row: ApiTokenRow, now: number) {
  return {
    id: row.id,
    name: row.name,
    scopes: readScopes(row.scopes),
    lastUsedAt: row.last_used,
    expiresAt: row.expires_at,
    hasEnded: row.expires_at !== null && row.expires_at <= now,
  };
}

/** Reads the scopes of a row. Skips unknown ones. */
function readScopes(text: string): Scope[] {
  const named = new Set(text.split(' '));
  return SCOPE_NAMES.filter((scope) => named.has(scope));
}
