import { useState } from 'react';
import type { ChartDay } from '../../domain/admin/overview-numbers.ts';
import type { PeriodKind } from '../../domain/admin/periods.ts';
import { useHydrated } from '../../ui/hydration.ts';
import { ChartFrame, useChartDays } from './chart-frame.tsx';
import { type PlotScale, STYLES, type StyledSeries } from './chart.tsx';

/** The charts of the overview. They depend on the browser's clock and zone, so the server renders placeholders. */
export function Charts() {
  if (useHydrated()) {
    return (
      <>
        <WeeklyTrend />
        <GuestActivity />
      </>
    );
  }
  return [1, 2].map((place) => <div key={place} className="card min-h-[28rem]" />);
}

const TREND: readonly StyledSeries[] = [
  { key: 'tryNowClicks', label: 'Try Now Clicks', ...STYLES.muted },
  { key: 'generatorVisits', label: 'Generator Visits', ...STYLES.primary },
  { key: 'postsGenerated', label: 'Posts Generated', ...STYLES.good },
];

/** The weekly trend (docs/product.md §2): one line for each of three series. */
function WeeklyTrend() {
  const chart = useChartDays('week');
  // Future days have no data, which is not the same as zero.
  const happened = chart.days.filter(({ day }) => day <= chart.today);
  return (
    <ChartFrame
      title="Weekly Trend"
      hasLines
      series={TREND}
      chart={chart}
      draw={(scale) =>
        TREND.map((series) => (
          <Line key={series.key} series={series} days={happened} scale={scale} />
        ))
      }
    />
  );
}

type LineProps = { series: StyledSeries; days: readonly ChartDay[]; scale: PlotScale };

function Line({ series: { key, stroke, fill, point, dash }, days, scale: { x, y } }: LineProps) {
  return (
    <g>
      {days.slice(1).map((day, index) => (
        <line
          key={day.day}
          x1={`${x(index)}%`}
          y1={`${y(days[index]?.[key] ?? 0)}%`}
          x2={`${x(index + 1)}%`}
          y2={`${y(day[key])}%`}
          strokeWidth="3"
          strokeDasharray={dash || undefined}
          className={stroke}
        />
      ))}
      {days.map((day, index) => (
        <circle
          key={day.day}
          cx={`${x(index)}%`}
          cy={`${y(day[key])}%`}
          r={point}
          className={fill}
        />
      ))}
    </g>
  );
}

const ACTIVITY: readonly StyledSeries[] = [
  { key: 'postsGenerated', label: 'Guest Posts', ...STYLES.primary },
  { key: 'signupsCompleted', label: 'Signups', ...STYLES.good },
];

/** Guest activity (docs/product.md §2): bars for guests' posts and sign-ups, by week or month. */
function GuestActivity() {
  const [kind, setKind] = useState<PeriodKind>('week');
  // The key resets the period to today when its kind changes.
  return <Activity key={kind} kind={kind} onKind={setKind} />;
}

function Activity({ kind, onKind }: { kind: PeriodKind; onKind: (kind: PeriodKind) => void }) {
  const chart = useChartDays(kind);
  const toggle = (
    <fieldset className="flex max-sm:w-full">
      <legend className="sr-only">Period</legend>
      {(['week', 'month'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === kind}
          onClick={() => onKind(each)}
          className="relative button button-plain flex-1 px-3 first-of-type:rounded-e-none last-of-type:-ms-px last-of-type:rounded-s-none aria-pressed:z-1 aria-pressed:border-primary aria-pressed:bg-tint aria-pressed:text-primary"
        >
          {each === 'week' ? 'Week' : 'Month'}
        </button>
      ))}
    </fieldset>
  );
  return (
    <ChartFrame
      title="Guest Activity"
      series={ACTIVITY}
      chart={chart}
      extra={toggle}
      draw={(place) => drawBars(chart.days, place)}
    />
  );
}

function drawBars(days: readonly ChartDay[], { x, y, step }: PlotScale) {
  const width = step * 0.32;
  return days.map((day, index) => (
    <g key={day.day}>
      {ACTIVITY.map(({ key, fill }, place) => (
        <rect
          key={key}
          x={`${x(index) + (place - 1) * (width + step * 0.02)}%`}
          y={`${y(day[key])}%`}
          width={`${width}%`}
          height={`${100 - y(day[key])}%`}
          className={fill}
        />
      ))}
    </g>
  ));
}
