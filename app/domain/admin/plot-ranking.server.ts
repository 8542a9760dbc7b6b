import { ringOf } from '../../../comedy/write-post.ts';
import { readInstance } from '../instance/instance.server.ts';
import type { Services } from '../../platform/services.ts';
import { listPlotCounts } from '../stats/plot-count-store.server.ts';
import { ENOUGH_SHOWN, type PlotRate, ratePlots } from '../stats/plot-rates.ts';

const RANKED = 20;

export type RankedPlot = PlotRate & { ring: string };

export type PlotRanking = Awaited<ReturnType<typeof rankPlots>>;

/**
 * Ranks the plots of the library that were told often enough, by rate. `best` and `worst` share no plot; `average` is the
 * number of acts a post.
 */
export async function rankPlots({ db }: Services) {
  const { plots, average } = ratePlots(await listPlotCounts(db));
  const ranked = plots
    .filter(({ shown }) => shown >= ENOUGH_SHOWN)
    .flatMap((plot): RankedPlot[] => {
      const ring = ringOf(plot.plot);
      return ring === undefined ? [] : [{ ...plot, ring }];
    })
    .sort((one, other) => other.rate - one.rate || (one.plot < other.plot ? -1 : 1));
  const best = ranked.slice(0, RANKED);
  const worst = ranked.slice(RANKED).slice(-RANKED).reverse();
  return { best, worst, average, isLearning: (await readInstance(db)).plotLearning };
}
