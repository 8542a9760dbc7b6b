import type { ReactNode } from 'react';
import type { AdminStats } from '../../domain/admin/overview.server.ts';
import {
  comparison,
  type FunnelCounts,
  percent,
  percentOf,
  STEPS,
  formatWholeNumber,
} from '../../domain/admin/overview-numbers.ts';
import { counted } from '../../platform/text/display-text.ts';
import { FaceDrawing } from '../../ui/avatar.tsx';
import { ChevronDown } from '../../ui/icons/icons.tsx';
import { Charts } from './charts.tsx';
import { StatCards } from './stat-cards.tsx';

type Props = { stats: AdminStats };

/** Guest User Analytics (This Week) with its banner, cards, charts and funnel: docs/product.md §2. */
export function GuestSection({ stats }: Props) {
  const { guestAnalytics, before } = stats;
  const cards = STEPS.slice(0, 4).map(({ key, label }) => ({
    label,
    value: guestAnalytics[key],
    note: comparison(guestAnalytics[key], before[key]),
  }));
  return (
    <section aria-labelledby="guests" className="mt-10">
      <h2 id="guests" className="text-xl">
        Guest User Analytics (This Week)
      </h2>
      <div className="mt-4 grid gap-3 sm:gap-4 xl:grid-cols-[minmax(0,5fr)_minmax(0,13fr)]">
        <NewUsers stats={stats} />
        <StatCards cards={cards} />
      </div>
      <ForWideScreens title="The charts">
        <noscript>
          <p className="mt-6">The charts are drawn by script. The CSV has the same days.</p>
        </noscript>
        <div className="mt-4 grid gap-4 md:mt-6 lg:gap-6 xl:grid-cols-2">
          <Charts />
        </div>
      </ForWideScreens>
      <ForWideScreens title="The funnel">
        <Funnel stats={stats} />
      </ForWideScreens>
    </section>
  );
}

function NewUsers({ stats: { newUsersThisWeek, before } }: Props) {
  return (
    <div className="card flex items-center justify-between gap-3 bg-tint p-4 lg:p-5">
      <div>
        <p className="min-h-6 text-sm font-semibold text-muted">New Users This Week</p>
        <p className="pt-1 font-display text-3xl leading-tight font-semibold tabular-nums">
          {formatWholeNumber(newUsersThisWeek)}
        </p>
        <p className="pt-1 text-sm text-muted">{comparison(newUsersThisWeek, before.users)}</p>
      </div>
      <FaceDrawing
        face={newUsersThisWeek > before.users ? 'trophy-0' : 'egg-4'}
        className="size-14 shrink-0"
      />
    </div>
  );
}

/** The guests who took the steps in order, and the rates of docs/product.md §9, which divide events. */
function Funnel({ stats: { guestAnalytics } }: Props) {
  const { inOrder, sessions, liveCards, conversionRates } = guestAnalytics;
  return (
    <div className="card mt-4 p-5 sm:p-6 lg:mt-6">
      <h3 className="font-display text-xl font-semibold">Conversion Funnel</h3>
      <div className="mt-4 grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {inOrder.tryNowClicks > 0 && (
          <div>
            <h4 className="mb-4 font-semibold">Guests, step by step</h4>
            <FunnelDrawing
              counts={inOrder}
              note={`The same week by person: guests who first pressed Try Now in it, and how many then took each step in this order. ${counted(formatWholeNumber(sessions), 'guest')} did anything at all. ${counted(formatWholeNumber(liveCards), 'live card')} followed what somebody typed.`}
            />
          </div>
        )}
        <div>
          <h4 className="mb-4 font-semibold">Rates, by event</h4>
          <dl className="divide-y divide-line">
            {conversionRates.map(({ label, rate }) => (
              <div key={label} className="flex min-h-11.5 items-center justify-between gap-4">
                <dt className="leading-snug">{label}</dt>
                <dd className="font-display text-lg font-semibold whitespace-nowrap tabular-nums">
                  {percent(rate)}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-sm text-muted">
            One count of events divided by another: somebody who clicks twice counts twice, so a
            rate can pass 100%.
          </p>
        </div>
      </div>
    </div>
  );
}

/** A part that phones show on a press, and wider screens at once. */
function ForWideScreens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="for-wide-screens">
      <summary className="disclosure card mt-4 min-h-14 justify-between px-5 font-semibold">
        {title} <ChevronDown size={18} />
      </summary>
      {children}
    </details>
  );
}

const SLICE_HEIGHT = 44;

/** Draws the funnel. The width of a step is its share of the largest step. Percentages refer to the first step. */
function FunnelDrawing({ counts, note }: { counts: FunnelCounts; note: string }) {
  const first = counts.tryNowClicks;
  const widest = Math.max(...STEPS.map(({ key }) => counts[key]), 1);
  const widths = STEPS.map(({ key }) => (counts[key] / widest) * 100);
  return (
    <div>
      <ol>
        {STEPS.map(({ key, label }, index) => (
          <li
            key={key}
            className="grid grid-cols-[7.5rem_minmax(0,1fr)_auto] items-center gap-x-3 pb-0.5 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
          >
            <span className="text-sm font-semibold">{label}</span>
            <Slice width={widths[index] ?? 0} next={widths[index + 1] ?? widths[index] ?? 0} />
            <span className="min-w-24 text-end text-sm tabular-nums">
              <span className="font-semibold">{formatWholeNumber(counts[key])}</span>{' '}
              <span className="inline-block min-w-14 text-muted">
                {percent(percentOf(counts[key], first))}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 max-w-[68ch] text-sm text-muted">{note}</p>
    </div>
  );
}

function Slice({ width, next }: { width: number; next: number }) {
  const [top, bottom] = [width / 2, Math.min(next, width) / 2];
  const points = `${50 - top},0 ${50 + top},0 ${50 + bottom},${SLICE_HEIGHT} ${50 - bottom},${SLICE_HEIGHT}`;
  return (
    <svg
      aria-hidden
      className="h-11 w-full"
      viewBox={`0 0 100 ${SLICE_HEIGHT}`}
      preserveAspectRatio="none"
    >
      <polygon points={points} className="fill-primary" />
    </svg>
  );
}
