import { MINUTE_MS } from '../../platform/time/time-units.ts';
import type { Services } from '../../platform/services.ts';
import { readInstance } from '../instance/instance.server.ts';
import { listPlotCounts } from './plot-count-store.server.ts';
import { AVERAGE_WEIGHT, weighPlots } from './plot-rates.ts';

const REFRESH_MS = 5 * MINUTE_MS;

type WeightOf = (plot: string) => number;

export type PlotWeights = {
  /** The weights of the draw. Undefined while learning is switched off, nothing is known, or reading failed. */
  read(): Promise<WeightOf | undefined>;
};

/** Creates the weights of this process, read at most every five minutes. */
export function createPlotWeights({
  db,
  log,
  now,
}: Pick<Services, 'db' | 'log' | 'now'>): PlotWeights {
  let known: { at: number; weights: Promise<WeightOf | undefined> } | null = null;
  return {
    async read() {
      // A clock that was set back ends the period, too.
      if (known === null || Math.abs(now() - known.at) >= REFRESH_MS) {
        const weights = readWeights(db).catch((error: unknown) => {
          log.warn({ err: error }, 'the weights of plots could not be read');
          return undefined;
        });
        known = { at: now(), weights };
      }
      const weightOf = await known.weights;
      return weightOf && (await readInstance(db)).plotLearning ? weightOf : undefined;
    },
  };
}

async function readWeights(db: Services['db']): Promise<WeightOf | undefined> {
  const weights = weighPlots(await listPlotCounts(db));
  return weights.size === 0 ? undefined : (plot) => weights.get(plot) ?? AVERAGE_WEIGHT;
}

declare module '../../platform/services.ts' {
  interface Services {
    plotWeights: PlotWeights;
  }
}
