import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ChartDay, hasData, type Series } from '../../domain/admin/overview-numbers.ts';
import {
  type Day,
  dayInZone,
  hasNext,
  longDay,
  type PeriodKind,
  periodLabel,
  periodOf,
} from '../../domain/admin/periods.ts';
import { NumberTable } from './number-table.tsx';
import { Chart, type PlotProps } from './chart.tsx';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { ChevronDown, ChevronLeft, ChevronRight } from '../../ui/icons/icons.tsx';

/** A failed load is silent (docs/product.md §8), but must not claim that there is no data. */
const NOT_LOADED = 'Not loaded.';

type ChartFrameProps = Omit<PlotProps, 'days' | 'today'> & {
  title: string;
  chart: ReturnType<typeof useChartDays>;
  /** Rendered beside the navigation of the periods that it changes. */
  extra?: ReactNode;
  /** Whether the series are lines, each with its dashes. */
  hasLines?: boolean;
};

/** A chart with its title, period navigation, legend and table. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, series, draw, chart, extra, hasLines = false } = props;
  const { period, days, today, isLoading, hasFailed, back, forward, retry } = chart;
  const isEmpty = !hasData(days, series);
  const noData = hasFailed ? NOT_LOADED : `No data available for this ${period.kind}`;
  const emptyWords = isLoading ? 'Loading…' : noData;
  const frame = useRef<HTMLElement>(null);
  const tryAgain = () => {
    // The button unmounts, so the focus moves to the frame.
    frame.current?.focus();
    retry();
  };
  return (
    <section ref={frame} tabIndex={-1} aria-label={title} className="card min-w-0 p-4 sm:p-6">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex items-center gap-2 max-sm:flex-1">
          <Turn label={`Previous ${period.kind}`} onPress={back} Icon={ChevronLeft} />
          <p aria-live="polite" className="text-center font-semibold max-sm:flex-1 sm:min-w-44">
            {periodLabel(period)}
          </p>
          <Turn label={`Next ${period.kind}`} onPress={forward} Icon={ChevronRight} />
        </div>
        {extra}
      </div>
      <div className="mt-4 h-64">
        {isEmpty ? (
          <div className="grid h-full place-content-center justify-items-center gap-3 text-center text-muted">
            <p>{emptyWords}</p>
            {hasFailed && (
              <button type="button" onClick={tryAgain} className="button button-quiet">
                Try again
              </button>
            )}
          </div>
        ) : (
          <Chart days={days} today={today} series={series} draw={draw} />
        )}
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {series.map((one) => (
          <li key={one.key} className="flex items-center gap-1.5">
            {hasLines ? (
              <LineKey {...one} />
            ) : (
              <span aria-hidden className={`size-3 rounded-xs ${one.swatch}`} />
            )}
            <span>{one.label}</span>
          </li>
        ))}
      </ul>
      {!isEmpty && <ChartTable title={title} series={series} days={days} />}
    </section>
  );
}

/** A line of the legend, with the dashes and the point that it has in the chart. */
function LineKey({ stroke, fill, point, dash }: PlotProps['series'][number]) {
  return (
    <svg aria-hidden className="h-4.5 w-7 shrink-0">
      <line x2="100%" y1="50%" y2="50%" strokeWidth="3" strokeDasharray={dash} className={stroke} />
      <circle cx="50%" cy="50%" r={point} className={fill} />
    </svg>
  );
}

type Turning = { label: string; onPress: (() => void) | null; Icon: typeof ChevronLeft };

function Turn({ label, onPress, Icon }: Turning) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`, which would lose the keyboard focus.
      aria-disabled={onPress === null || undefined}
      onClick={onPress ?? undefined}
      className="button button-plain size-11 shrink-0 p-0 aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-muted"
    >
      <Icon size={20} />
    </button>
  );
}

type ChartTableProps = { title: string; series: readonly Series[]; days: readonly ChartDay[] };

function ChartTable({ title, series, days }: ChartTableProps) {
  return (
    <details className="mt-3 text-sm">
      <summary className="disclosure font-semibold text-primary">
        {title} as a table <ChevronDown size={18} />
      </summary>
      <NumberTable
        head={['Day', ...series.map(({ label }) => label)]}
        rows={days.map((row) => [longDay(row.day), ...series.map(({ key }) => row[key])])}
      />
    </details>
  );
}

type Loaded = { search: string; days: ChartDay[] | null };

/**
 * Returns the days of a chart and its navigation by week or month, in the viewer's time zone. A failed load is silent
 * (docs/product.md §8): it returns no days.
 */
export function useChartDays(kind: PeriodKind) {
  const [zone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [today] = useState(() => dayInZone(zone, Date.now()));
  const [day, setDay] = useState<Day>(today);
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const period = periodOf(kind, day);
  const search = new URLSearchParams({ period: kind, day: period.days[0] ?? day, zone }).toString();
  useEffect(() => {
    const leaving = new AbortController();
    async function load(): Promise<void> {
      const path = `/api/admin/days?${search}&try=${tries}`;
      const result = await requestJson<{ days: ChartDay[] }>(path, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      setLoaded({ search, days: result.ok ? result.data.days : null });
    }
    void load();
    return () => leaving.abort();
  }, [search, tries]);
  const current = loaded?.search === search ? loaded : null;
  return {
    period,
    isLoading: current === null,
    hasFailed: current !== null && current.days === null,
    days: current?.days ?? [],
    /** Today in the viewer's time zone. Later days are in the future. */
    today,
    back: () => setDay(period.previous),
    forward: hasNext(period, today) ? () => setDay(period.next) : null,
    retry: () => setTries((count) => count + 1),
  };
}
