import { useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ACTIVITY_SERIES, type ChartDay } from '../../domain/admin/overview.ts';
import { ChartFrame, SERIES_STYLES } from './chart-frame.tsx';
import type { PeriodKind } from '../../domain/admin/periods.ts';
import { type Place, Plot } from './plot.tsx';
import { useChartDays } from './use-chart-days.ts';

const STYLES = SERIES_STYLES.slice(1);

/** docs/product.md §2: bars for guests' posts and sign-ups, by the days of a week or a month. */
export function GuestActivity() {
  const [kind, setKind] = useState<PeriodKind>('week');
  if (!useHydrated()) return <div className="card min-h-[28rem]" />;
  // Another kind of period begins anew, at today.
  return <Activity key={kind} kind={kind} onKind={setKind} />;
}

function Activity({ kind, onKind }: { kind: PeriodKind; onKind: (kind: PeriodKind) => void }) {
  const chart = useChartDays(kind);
  const toggle = (
    <fieldset className="flex gap-1">
      <legend className="sr-only">Period</legend>
      {(['week', 'month'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === kind}
          onClick={() => onKind(each)}
          className="button button-quiet aria-pressed:bg-tint aria-pressed:underline"
        >
          {each === 'week' ? 'Week' : 'Month'}
        </button>
      ))}
    </fieldset>
  );
  return (
    <ChartFrame
      title="Guest Activity"
      series={ACTIVITY_SERIES}
      styles={STYLES}
      chart={chart}
      extra={toggle}
    >
      <Plot
        days={chart.days}
        series={ACTIVITY_SERIES}
        styles={STYLES}
        draw={(place) => drawBars(chart.days, place)}
      />
    </ChartFrame>
  );
}

function drawBars(days: readonly ChartDay[], { x, y, step }: Place) {
  const width = step * 0.32;
  return days.map((day, index) => (
    <g key={day.day}>
      {ACTIVITY_SERIES.map(({ key }, place) => (
        <rect
          key={key}
          x={`${x(index) + (place - 1) * (width + step * 0.02)}%`}
          y={`${y(day[key])}%`}
          width={`${width}%`}
          height={`${100 - y(day[key])}%`}
          className={STYLES[place]?.fill}
        />
      ))}
    </g>
  ));
}
