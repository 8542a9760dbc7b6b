import type { ReactNode } from 'react';
import type { AdminStats } from '../../domain/admin/overview.server.ts';
import {
  comparison,
  type FunnelCounts,
  isFirstEvening,
  percent,
  percentOf,
  STEPS,
  formatWholeNumber,
} from '../../domain/admin/overview-numbers.ts';
import { counted } from '../../platform/text/display-text.ts';
import { Charts } from './charts.tsx';
import { SharingSection } from './sharing-section.tsx';
import { StatCards } from './stat-cards.tsx';
import { Link } from '../../ui/links.tsx';
import { ChevronDown, Download } from '../../ui/icons/icons.tsx';

export type OverviewProps = { stats: AdminStats; waiting: number };

type Props = OverviewProps & {
  /** The checklist, below the first numbers. */
  steps: ReactNode;
};

/** The numbers, then the charts: docs/product.md §2, Admin. */
export function Overview({ stats, waiting, steps }: Props) {
  if (isFirstEvening(stats)) {
    return (
      <>
        <FirstEvening />
        {steps}
        <details className="mt-8">
          <summary className="disclosure font-semibold text-primary">
            Show all numbers <ChevronDown size={18} />
          </summary>
          <Platform stats={stats} />
          <Numbers stats={stats} waiting={waiting} />
        </details>
      </>
    );
  }
  return (
    <>
      <Platform stats={stats} />
      {steps}
      <Numbers stats={stats} waiting={waiting} />
    </>
  );
}

/** In place of numbers that are all zero. */
function FirstEvening() {
  return (
    <section aria-labelledby="evening" className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h2 id="evening" className="text-xl">
          Nothing has happened yet.
        </h2>
        <p className="mt-2 max-w-[60ch] text-muted">
          Nobody has written, shared or looked around, so there is nothing to count. The numbers
          come with the first one who does.
        </p>
      </div>
      <Link to="/generator" className="button button-primary">
        Write the first post
      </Link>
    </section>
  );
}

type StatsProps = Pick<OverviewProps, 'stats'>;

function Platform({ stats }: StatsProps) {
  return (
    <section aria-labelledby="platform">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="platform" className="text-xl">
          Platform Overview
        </h2>
        <a
          href={`/admin/export?${new URLSearchParams({ zone: stats.zone }).toString()}`}
          className="button button-quiet max-sm:-ms-3"
        >
          <Download size={18} />
          Export as CSV
        </a>
      </div>
      <StatCards
        cards={[
          { label: 'Total Users', value: stats.totalUsers, to: '/admin/users' },
          { label: 'Total Posts', value: stats.totalPosts },
          { label: 'Community Posts', value: stats.communityPosts },
          { label: 'Resources', value: stats.totalResources },
        ]}
      />
    </section>
  );
}

function Numbers({ stats, waiting }: OverviewProps) {
  const { before } = stats;
  return (
    <>
      <GuestSection stats={stats} />
      <section aria-labelledby="performance" className="mt-10">
        <h2 id="performance" className="text-xl">
          Performance Metrics
        </h2>
        <StatCards
          cards={[
            {
              label: 'Active Users',
              value: stats.activeUsers,
              note: 'Here within the last 7 days',
            },
            { label: 'Avg Posts/User', value: stats.averagePostsPerUser.toFixed(1) },
            {
              label: 'Posts Today',
              value: stats.postsToday,
              note: `Yesterday, the whole day: ${formatWholeNumber(before.postsYesterday)}`,
            },
            {
              label: 'Posts This Week',
              value: stats.postsThisWeek,
              note: comparison(stats.postsThisWeek, before.posts),
            },
          ]}
        />
      </section>
      <SharingSection stats={stats} waiting={waiting} />
      <ForWideScreens title="The charts">
        <noscript>
          <p className="mt-10">The charts are drawn by script. The CSV has the same days.</p>
        </noscript>
        <div className="mt-4 grid gap-6 md:mt-10 xl:grid-cols-2">
          <Charts />
        </div>
      </ForWideScreens>
      <p className="mt-6 text-sm text-muted">
        Days begin at midnight in {stats.zone.replaceAll('_', ' ')}. “This week” is the last 7 days;
        the weeks of the charts run from Sunday to Saturday.
      </p>
    </>
  );
}

/** Guest User Analytics (This Week) with its banner, cards and funnel: docs/product.md §2. */
function GuestSection({ stats }: StatsProps) {
  const { guestAnalytics, before, newUsersThisWeek } = stats;
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
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-card border border-primary bg-tint px-5 py-4">
        <p className="font-semibold">New Users This Week</p>
        <p className="text-sm text-muted">{comparison(newUsersThisWeek, before.users)}</p>
        <p className="w-full font-display text-3xl font-semibold tabular-nums">
          {formatWholeNumber(newUsersThisWeek)}
        </p>
      </div>
      <StatCards cards={cards} />
      <ForWideScreens title="The funnel">
        <div className="card mt-4 p-4 sm:p-6">
          <h3 className="text-lg font-semibold">Conversion Funnel</h3>
          <dl className="mt-3 divide-y divide-line xl:mt-4 xl:grid xl:grid-cols-5 xl:divide-x xl:divide-y-0">
            {guestAnalytics.conversionRates.map(({ label, rate }) => (
              <div
                key={label}
                className="flex items-baseline justify-between gap-4 py-2 xl:flex-col xl:justify-end xl:gap-1 xl:px-4 xl:py-0 xl:first:ps-0 xl:last:pe-0"
              >
                <dt className="xl:text-sm xl:text-balance xl:text-muted">{label}</dt>
                <dd className="font-display text-lg font-semibold tabular-nums xl:text-2xl">
                  {percent(rate)}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-sm text-muted">
            One count of events divided by another: somebody who clicks twice counts twice, so a
            rate can pass 100%.
          </p>
          {guestAnalytics.inOrder.tryNowClicks > 0 && (
            <details className="group mt-4 border-t border-line pt-3">
              <summary className="disclosure font-semibold text-primary group-open:mb-3">
                Guests, step by step <ChevronDown size={18} />
              </summary>
              <FunnelDrawing
                counts={guestAnalytics.inOrder}
                note={`The same week by person: guests who first pressed Try Now in it, and how many then took each step in this order. ${counted(formatWholeNumber(guestAnalytics.sessions), 'guest')} did anything at all. ${counted(formatWholeNumber(guestAnalytics.liveCards), 'live card')} followed what somebody typed.`}
              />
            </details>
          )}
        </div>
      </ForWideScreens>
    </section>
  );
}

/** A part that phones show on a press, and wider screens at once. */
function ForWideScreens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="for-wide-screens">
      <summary className="disclosure font-semibold text-primary">
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
            className="grid grid-cols-[7.5rem_minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
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
      <p className="mt-3 text-sm text-muted">{note}</p>
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
