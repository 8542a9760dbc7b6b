import { Download } from 'lucide-react';
import type { AdminStats } from '../../domain/admin/overview.server.ts';
import { GuestActivity } from './guest-activity.tsx';
import { GuestSection } from './guest-section.tsx';
import { comparison, wholeNumber } from '../../domain/admin/overview.ts';
import { StatCards } from './stat-card.tsx';
import { WeeklyTrend } from './weekly-trend.tsx';

/** The numbers first, the charts second: docs/product.md §2, Admin. */
export function Overview({ stats }: { stats: AdminStats }) {
  const { before } = stats;
  return (
    <>
      <section aria-labelledby="platform">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="platform" className="text-xl">
            Platform Overview
          </h2>
          <a
            href={`/admin/export?${new URLSearchParams({ zone: stats.zone }).toString()}`}
            className="button button-quiet"
          >
            <Download aria-hidden size={18} />
            Export as CSV
          </a>
        </div>
        <StatCards
          cards={[
            { label: 'Total Users', value: wholeNumber(stats.totalUsers), to: '/admin/users' },
            { label: 'Total Posts', value: wholeNumber(stats.totalPosts) },
            { label: 'Community Posts', value: wholeNumber(stats.communityPosts) },
            { label: 'Resources', value: wholeNumber(stats.totalResources) },
          ]}
        />
      </section>
      <GuestSection stats={stats} />
      <section aria-labelledby="performance" className="mt-10">
        <h2 id="performance" className="text-xl">
          Performance Metrics
        </h2>
        <StatCards
          cards={[
            {
              label: 'Active Users',
              value: wholeNumber(stats.activeUsers),
              note: 'Here within the last 7 days',
            },
            { label: 'Avg Posts/User', value: stats.averagePostsPerUser.toFixed(1) },
            {
              label: 'Posts Today',
              value: wholeNumber(stats.postsToday),
              note: `Yesterday, the whole day: ${wholeNumber(before.postsYesterday)}`,
            },
            {
              label: 'Posts This Week',
              value: wholeNumber(stats.postsThisWeek),
              note: comparison(stats.postsThisWeek, before.posts),
            },
          ]}
        />
      </section>
      <noscript>
        <p className="mt-10">The charts are drawn by script. The CSV has the same days.</p>
      </noscript>
      <div className="mt-10 grid gap-6 xl:grid-cols-2">
        <WeeklyTrend />
        <GuestActivity />
      </div>
      <p className="mt-6 text-sm text-muted">
        Days begin at midnight in {stats.zone.replaceAll('_', ' ')}. “This week” is the last 7 days;
        the weeks of the charts run from Sunday to Saturday.
      </p>
    </>
  );
}
