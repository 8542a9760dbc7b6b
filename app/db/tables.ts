/** Rows as the database holds them: text ids sorted by time, epoch milliseconds, JSON as text. */
export type Database = {
  guests: GuestRow;
  generations: GenerationRow;
  quota_counters: QuotaCounterRow;
  guest_events: GuestEventRow;
  jobs: JobRow;
  users: UserRow;
  identities: IdentityRow;
  avatars: AvatarRow;
  sessions: SessionRow;
  login_attempts: LoginAttemptRow;
  posts: PostRow;
  notices: NoticeRow;
};

export type GuestRow = {
  id: string;
  created_at: number;
  posts_generated: number;
  last_used: number;
};

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
  writer: string | null;
  engine: string | null;
  text: string | null;
  template_ids: string | null;
  devices: string | null;
  error_code: string | null;
  created_at: number;
  finished_at: number | null;
  /** Why the offline writer wrote although a model was asked. */
  fallback: string | null;
  /** The member's post that this is a version of; null as long as a guest has not signed up for it. */
  post_id: string | null;
};

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

/** When a job of the clock is due next. */
export type JobRow = { name: string; due_at: number };

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
  search_text: string;
  created_at: number;
  updated_at: number;
  shared_at: number | null;
};

export type NoticeRow = {
  id: string;
  user_id: string;
  kind: string;
  text: string;
  link: string | null;
  created_at: number;
  read_at: number | null;
};
