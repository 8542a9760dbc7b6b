import type { Database } from '../../platform/db/tables.ts';

/**
 * The personal data of a table. `by` is the column with the member's id; `secret` columns are not exported;
 * `onDelete` says what the deletion of an account does with its rows.
 */
export type PersonalTable = {
  by: string;
  secret?: readonly string[];
  exported: boolean;
  onDelete: 'cascade' | 'delete' | 'anonymize';
};

/** Every table of the database; null for one without personal data. A test compares it with the real schema. */
export const PERSONAL_TABLES: Readonly<Record<keyof Database, PersonalTable | null>> = {
  users: { by: 'id', secret: ['search_text'], exported: true, onDelete: 'delete' },
  identities: { by: 'user_id', exported: true, onDelete: 'cascade' },
  passkeys: { by: 'user_id', exported: true, onDelete: 'cascade' },
  recovery_codes: { by: 'user_id', secret: ['code_hash'], exported: true, onDelete: 'cascade' },
  invitations: { by: 'made_by', secret: ['token_hash'], exported: true, onDelete: 'cascade' },
  avatars: { by: 'user_id', secret: ['source_hash'], exported: true, onDelete: 'cascade' },
  sessions: { by: 'user_id', secret: ['token_hash'], exported: true, onDelete: 'cascade' },
  api_tokens: { by: 'user_id', secret: ['token_hash'], exported: true, onDelete: 'cascade' },
  // Expires after ten minutes and holds only the secrets of a sign-in attempt.
  login_attempts: { by: 'link_user_id', exported: false, onDelete: 'delete' },
  posts: {
    by: 'user_id',
    secret: ['search_text', 'shared_key', 'popular_rank', 'comments_rank', 'feed_day'],
    exported: true,
    onDelete: 'cascade',
  },
  // Statistics count the rows; owner and texts are cleared.
  generations: { by: 'owner_id', exported: true, onDelete: 'anonymize' },
  replies: { by: 'user_id', exported: true, onDelete: 'cascade' },
  reactions: { by: 'user_id', exported: true, onDelete: 'cascade' },
  comments: { by: 'user_id', secret: ['idem_key'], exported: true, onDelete: 'cascade' },
  notifications: { by: 'user_id', secret: ['actor_id'], exported: true, onDelete: 'cascade' },
  moderation_cases: {
    by: 'owner_id',
    secret: ['version', 'delete_at'],
    exported: true,
    onDelete: 'cascade',
  },
  reports: {
    by: 'reporter_id',
    secret: ['reporter_key', 'counts'],
    exported: true,
    onDelete: 'cascade',
  },
  // The export says when a member blocked another one, not whom.
  blocks: { by: 'user_id', secret: ['blocked_id'], exported: true, onDelete: 'cascade' },
  resources: {
    by: 'user_id',
    secret: ['search_text', 'content_hash', 'idem_key'],
    exported: true,
    onDelete: 'cascade',
  },
  resource_favourites: { by: 'user_id', exported: true, onDelete: 'cascade' },
  resource_downloads: { by: 'user_id', exported: true, onDelete: 'cascade' },
  attached_pictures: { by: 'user_id', exported: true, onDelete: 'cascade' },
  // Search indexes: triggers delete an entry with its row.
  searchable_posts: null,
  searchable_resources: null,
  searchable_users: null,
  // File names. The resources of a member name its pictures.
  stored_objects: null,
  // Fingerprints of files.
  removed_pictures: null,
  feature_requests: {
    by: 'user_id',
    secret: ['search_text', 'idem_key', 'decided_by'],
    exported: true,
    onDelete: 'cascade',
  },
  request_votes: { by: 'user_id', exported: true, onDelete: 'cascade' },
  request_comments: { by: 'user_id', secret: ['idem_key'], exported: true, onDelete: 'cascade' },
  // Entries stay; their actor is cleared.
  audit_log: { by: 'actor_id', exported: false, onDelete: 'anonymize' },
  quota_counters: { by: 'subject', exported: true, onDelete: 'delete' },
  // Guests have no account.
  guests: null,
  guest_events: null,
  guest_sessions: null,
  rollups: null,
  plot_counts: null,
  // Days of posts. Goes with the post.
  game_posts: null,
  instance_settings: null,
  // Ids of invented members and posts.
  seeded_rows: null,
  jobs: null,
};
