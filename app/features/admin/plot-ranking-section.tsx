import { useFetcher } from 'react-router';
import { wholeNumber } from '../../domain/admin/overview-numbers.ts';
import type { PlotRanking, RankedPlot } from '../../domain/admin/plot-ranking.server.ts';
import { ENOUGH_SHOWN } from '../../domain/stats/plot-rates.ts';
import { NumberTable } from './number-table.tsx';

/** The plots whose posts are passed on most and least, and the switch of the draw that prefers them. */
export function PlotRankingSection({ ranking }: { ranking: PlotRanking }) {
  const { best, worst, average } = ranking;
  const fetcher = useFetcher<{ isLearning: boolean } | null>();
  const { isLearning } = fetcher.data ?? ranking;
  return (
    <section aria-labelledby="travels" className="card mt-6 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="travels" className="text-xl">
          What travels
        </h2>
        <fetcher.Form method="post" action="/admin?index">
          <button
            name="learning"
            value={isLearning ? 'off' : 'on'}
            aria-disabled={fetcher.state !== 'idle' || undefined}
            className="button button-plain"
          >
            {isLearning ? 'Turn learning off' : 'Turn learning on'}
          </button>
        </fetcher.Form>
      </div>
      <output className="mt-2 block max-w-[68ch]">
        {isLearning
          ? 'Learning is on: a plot that travels is drawn up to twice as often as another that suits.'
          : 'Learning is off: plots that suit are drawn alike. Counting goes on.'}
      </output>
      <details className="mt-3">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
          The best and the worst plots
        </summary>
        <p className="max-w-[68ch] text-sm text-muted">
          Acts are copies, downloads, shares and reactions of posts of the offline writer. The rate
          is acts a post, after {ENOUGH_SHOWN} imagined posts at the average of all plots (
          {average.toFixed(2)}). Only plots told {ENOUGH_SHOWN} times or more are here.
        </p>
        <div className="mt-4 grid gap-x-8 gap-y-6 xl:grid-cols-2">
          <Ranked title="Best" plots={best} />
          <Ranked title="Worst" plots={worst} />
        </div>
      </details>
    </section>
  );
}

function Ranked({ title, plots }: { title: string; plots: readonly RankedPlot[] }) {
  return (
    <div className="min-w-0">
      <h3 className="text-lg font-semibold">{title}</h3>
      {plots.length === 0 ? (
        <p className="mt-2 text-muted">None yet.</p>
      ) : (
        <NumberTable
          head={['Plot', 'Ring', 'Shown', 'Acts', 'Rate']}
          rows={plots.map(({ plot, ring, shown, acts, rate }) => [
            plot,
            ring,
            wholeNumber(shown),
            wholeNumber(acts),
            rate.toFixed(2),
          ])}
        />
      )}
    </div>
  );
}
