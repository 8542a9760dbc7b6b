import type { ApiTokenRow } from '../db/api-token-row.ts';
import { readScopes, type Scope } from './token-scopes.ts';

/** So many tokens may one member have, those that have ended among them. */
export const MOST_TOKENS = 10;
export const LONGEST_NAME = 60;

const DAY = 24 * 60 * 60 * 1000;

/** For how long a token can be made, in milliseconds; null has no end. */
export const LIFETIMES = {
  '30': { label: '30 days', length: 30 * DAY },
  '90': { label: '90 days', length: 90 * DAY },
  '365': { label: 'One year', length: 365 * DAY },
  never: { label: 'No end', length: null },
} as const;

export type Lifetime = keyof typeof LIFETIMES;
export const DEFAULT_LIFETIME: Lifetime = '90';

/** Every token begins with this, so that scanners of public code know one when they see it. */
export const TOKEN_PREFIX = 'broetry_';

/** A token as its owner sees it; the token itself is seen once. Epoch milliseconds. */
export type OwnToken = {
  id: string;
  name: string;
  scopes: readonly Scope[];
  createdAt: number;
  /** To the minute. */
  lastUsedAt: number | null;
  expiresAt: number | null;
  hasEnded: boolean;
};

/** The token of a row, at the time `now`. */
export function ownToken(row: ApiTokenRow, now: number): OwnToken {
  return {
    id: row.id,
    name: row.name,
    scopes: readScopes(row.scopes),
    createdAt: row.created_at,
    lastUsedAt: row.last_used,
    expiresAt: row.expires_at,
    hasEnded: row.expires_at !== null && row.expires_at <= now,
  };
}
