/** The tables of counts and of the funnel, and of the settings that admins change. */
export type CountTables = {
  rollups: RollupRow;
  guest_events: GuestEventRow;
  guest_sessions: GuestSessionRow;
  instance_settings: InstanceSettingRow;
  game_posts: GamePostRow;
  seeded_rows: SeededRow;
};

/** Something that `npm run seed` has made. */
export type SeededRow = { kind: string; id: string };

/** A setting that an admin has changed. `value` is JSON. */
export type InstanceSettingRow = { name: string; value: string; changed_at: number };

/** A count in the quarter of an hour `bucket` (epoch milliseconds / 900,000), or in total at -1. */
type RollupRow = { metric: string; bucket: number; total: number };

/** A shared post in the daily game of a UTC day (days since 1970). `scene`: where its wrong answers come from. */
export type GamePostRow = { post_id: string; day: number; place: number; scene: string };

export type GuestEventRow = {
  id: string;
  session_id: string;
  event: string;
  timestamp: number;
  user_agent: string | null;
  referrer: string | null;
  metadata: string | null;
};

/** A guest in the funnel. `depth` is the number of consecutive steps. */
export type GuestSessionRow = {
  id: string;
  first_seen: number;
  last_seen: number;
  /** The first step. */
  entered_at: number | null;
  depth: number;
  /** The first step was to open a shared link. */
  came_at: number | null;
  /** The first post after that. */
  wrote_at: number | null;
};
