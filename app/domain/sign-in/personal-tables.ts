import type { Database } from '../../platform/db/tables.ts';

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
  api_tokens: {
    by: 'user_id',
    secret: ['token_hash'],
    exported: true,
    deleted: 'with-the-member',
  },
  // Lives for ten minutes and holds nothing but secrets of a sign-in under way.
  login_attempts: { by: 'link_user_id', exported: false, deleted: 'by-itself' },
  posts: {
    by: 'user_id',
    secret: ['search_text', 'shared_key', 'popular_rank', 'comments_rank', 'feed_day'],
    exported: true,
    deleted: 'with-the-member',
  },
  // The rows count what was written; whose it was and every word of it go.
  generations: { by: 'owner_id', exported: true, deleted: 'words-forgotten' },
  replies: { by: 'user_id', exported: true, deleted: 'with-the-member' },
  reactions: { by: 'user_id', exported: true, deleted: 'with-the-member' },
  comments: {
    by: 'user_id',
    secret: ['idem_key'],
    exported: true,
    deleted: 'with-the-member',
  },
  notifications: {
    by: 'user_id',
    secret: ['actor_id'],
    exported: true,
    deleted: 'with-the-member',
  },
  moderation_cases: {
    by: 'owner_id',
    secret: ['version', 'delete_at'],
    exported: true,
    deleted: 'with-the-member',
  },
  reports: {
    by: 'reporter_id',
    secret: ['reporter_key', 'counts'],
    exported: true,
    deleted: 'with-the-member',
  },
  // Whom a member has blocked is that one's business too: the export says when, not who.
  blocks: {
    by: 'user_id',
    secret: ['blocked_id'],
    exported: true,
    deleted: 'with-the-member',
  },
  resources: {
    by: 'user_id',
    secret: ['search_text', 'content_hash', 'idem_key'],
    exported: true,
    deleted: 'with-the-member',
  },
  resource_favourites: { by: 'user_id', exported: true, deleted: 'with-the-member' },
  resource_downloads: { by: 'user_id', exported: true, deleted: 'with-the-member' },
  attached_pictures: { by: 'user_id', exported: true, deleted: 'with-the-member' },
  // Search indexes: triggers delete an entry with its row.
  searchable_posts: null,
  searchable_resources: null,
  searchable_users: null,
  // Names of files, of nobody in particular: the pictures of a member are named by its resources.
  stored_objects: null,
  // Fingerprints of files, of nobody in particular.
  removed_pictures: null,
  feature_requests: {
    by: 'user_id',
    secret: ['search_text', 'idem_key', 'decided_by'],
    exported: true,
    deleted: 'with-the-member',
  },
  request_votes: { by: 'user_id', exported: true, deleted: 'with-the-member' },
  request_comments: {
    by: 'user_id',
    secret: ['idem_key'],
    exported: true,
    deleted: 'with-the-member',
  },
  // The server's own book: that something was done stays, who did it goes.
  audit_log: { by: 'actor_id', exported: false, deleted: 'words-forgotten' },
  quota_counters: { by: 'subject', exported: true, deleted: 'by-itself' },
  // Guests have no account: what they wrote belongs to a member only by its post.
  guests: null,
  guest_events: null,
  guest_sessions: null,
  // Numbers, of nobody in particular.
  rollups: null,
  jobs: null,
};
