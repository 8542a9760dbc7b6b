import type { PlotCountRow } from '../../platform/db/count-tables.ts';

/** The counts of a plot: how many posts told it, and what readers did with them. */
export type PlotCounts = Omit<PlotCountRow, 'updated_at'>;

/** A plot with the acts on its posts, and how many acts one of its posts may expect. */
export type PlotRate = { plot: string; shown: number; acts: number; rate: number };

/** A rate begins as the average of all plots and counts that as so many posts. A ranked plot has been told as often. */
export const ENOUGH_SHOWN = 20;

/** The rates of plots, smoothed towards the average of all. */
export function ratePlots(counts: readonly PlotCounts[]): { plots: PlotRate[]; average: number } {
  const summed = counts.map((row) => ({ plot: row.plot, shown: row.shown, acts: actsOf(row) }));
  const total = (key: 'shown' | 'acts') => summed.reduce((sum, row) => sum + row[key], 0);
  const average = total('acts') / Math.max(1, total('shown'));
  const rateOf = ({ shown, acts }: { shown: number; acts: number }) =>
    (acts + average * ENOUGH_SHOWN) / (shown + ENOUGH_SHOWN);
  return { plots: summed.map((row) => ({ ...row, rate: rateOf(row) })), average };
}

function actsOf({ copies, downloads, shares, reactions }: PlotCounts): number {
  // A reaction from before the counts may be taken back.
  return Math.max(0, copies + downloads + shares + reactions);
}

/** The weight of an average plot, and of one without readers. */
export const AVERAGE_WEIGHT = 1.5;

/**
 * The weights of plots in the draw: 1 at half the average rate or less, 2 at one and a half of it or more. Without any act
 * there are none.
 */
export function weighPlots(counts: readonly PlotCounts[]): ReadonlyMap<string, number> {
  const { plots, average } = ratePlots(counts);
  if (average === 0) return new Map();
  const weight = (rate: number) => Math.min(2, Math.max(1, rate / average + 0.5));
  return new Map(plots.map(({ plot, rate }) => [plot, weight(rate)]));
}
