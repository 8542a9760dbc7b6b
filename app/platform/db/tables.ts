import type { Kysely } from 'kysely';
import type { CountTables } from './count-tables.ts';
import type { SignInTables } from './sign-in-tables.ts';

/** The rows of the database. Ids sort by time, times are epoch milliseconds, JSON is text. */
export type Database = {
  guests: GuestRow;
  generations: GenerationRow;
  quota_counters: QuotaCounterRow;
  jobs: JobRow;
  users: UserRow;
  identities: IdentityRow;
  sessions: SessionRow;
  login_attempts: LoginAttemptRow;
  posts: PostRow;
  notifications: NotificationRow;
  replies: ReplyRow;
  reactions: ReactionRow;
  comments: CommentRow;
  moderation_cases: ModerationCaseRow;
  reports: ReportRow;
  audit_log: AuditRow;
  blocks: BlockRow;
  resources: ResourceRow;
  resource_favourites: ResourceFavouriteRow;
  resource_downloads: ResourceDownloadRow;
  stored_objects: StoredObjectRow;
  removed_resources: RemovedResourceRow;
  attachments: AttachmentRow;
  feature_requests: FeatureRequestRow;
  request_votes: RequestVoteRow;
  request_comments: RequestCommentRow;
} & CountTables &
  SignInTables &
  Record<`searchable_${'posts' | 'resources' | 'users'}`, SearchableRow>;

export type GuestRow = {
  id: string;
  created_at: number;
  posts_generated: number;
  last_used: number;
};

/** A connection or a transaction. */
export type Db = Kysely<Database>;

export type GenerationState = 'reserved' | 'succeeded' | 'failed' | 'expired';

export type GenerationRow = {
  id: string;
  owner_kind: 'guest' | 'member';
  owner_id: string;
  idem_key: string;
  /** SHA-256 of the request, to distinguish a retry from a reused key. */
  request_hash: string;
  state: GenerationState;
  /** The process that owns the reservation. */
  boot_id: string;
  deadline: number;
  style: string;
  fields: string;
  humor_level: string;
  seed: number;
  parent_id: string | null;
  /** The charged quota_counters row, for the refund after a failure. */
  charged_subject: string | null;
  charged_period: string | null;
  /** The writer's name, or `member` for an edited version. */
  writer: string | null;
  engine: string | null;
  text: string | null;
  template_ids: string | null;
  /** The plot of the offline writer, and its cast as JSON. Null for other writers. */
  plot: string | null;
  plot_cast: string | null;
  /** Whether the form, or a text that the offline writer did not write, is grave. */
  is_grave: 0 | 1;
  error_code: string | null;
  created_at: number;
  finished_at: number | null;
  /** Why the offline writer wrote in place of the model. */
  fallback: string | null;
  /** The member's post of this version. Null for a guest. */
  post_id: string | null;
  /** Replies: `fields` is the pasted post, `text` the replies as JSON. Translation: both are cleared after a day. */
  kind: 'post' | 'replies' | 'translation';
  /** The first version of the post. Null: this one. */
  family_id: string | null;
} & PostOrigin;

/**
 * The origin of a post: the remixed post and the first post of that chain, by id (also after their deletion), and the UTC
 * day (days since 1970) of its daily prompt.
 */
export type PostOrigin = {
  remix_of: string | null;
  remix_root: string | null;
  prompt_day: number | null;
};

export type QuotaCounterRow = { scope: string; subject: string; period: string; used: number };

/** The next run of a scheduled job. `holder` is the process with the lease until `due_at`. */
export type JobRow = { name: string; due_at: number; holder: string | null };

/** A member (docs/product.md §3). `photo_url` is a path of this site. */
export type UserRow = {
  id: string;
  email: string;
  email_verified: number;
  display_name: string;
  bio: string | null;
  photo_url: string | null;
  created_at: number;
  last_login: number;
  posts_created: number;
  disabled_at: number | null;
  /** When the account redeemed the owner link. Null: no admin, unless its e-mail is one. */
  admin_since: number | null;
  /** JSON. */
  settings: string;
  /** Folded name and e-mail. */
  search_text: string;
};

/** A sign-in of a member, identified by issuer and subject. */
export type IdentityRow = {
  issuer: string;
  subject: string;
  user_id: string;
  provider: string;
  email: string | null;
  email_verified: number;
  created_at: number;
};

export type SessionRow = {
  id: string;
  token_hash: string;
  user_id: string;
  created_at: number;
  last_seen: number;
  expires_at: number;
  /** The browser family, shown to the member. */
  user_agent: string | null;
  /** Demo sessions end with DEMO_SIGN_IN. */
  provider: string;
};

/** A pending sign-in: valid once, for ten minutes, in the same browser. */
export type LoginAttemptRow = {
  state_hash: string;
  browser_hash: string;
  provider: string;
  nonce: string;
  code_verifier: string;
  next: string;
  mode: 'popup' | 'redirect';
  intent: 'login' | 'signup' | 'connect';
  /** The member who adds this sign-in. */
  link_user_id: string | null;
  expires_at: number;
};

/** The columns of `posts` that the database computes: they cannot be written, and `PostRow` is without them. */
export const COMPUTED_POST_COLUMNS = [
  'shown_likes',
  'shown_comments',
  'popular_rank',
  'feed_day',
] as const;

/** A member's post (saved_posts of the specification). `generation_id` is the shown version. */
export type PostRow = {
  id: string;
  user_id: string;
  type: 'generated' | 'community';
  post: string;
  formatted_post: string;
  form_data: string;
  style: string;
  generation_id: string;
  likes: number;
  comments: number;
  /** Folded text for searches; of a shared post only its public part. */
  search_text: string;
  created_at: number;
  updated_at: number;
  shared_at: number | null;
  /** Real counts, in addition to the invented ones. */
  reactions: number;
  real_comments: number;
  hidden_at: number | null;
  hidden_reason: string | null;
  /** A hash of the shared text: a member shares a text once. */
  shared_key: string | null;
  /** What happened, as the author shows it under a shared post. Null: not shown. */
  shown_premise: string | null;
  /** Whether the version, or what happened as the author shows it, is grave. */
  is_grave: GenerationRow['is_grave'];
} & PostOrigin;

export type NotificationRow = {
  id: string;
  user_id: string;
  kind: string;
  text: string;
  link: string | null;
  created_at: number;
  read_at: number | null;
  /** The member it mentions, with whom it is deleted. */
  actor_id: string | null;
};

/** A reply in a member's history. */
export type ReplyRow = {
  id: string;
  user_id: string;
  generation_id: string;
  tone: string;
  length: string;
  text: string;
  original_post: string;
  writer: string;
  /** Why the offline writer wrote in place of the model. */
  fallback: string | null;
  created_at: number;
};

/** The reaction of a member to a shared post. */
export type ReactionRow = {
  post_id: string;
  user_id: string;
  kind: string;
  created_at: number;
};

/** A comment on a shared post. A hidden one is not counted and visible to its author only. */
export type CommentRow = {
  id: string;
  post_id: string;
  user_id: string;
  text: string;
  idem_key: string;
  created_at: number;
  hidden_at: number | null;
  hidden_reason: string | null;
};

/** A moderation case. Open while `closed_at` is null. */
export type ModerationCaseRow = {
  id: string;
  target_kind: 'post' | 'comment' | 'resource' | 'feature_request' | 'request_comment';
  target_id: string;
  /** The post, or the post of the comment. Null for other kinds. */
  post_id: string | null;
  comment_id: string | null;
  owner_id: string;
  opened_at: number;
  closed_at: number | null;
  /** The last decision of an admin. */
  decision: 'keep' | 'hide' | 'restore' | 'delete' | null;
  reason: string | null;
  /** 1: an admin has approved it, so reports do not hide it. */
  immune: number;
  /** The time of permanent deletion; until then it can be restored. */
  delete_at: number | null;
  /** For optimistic locking of decisions. */
  version: number;
  /** The picture of the case. */
  resource_id: string | null;
  /** The feature request, or the feature request of the comment. */
  request_id: string | null;
  request_comment_id: string | null;
};

/** A report. `counts` is 1 when it counts towards automatic hiding. */
export type ReportRow = {
  id: string;
  case_id: string;
  reporter_id: string | null;
  reporter_key: string;
  counts: number;
  reason: string;
  message: string | null;
  /** How a reporter without an account can be reached. */
  contact: string | null;
  created_at: number;
};

/** An action of an admin. `details` is JSON, for undo and display. */
export type AuditRow = {
  id: string;
  actor_id: string | null;
  action: string;
  target_kind: string;
  target_id: string;
  reason: string | null;
  details: string | null;
  created_at: number;
  undone_at: number | null;
};

/** `user_id` has blocked `blocked_id`. */
export type BlockRow = { id: string; user_id: string; blocked_id: string; created_at: number };

/** A picture of the library (resources of the specification). `image` is its place in the storage. */
export type ResourceRow = {
  id: string;
  user_id: string;
  image: string;
  /** JSON: widths, types and places. */
  thumbnails: string;
  description: string;
  alt: string;
  /** JSON array. */
  tags: string;
  /** Folded description and tags. */
  search_text: string;
  width: number;
  height: number;
  bytes: number;
  content_type: string;
  /** SHA-256 of the stored picture; unique. */
  content_hash: string;
  idem_key: string;
  /** Distinct pairs of member and day. */
  downloads: number;
  created_at: number;
  hidden_at: number | null;
  hidden_reason: string | null;
};

export type ResourceFavouriteRow = { resource_id: string; user_id: string; created_at: number };

export type ResourceDownloadRow = { resource_id: string; user_id: string; day: string };

/** The captioned library picture under a post. */
export type AttachmentRow = {
  post_id: string;
  user_id: string;
  resource_id: string;
  top_text: string;
  bottom_text: string;
  attached_at: number;
};

/** A row of a search index: on SQLite with its number, on Postgres with its text. */
export type SearchableRow = { id: string };

/** A stored file. Inserted before the file is written, so that none is orphaned. */
export type StoredObjectRow = {
  path: string;
  resource_id: string | null;
  created_at: number;
  /** 1: it is being deleted. */
  deleting: number;
};

/** A removed picture that must not be uploaded again. */
export type RemovedResourceRow = { content_hash: string; removed_at: number };

/** A feature request (docs/product.md §3). `votes` and `comments` count rows of the next two tables. */
export type FeatureRequestRow = {
  id: string;
  user_id: string;
  text: string;
  /** Folded. */
  search_text: string;
  status: 'pending' | 'approved' | 'rejected';
  /** The reason of a rejection. */
  reason: string | null;
  votes: number;
  comments: number;
  idem_key: string;
  created_at: number;
  decided_at: number | null;
  decided_by: string | null;
  hidden_at: number | null;
  hidden_reason: string | null;
};

export type RequestVoteRow = { request_id: string; user_id: string; created_at: number };

export type RequestCommentRow = Omit<CommentRow, 'post_id'> & { request_id: string };
