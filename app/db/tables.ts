/** Rows as the database holds them: text ids sorted by time, epoch milliseconds, JSON as text. */
export type Database = {
  guests: GuestRow;
  generations: GenerationRow;
  quota_counters: QuotaCounterRow;
  guest_events: GuestEventRow;
  jobs: JobRow;
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
