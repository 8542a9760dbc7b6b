import { Toolbar } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import {
  type ChartDay,
  scaleTop,
  type Series,
  formatWholeNumber,
} from '../../domain/admin/overview-numbers.ts';
import { longDay, shortDay, weekday } from '../../domain/admin/periods.ts';

// Dashes and point sizes differ, so that series with equal numbers stay visible.
export const STYLES = {
  muted: { stroke: 'stroke-muted', fill: 'fill-muted', swatch: 'bg-muted', point: 9, dash: '' },
  primary: {
    stroke: 'stroke-primary',
    fill: 'fill-primary',
    swatch: 'bg-primary',
    point: 6.5,
    dash: '10 8',
  },
  good: { stroke: 'stroke-good', fill: 'fill-good', swatch: 'bg-good', point: 4, dash: '3 6' },
};

export type StyledSeries = Series & (typeof STYLES)[keyof typeof STYLES];

export type PlotProps = {
  days: readonly ChartDay[];
  /** The days after it are in the future. */
  today: string;
  series: readonly StyledSeries[];
  /** Draws the data. Positions are percentages from the left and from the top. */
  draw: (scale: PlotScale) => ReactNode;
};

export type PlotScale = {
  x: (index: number) => number;
  y: (count: number) => number;
  step: number;
};

/** The scale, the days and the tooltips of a chart. Arrow keys reach every day. */
export function Chart({ days, today, series, draw }: PlotProps) {
  const [shown, setShown] = useState<number | null>(null);
  const top = scaleTop(days, series);
  const step = 100 / days.length;
  const ahead = days.filter(({ day }) => day > today).length * step;
  const scale: PlotScale = {
    x: (index) => (index + 0.5) * step,
    y: (count) => 100 - (count / top) * 100,
    step,
  };
  return (
    <div className="grid h-full grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_1.75rem] gap-x-2">
      <div
        aria-hidden
        className="flex flex-col justify-between text-end text-sm leading-none text-muted tabular-nums"
      >
        {[top, top / 2, 0].map((count) => (
          <span key={count}>{formatWholeNumber(count)}</span>
        ))}
      </div>
      <div className="relative min-w-0">
        <svg aria-hidden strokeWidth={1} className="absolute inset-0 size-full overflow-visible">
          {ahead > 0 && <Ahead width={ahead} />}
          {[0, 50, 100].map((y) => (
            <line key={y} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} className="stroke-line" />
          ))}
          {shown !== null && (
            <rect
              x={`${scale.x(shown) - step / 2}%`}
              width={`${step}%`}
              height="100%"
              className="fill-tint"
            />
          )}
          {draw(scale)}
        </svg>
        <DayButtons days={days} series={series} onShow={setShown} />
        {shown !== null && days[shown] && (
          <Tooltip day={days[shown]} at={scale.x(shown)} step={step} series={series} />
        )}
      </div>
      <div aria-hidden className="col-start-2 flex pt-1 text-center text-sm text-muted">
        {days.map(({ day }, index) => (
          <span key={day} className="min-w-0 flex-1 overflow-visible whitespace-nowrap">
            <DayLabel day={day} index={index} count={days.length} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** The days that have not come yet, so that no numbers are not taken for none. */
function Ahead({ width }: { width: number }) {
  return (
    <g>
      <line
        x1={`${100 - width}%`}
        x2={`${100 - width}%`}
        y2="100%"
        strokeDasharray="3 5"
        className="stroke-muted opacity-50"
      />
      {width > 25 && (
        <text
          x={`${100 - width / 2}%`}
          y="100%"
          dy="-0.75em"
          textAnchor="middle"
          className="fill-muted stroke-none text-sm"
        >
          Still to come
        </text>
      )}
    </g>
  );
}

// A month has space for one label in seven.
function DayLabel({ day, index, count }: { day: string; index: number; count: number }) {
  if (count > 7)
    return index % 7 === 0 ? (
      <span key="date" className="-mx-6">
        {shortDay(day)}
      </span>
    ) : null;
  return (
    <span>
      {weekday(day)}
      <span className="max-sm:hidden"> {Number(day.slice(8))}</span>
    </span>
  );
}

type ButtonProps = Pick<PlotProps, 'days' | 'series'> & { onShow: (index: number | null) => void };

function DayButtons({ days, series, onShow }: ButtonProps) {
  return (
    <Toolbar.Root
      aria-label="Days"
      loop={false}
      className="absolute inset-0 flex"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onShow(null);
      }}
      onMouseLeave={() => onShow(null)}
    >
      {days.map((day, index) => (
        <Toolbar.Button
          key={day.day}
          aria-label={`${longDay(day.day)}: ${series.map(({ key, label }) => `${label} ${day[key]}`).join(', ')}`}
          className="h-full min-w-0 flex-1 rounded-control"
          onMouseEnter={() => onShow(index)}
          onFocus={() => onShow(index)}
          onClick={() => onShow(index)}
          onBlur={() => onShow(null)}
        />
      ))}
    </Toolbar.Root>
  );
}

type TooltipProps = Pick<PlotProps, 'series'> & {
  day: ChartDay;
  at: number;
  step: number;
};

const TOOLTIP_WIDTH = '14rem';

function Tooltip({ day, at, step, series }: TooltipProps) {
  // Places the tooltip beside its day, on the wider side and inside the chart.
  const [edge, apart] = at < 50 ? ['left', at + step / 2] : ['right', 100 - at + step / 2];
  const side = {
    [edge]: `min(${apart}% + 0.25rem, 100% - ${TOOLTIP_WIDTH})`,
    width: TOOLTIP_WIDTH,
  };
  return (
    <div
      aria-hidden
      style={side}
      className="pointer-events-none absolute top-0 z-10 rounded-control border border-line bg-surface px-3 py-2 text-sm shadow-card"
    >
      <p className="font-semibold">{longDay(day.day)}</p>
      {series.map(({ key, label, swatch }) => (
        <p key={key} className="flex items-center gap-2">
          <span className={`size-2.5 rounded-full ${swatch}`} />
          {label}
          <span className="ms-auto ps-3 font-semibold tabular-nums">
            {formatWholeNumber(day[key])}
          </span>
        </p>
      ))}
    </div>
  );
}
