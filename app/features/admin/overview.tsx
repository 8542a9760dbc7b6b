import type { ReactNode } from 'react';
import { useSiteData } from '../site/use-viewer.ts';
import type { AdminStats } from '../../domain/admin/overview.server.ts';
import {
  comparison,
  formatWholeNumber,
  isFirstEvening,
} from '../../domain/admin/overview-numbers.ts';
import { GuestSection } from './guest-section.tsx';
import { StatCards, StatRows } from './stat-cards.tsx';
import { Link } from '../../ui/links.tsx';
import { PageTitle, TitledCard } from '../../ui/page-header.tsx';
import { ChevronDown, ChevronRight, Download } from '../../ui/icons/icons.tsx';

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
          <h2 className="text-xl">Platform Overview</h2>
          <Platform stats={stats} />
          <Numbers stats={stats} waiting={waiting} />
        </details>
      </>
    );
  }
  return (
    <>
      <OverviewTitle waiting={waiting} />
      <Platform stats={stats} />
      {steps}
      <Numbers stats={stats} waiting={waiting} />
    </>
  );
}

/** In place of numbers that are all zero. */
function FirstEvening() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <PageTitle
        face="egg-0"
        about="Nobody has written, shared or looked around, so there is nothing to count. The numbers come with the first one who does."
      >
        Nothing has happened yet.
      </PageTitle>
      <Link to="/generator" className="button button-primary">
        Write the first post
      </Link>
    </div>
  );
}

type StatsProps = Pick<OverviewProps, 'stats'>;

/** The title of the page, and what waits for an admin: the one thing to do, before what is to be read. */
export function OverviewTitle({ waiting = 0 }: { waiting?: number }) {
  return (
    <>
      <PageTitle face="calculator-1" about="How it goes, in numbers.">
        Platform Overview
      </PageTitle>
      {waiting > 0 && (
        <Link
          to="/admin/moderation"
          className="card mt-6 flex items-center gap-3 border-accent px-5 py-4 font-semibold hover:bg-tint sm:px-6"
        >
          <span className="count-chip">{shownCount(waiting)}</span> <span>To decide</span>{' '}
          <span className="font-normal max-sm:hidden lg:ms-5">
            {waiting === 1 ? 'A case waits in Moderation.' : 'Cases wait in Moderation.'}
          </span>
          <ChevronRight size={20} className="ms-auto text-primary" />
        </Link>
      )}
    </>
  );
}

function Export({ stats }: StatsProps) {
  return (
    <a
      href={`/admin/export?${new URLSearchParams({ zone: stats.zone }).toString()}`}
      className="button button-plain shrink-0"
    >
      <Download size={18} />
      Export as CSV
    </a>
  );
}

function Platform({ stats }: StatsProps) {
  const { switches } = useSiteData();
  return (
    <StatCards
      className="mt-6"
      cards={[
        { label: 'Total Users', value: stats.totalUsers, to: '/admin/users' },
        { label: 'Total Posts', value: stats.totalPosts },
        {
          label: 'Community Posts',
          value: stats.communityPosts,
          ...(switches.hasCommunity && { to: '/community' }),
        },
        { label: 'Resources', value: stats.totalResources, to: '/resources' },
      ]}
    />
  );
}

function Numbers({ stats, waiting }: OverviewProps) {
  return (
    <>
      <GuestSection stats={stats} />
      <div className="mt-10 grid gap-4 lg:grid-cols-2 lg:gap-6">
        <Performance stats={stats} waiting={waiting} />
        <SharingSection stats={stats} />
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-[80ch] text-sm text-muted">
          Days begin at midnight in {stats.zone.replaceAll('_', ' ')}. “This week” is the last 7
          days, “before” the 7 before them; the weeks of the charts run from Sunday to Saturday.{' '}
          {SHARING_WORDS}
        </p>
        <Export stats={stats} />
      </div>
    </>
  );
}

const shownCount = (waiting: number) => (waiting > 99 ? '99+' : waiting);

function Performance({ stats, waiting }: OverviewProps) {
  const { before } = stats;
  return (
    <TitledCard id="performance" title="Performance Metrics">
      <StatRows
        stats={[
          { label: 'Active Users', value: stats.activeUsers, note: 'Here within the last 7 days' },
          {
            label: 'Avg Posts/User',
            value: stats.averagePostsPerUser.toFixed(1),
            note: 'Since the beginning',
          },
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
          {
            label: 'Waiting Cases',
            value: shownCount(waiting),
            note: waiting === 0 ? 'Nothing to decide' : 'To be decided by an admin',
            to: '/admin/moderation',
          },
        ]}
      />
    </TitledCard>
  );
}

/** What the last number is. */
const SHARING_WORDS =
  'New writers per share: guests whose first step here was a shared link and who then wrote, for each share of the last 7 days. Members and robots are not counted.';

/** Whether it spreads: docs/product.md §2, Admin. */
function SharingSection({ stats }: StatsProps) {
  const { reach, before } = stats;
  const row = (label: string, name: 'shares' | 'opened' | 'came' | 'wrote') => ({
    label,
    value: reach[name],
    note: comparison(reach[name], before[name]),
  });
  return (
    <TitledCard id="spread" title="Sharing (This Week)">
      <StatRows
        stats={[
          row('Shares', 'shares'),
          row('Shared Links Opened', 'opened'),
          row('Guests From Shared Links', 'came'),
          row('Of Those, Wrote a Post', 'wrote'),
          {
            label: 'New Writers per Share',
            value: reach.loop === null ? '—' : reach.loop.toFixed(2),
            note: 'Above 1 it grows by itself',
          },
        ]}
      />
    </TitledCard>
  );
}
