import type { Database } from '../db/tables.ts';

/**
 * What a table holds about a member. `by` names the column with the member's id; `secret` columns are no
 * business of an export; `deleted` says what becomes of the rows when the account goes.
 */
export type PersonalTable = {
  by: string;
  secret?: readonly string[];
  exported: boolean;
  deleted: 'with-the-member' | 'by-itself' | 'words-forgotten';
};

/**
 * Every table of the database, and what it knows about a member: null is nothing. A new table without a line
 * here does not compile, and a test walks the real schema.
 */
export const PERSONAL_TABLES: Readonly<Record<keyof Database, PersonalTable | null>> = {
  users: { by: 'id', secret: ['search_text'], exported: true, deleted: 'by-itself' },
  identities: { by: 'user_id', exported: true, deleted: 'with-the-member' },
  avatars: {
    by: 'user_id',
    secret: ['source_hash'],
    exported: true,
    deleted: 'with-the-member',
  },
  sessions: {
    by: 'user_id',
    secret: ['token_hash'],
    exported: true,
    deleted: 'with-the-member',
  },
  // Lives for ten minutes and holds nothing but secrets of a sign-in under way.
  login_attempts: { by: 'link_user_id', exported: false, deleted: 'by-itself' },
  posts: { by: 'user_id', secret: ['search_text'], exported: true, deleted: 'with-the-member' },
  // The rows count what was written; whose it was and every word of it go.
  generations: { by: 'owner_id', exported: true, deleted: 'words-forgotten' },
  notices: { by: 'user_id', exported: true, deleted: 'with-the-member' },
  quota_counters: { by: 'subject', exported: true, deleted: 'by-itself' },
  // Guests have no account: what they wrote belongs to a member only by its post.
  guests: null,
  guest_events: null,
  jobs: null,
};
