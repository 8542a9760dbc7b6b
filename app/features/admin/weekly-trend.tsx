import { useHydrated } from '../../ui/use-hydrated.ts';
import { type ChartDay, type Series, TREND_SERIES } from '../../domain/admin/overview.ts';
import { ChartFrame, SERIES_STYLES, type SeriesStyle } from './chart-frame.tsx';
import { type Place, Plot } from './plot.tsx';
import { useChartDays } from './use-chart-days.ts';

/** docs/product.md §2: a line for each of three series, by the days of a week. */
export function WeeklyTrend() {
  // Which week it is, only the reader's own clock knows.
  return useHydrated() ? <Trend /> : <div className="card min-h-[28rem]" />;
}

function Trend() {
  const chart = useChartDays('week');
  // No line for days that are still to come: they are not nothing, they are not there.
  const happened = chart.days.filter(({ day }) => day <= chart.today);
  return (
    <ChartFrame title="Weekly Trend" series={TREND_SERIES} styles={SERIES_STYLES} chart={chart}>
      <Plot
        days={chart.days}
        series={TREND_SERIES}
        styles={SERIES_STYLES}
        draw={(place) =>
          TREND_SERIES.map((series, index) => (
            <Line
              key={series.key}
              series={series}
              days={happened}
              place={place}
              style={SERIES_STYLES[index] ?? SERIES_STYLES[0]}
              mark={MARKS[index] ?? MARKS[0]}
            />
          ))
        }
      />
    </ChartFrame>
  );
}

/** Solid, dashed, dotted, with smaller and smaller points: where series have the same numbers, all of them show. */
const MARKS = [
  { dash: undefined, point: 6.5 },
  { dash: '10 8', point: 4.5 },
  { dash: '3 6', point: 2.5 },
] as const;

type Props = {
  series: Series;
  days: readonly ChartDay[];
  place: Place;
  style: SeriesStyle;
  mark: (typeof MARKS)[number];
};

function Line({ series: { key }, days, place: { x, y }, style, mark }: Props) {
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
          strokeDasharray={mark.dash}
          className={style.stroke}
        />
      ))}
      {days.map((day, index) => (
        <circle
          key={day.day}
          cx={`${x(index)}%`}
          cy={`${y(day[key])}%`}
          r={mark.point}
          className={style.fill}
        />
      ))}
    </g>
  );
}
