import type { Kysely } from 'kysely';
import type { ApiTokenTable } from './api-token-row.ts';
import type { PostOrigin } from './post-origin.ts';

/** Rows as the database holds them: text ids sorted by time, epoch milliseconds, JSON as text. */
export type Database = {
  guests: GuestRow;
  generations: GenerationRow;
  quota_counters: QuotaCounterRow;
  guest_events: GuestEventRow;
  rollups: RollupRow;
  guest_sessions: GuestSessionRow;
  jobs: JobRow;
  users: UserRow;
  identities: IdentityRow;
  avatars: AvatarRow;
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
  removed_pictures: RemovedPictureRow;
  attached_pictures: AttachedPictureRow;
  searchable_posts: SearchableRow;
  searchable_resources: SearchableRow;
  searchable_users: SearchableRow;
  feature_requests: FeatureRequestRow;
  request_votes: RequestVoteRow;
  request_comments: RequestCommentRow;
} & ApiTokenTable;

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
  /** SHA-256 of what was asked, to tell a repeated click from a key used twice. */
  request_hash: string;
  state: GenerationState;
  /** The process that holds the reservation: after a restart nobody else will finish it. */
  boot_id: string;
  deadline: number;
  style: string;
  fields: string;
  humor_level: string;
  seed: number;
  parent_id: string | null;
  /** The quota_counters row that was charged, so that a failure gives it back where it was taken. */
  charged_subject: string | null;
  charged_period: string | null;
  /** Who wrote it: the writer's name, or `member` where a member changed a version by hand. */
  writer: string | null;
  engine: string | null;
  text: string | null;
  template_ids: string | null;
  /** The plot that the offline writer told, and its cast as JSON. Null for a post of a model or of a member. */
  plot: string | null;
  plot_cast: string | null;
  error_code: string | null;
  created_at: number;
  finished_at: number | null;
  /** Why the offline writer wrote although a model was asked. */
  fallback: string | null;
  /** The member's post that this is a version of; null as long as a guest has not signed up for it. */
  post_id: string | null;
  /**
   * A post, or one round of replies: its `fields` hold the pasted post, its `text` the replies as JSON. Or a model's
   * translation, of which `fields` and `text` are forgotten after a day.
   */
  kind: 'post' | 'replies' | 'translation';
  /** The first version of the same post; null is this one. */
  family_id: string | null;
} & PostOrigin;

export type QuotaCounterRow = { scope: string; subject: string; period: string; used: number };

export type GuestEventRow = {
  id: string;
  session_id: string;
  event: string;
  timestamp: number;
  user_agent: string | null;
  referrer: string | null;
  metadata: string | null;
};

/**
 * How often something happened in the quarter of an hour `bucket` (epoch milliseconds / 900,000), or ever, at
 * -1. Kept in the transaction of what is counted.
 */
export type RollupRow = { metric: string; bucket: number; total: number };

/** A guest in the funnel. `depth` says how many of its steps were taken one after the other. */
export type GuestSessionRow = {
  id: string;
  first_seen: number;
  last_seen: number;
  /** The first step. */
  entered_at: number | null;
  depth: number;
};

/** When a job of the clock is due next. */
/** `holder` is the process that has the turn: until `due_at`, unless it holds on to it. */
export type JobRow = { name: string; due_at: number; holder: string | null };

/** A member (docs/product.md §3). `photo_url` is a path of our own, never another site's. */
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
  /** The member's own choices, as JSON. */
  settings: string;
  /** Name and e-mail, folded for searching. */
  search_text: string;
};

/** One way to sign in. The pair of issuer and subject is who somebody is; the e-mail is not. */
export type IdentityRow = {
  issuer: string;
  subject: string;
  user_id: string;
  provider: string;
  email: string | null;
  email_verified: number;
  created_at: number;
};

/** A copy of the picture that a sign-in brought. `bytes` are base64; `source_hash` tells when it has changed. */
export type AvatarRow = {
  user_id: string;
  content_type: string;
  bytes: string;
  source_hash: string;
  updated_at: number;
};

export type SessionRow = {
  id: string;
  token_hash: string;
  user_id: string;
  created_at: number;
  last_seen: number;
  expires_at: number;
  /** The browser's family, so that its owner can tell sessions apart. */
  user_agent: string | null;
  /** How it began: a session of the demo account ends with the demo. */
  provider: string;
};

/** A sign-in that has begun: used once, within ten minutes, by the browser that began it. */
export type LoginAttemptRow = {
  state_hash: string;
  browser_hash: string;
  provider: string;
  nonce: string;
  code_verifier: string;
  next: string;
  mode: 'popup' | 'redirect';
  intent: 'login' | 'signup' | 'connect';
  /** The member who connects another sign-in to the account. */
  link_user_id: string | null;
  expires_at: number;
};

/** A member's post: the specification's saved_posts. `generation_id` is the version shown. */
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
  /** What searches look through, folded: of a shared post only what everybody can read. */
  search_text: string;
  created_at: number;
  updated_at: number;
  shared_at: number | null;
  /** What members really did, beside the numbers a post starts with. */
  reactions: number;
  real_comments: number;
  /** Kept out of the community, and why. */
  hidden_at: number | null;
  hidden_reason: string | null;
  /** Of a shared post the hash of its text: one member shares one text once. */
  shared_key: string | null;
} & PostOrigin;

export type NotificationRow = {
  id: string;
  user_id: string;
  kind: string;
  text: string;
  link: string | null;
  created_at: number;
  read_at: number | null;
  /** The member who caused it, where it names one: it goes when that one goes. */
  actor_id: string | null;
};

/** One reply in a member's history. Those of one generation were written together. */
export type ReplyRow = {
  id: string;
  user_id: string;
  generation_id: string;
  tone: string;
  length: string;
  text: string;
  original_post: string;
  writer: string;
  /** Why the offline writer wrote although a model was asked. */
  fallback: string | null;
  created_at: number;
};

/** What a member thinks of a shared post: one at a time. */
export type ReactionRow = {
  post_id: string;
  user_id: string;
  kind: 'agree' | 'humbled' | 'synergy' | 'unhinged';
  created_at: number;
};

/** A comment on a shared post. One that is hidden is not counted, and only its writer sees it. */
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

/** What moderation knows of one post or one comment. Open as long as `closed_at` is null. */
export type ModerationCaseRow = {
  id: string;
  target_kind: 'post' | 'comment' | 'resource';
  target_id: string;
  /** The post itself, or the one that the comment stands under: the case goes with it. None of a picture. */
  post_id: string | null;
  comment_id: string | null;
  owner_id: string;
  opened_at: number;
  closed_at: number | null;
  /** The last word of an admin, and why. */
  decision: 'keep' | 'hide' | 'restore' | 'delete' | null;
  reason: string | null;
  /** 1: an admin has let it stand, so reports alone do not hide it any more. */
  immune: number;
  /** When a deleted one goes for good; until then it is hidden and can come back. */
  delete_at: number | null;
  /** Goes up with each decision, so that of two admins one wins. */
  version: number;
  /** The picture of the library that the case is about, with which it goes. */
  resource_id: string | null;
};

/** One report. `counts` is 1 when it counts towards the automatic hold. */
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

/** What an admin did. `details` is JSON: what is needed to undo it, and what may be told. */
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

/** `user_id` does not want to hear of `blocked_id` any more. */
export type BlockRow = { id: string; user_id: string; blocked_id: string; created_at: number };

/** A picture of the library: the specification's resources. `image` says where the store has it. */
export type ResourceRow = {
  id: string;
  user_id: string;
  image: string;
  /** JSON: the small ones, with their widths, types and places. */
  thumbnails: string;
  description: string;
  alt: string;
  /** JSON: a list of words. */
  tags: string;
  /** Description and tags, folded. */
  search_text: string;
  width: number;
  height: number;
  bytes: number;
  content_type: string;
  /** SHA-256 of the picture as it is kept: no picture is there twice. */
  content_hash: string;
  idem_key: string;
  /** Of members and days. */
  downloads: number;
  created_at: number;
  hidden_at: number | null;
  hidden_reason: string | null;
};

export type ResourceFavouriteRow = { resource_id: string; user_id: string; created_at: number };

export type ResourceDownloadRow = { resource_id: string; user_id: string; day: string };

/** The picture under a post's text: one of the library with words on it, never a copy. */
export type AttachedPictureRow = {
  post_id: string;
  user_id: string;
  resource_id: string;
  top_text: string;
  bottom_text: string;
  attached_at: number;
};

/** A row that the index of its table finds: SQLite keeps its number there beside the id, Postgres its text. */
export type SearchableRow = { id: string };

/** A file of the store. Written down before the file is, so that none is ever forgotten. */
export type StoredObjectRow = {
  path: string;
  resource_id: string | null;
  created_at: number;
  /** 1: it is being deleted. */
  deleting: number;
};

/** A picture that was taken out and does not come back, by the hash of its bytes; also when its row is gone. */
export type RemovedPictureRow = { content_hash: string; removed_at: number };

/** What a member would like: docs/product.md §3. `votes` and `comments` count the rows of the next two. */
export type FeatureRequestRow = {
  id: string;
  user_id: string;
  text: string;
  /** Folded, for searching. */
  search_text: string;
  status: 'pending' | 'approved' | 'rejected';
  /** What an admin wrote to a rejected one. */
  reason: string | null;
  votes: number;
  comments: number;
  idem_key: string;
  created_at: number;
  decided_at: number | null;
  decided_by: string | null;
};

export type RequestVoteRow = { request_id: string; user_id: string; created_at: number };

export type RequestCommentRow = Omit<CommentRow, 'post_id' | 'hidden_at' | 'hidden_reason'> & {
  request_id: string;
};
