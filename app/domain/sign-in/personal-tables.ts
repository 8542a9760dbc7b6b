import { COMPUTED_POST_COLUMNS, type Database } from '../../platform/db/tables.ts';

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

/** Rows that belong to a member. */
const OWN = { by: 'user_id', exported: true, onDelete: 'cascade' } as const;

/** Every table of the database; null for one without personal data. A test compares it with the real schema. */
export const PERSONAL_TABLES: Readonly<Record<keyof Database, PersonalTable | null>> = {
  users: { by: 'id', secret: ['search_text'], exported: true, onDelete: 'delete' },
  identities: OWN,
  passkeys: OWN,
  recovery_codes: { ...OWN, secret: ['code_hash'] },
  invitations: { ...OWN, by: 'made_by', secret: ['token_hash'] },
  avatars: { ...OWN, secret: ['source_hash'] },
  sessions: { ...OWN, secret: ['token_hash'] },
  api_tokens: { ...OWN, secret: ['token_hash'] },
  // Expires after ten minutes and holds only the secrets of a sign-in attempt.
  login_attempts: { by: 'link_user_id', exported: false, onDelete: 'delete' },
  posts: { ...OWN, secret: ['search_text', 'shared_key', ...COMPUTED_POST_COLUMNS] },
  // Statistics count the rows; owner and texts are cleared.
  generations: { by: 'owner_id', exported: true, onDelete: 'anonymize' },
  replies: OWN,
  reactions: OWN,
  comments: { ...OWN, secret: ['idem_key'] },
  notifications: { ...OWN, secret: ['actor_id'] },
  moderation_cases: { ...OWN, by: 'owner_id', secret: ['version', 'delete_at'] },
  reports: { ...OWN, by: 'reporter_id', secret: ['reporter_key', 'counts'] },
  // The export says when a member blocked another one, not whom.
  blocks: { ...OWN, secret: ['blocked_id'] },
  resources: { ...OWN, secret: ['search_text', 'content_hash', 'idem_key'] },
  resource_favourites: OWN,
  resource_downloads: OWN,
  attachments: OWN,
  // Search indexes: triggers delete an entry with its row.
  searchable_posts: null,
  searchable_resources: null,
  searchable_users: null,
  // File names. The resources of a member name its pictures.
  stored_objects: null,
  // Fingerprints of files.
  removed_resources: null,
  feature_requests: { ...OWN, secret: ['search_text', 'idem_key', 'decided_by'] },
  request_votes: OWN,
  request_comments: { ...OWN, secret: ['idem_key'] },
  // Entries stay; their actor is cleared.
  audit_log: { by: 'actor_id', exported: false, onDelete: 'anonymize' },
  quota_counters: { by: 'subject', exported: true, onDelete: 'delete' },
  // Guests have no account.
  guests: null,
  guest_events: null,
  guest_sessions: null,
  rollups: null,
  // Days of posts. Goes with the post.
  game_posts: null,
  instance_settings: null,
  // Ids of invented members and posts.
  seeded_rows: null,
  jobs: null,
};
