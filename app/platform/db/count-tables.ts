/** The tables of counts, and of what admins switch. */
export type CountTables = {
  rollups: RollupRow;
  plot_counts: PlotCountRow;
  switches: SwitchRow;
  game_posts: GamePostRow;
};

/** How many posts told a plot, and how often they were copied, downloaded, shared and reacted to. */
export type PlotCountRow = {
  plot: string;
  shown: number;
  copies: number;
  downloads: number;
  shares: number;
  reactions: number;
  updated_at: number;
};

/** A switch that an admin has used. */
type SwitchRow = { name: string; is_on: number; changed_at: number };

/** A count in the quarter of an hour `bucket` (epoch milliseconds / 900,000), or in total at -1. */
type RollupRow = { metric: string; bucket: number; total: number };

/** A shared post in the daily game of a UTC day (days since 1970). `scene`: where its wrong answers come from. */
export type GamePostRow = { post_id: string; day: number; place: number; scene: string };
