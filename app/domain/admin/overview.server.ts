import { isAdmin, type Viewer } from '../../platform/http/viewer.ts';
import {
  type Count,
  countAll,
  countBetween,
  countEver,
  countSince,
} from '../../platform/observe/rollup-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { countDays } from './day-counts.server.ts';
import { conversionRates, type FunnelCounts, RATES, STEPS } from './overview.ts';
import { addDays, type Day, dayOf, periodOf, startOfDay } from './periods.ts';

/** docs/product.md §3 and §9. */
export type AdminStats = NonNullable<Awaited<ReturnType<typeof countOverview>>>;

const WEEK_MS = 7 * DAY_MS;

/** Counts the numbers of the overview (docs/product.md §9). Today starts at midnight in `zone`. Null unless the viewer is an admin. */
export async function countOverview(services: Services, viewer: Viewer, zone: string) {
  if (!isAdmin(viewer)) return null;
  const now = services.now();
  const counts = await countAll(services.db, { ...totalsOf(now, zone), ...funnelsOf(now) });
  const funnel = (name: FunnelName) =>
    Object.fromEntries(STEPS.map(({ key }) => [key, counts[`${key} ${name}`]])) as FunnelCounts;
  const { totalUsers, totalPosts } = counts;
  const steps = funnel('now');
  return {
    totalUsers,
    totalPosts,
    communityPosts: counts.communityPosts,
    totalResources: counts.totalResources,
    activeUsers: counts.activeUsers,
    averagePostsPerUser: totalUsers === 0 ? 0 : Math.round((totalPosts / totalUsers) * 10) / 10,
    postsToday: counts.postsToday,
    postsThisWeek: counts.postsThisWeek,
    newUsersThisWeek: counts.newUsersThisWeek,
    // docs/product.md §3, Guest analytics summary: the last seven days.
    guestAnalytics: {
      // Distinct guests.
      sessions: counts.sessions,
      liveCards: counts.liveCards,
      ...steps,
      conversionRates: conversionRates(steps),
      // Guests who first clicked Try Now in these days and then took the steps in order.
      inOrder: funnel('inOrder'),
    },
    // The numbers of the seven days before, and of the day before.
    before: {
      ...funnel('before'),
      newUsers: counts.newUsersBefore,
      posts: counts.postsBefore,
      postsYesterday: counts.postsYesterday,
    },
    countedAt: now,
    zone,
  };
}

function totalsOf(now: number, zone: string) {
  const [week, weekBefore] = [now - WEEK_MS, now - 2 * WEEK_MS];
  const today = dayOf(zone, now);
  const midnight = startOfDay(zone, today);
  return {
    totalUsers: countEver('users'),
    totalPosts: countEver('posts'),
    communityPosts: countEver('shared'),
    totalResources: countEver('resources'),
    activeUsers: countSince('seen', week, now),
    postsToday: countSince('posts', midnight, now),
    postsYesterday: countBetween('posts', startOfDay(zone, addDays(today, -1)), midnight),
    postsThisWeek: countSince('posts', week, now),
    postsBefore: countBetween('posts', weekBefore, week),
    newUsersThisWeek: countSince('users', week, now),
    newUsersBefore: countBetween('users', weekBefore, week),
    sessions: countSince('sessions', week, now),
    liveCards: countSince('live-cards', week, now),
  };
}

type FunnelName = 'now' | 'before' | 'inOrder';

function funnelsOf(now: number) {
  const [week, weekBefore] = [now - WEEK_MS, now - 2 * WEEK_MS];
  const counts = STEPS.flatMap(({ key, metric }, index) => [
    [`${key} now`, countSince(metric, week, now)],
    [`${key} before`, countBetween(metric, weekBefore, week)],
    [`${key} inOrder`, countSince(`reached:${index + 1}`, week, now)],
  ]);
  return Object.fromEntries(counts) as Record<`${keyof FunnelCounts} ${FunnelName}`, Count>;
}

/** Formats a table as CSV (RFC 4180). An apostrophe keeps spreadsheets from running a cell as a formula. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const DAY_COLUMNS = [
  'tryNowClicks',
  'generatorVisits',
  'postsGenerated',
  'signupsCompleted',
] as const;

/**
 * Exports the overview and the days of this and the previous month as CSV. `day` is today in `zone`. Null unless the
 * viewer is an admin.
 */
export async function exportOverview(
  services: Services,
  viewer: Viewer,
  zone: string,
): Promise<{ text: string; day: Day } | null> {
  const stats = await countOverview(services, viewer, zone);
  if (!stats) return null;
  const { guestAnalytics: guests, before } = stats;
  const today = dayOf(zone, stats.countedAt);
  const { previous } = periodOf('month', today);
  const months = await Promise.all(
    [previous, today].map((day) => countDays(services, viewer, { kind: 'month', day, zone })),
  );
  const days = months.flatMap((month) => month ?? []).filter(({ day }) => day <= today);
  const note = `Broetry overview, counted ${new Date(stats.countedAt).toISOString()}, days in ${zone}`;
  const text = csvText([
    [note],
    ['Number', 'Now', 'The period before'],
    ['Total Users', stats.totalUsers, ''],
    ['Total Posts', stats.totalPosts, ''],
    ['Community Posts', stats.communityPosts, ''],
    ['Resources', stats.totalResources, ''],
    ['Active Users', stats.activeUsers, ''],
    ['Avg Posts/User', stats.averagePostsPerUser.toFixed(1), ''],
    ['Posts Today', stats.postsToday, before.postsYesterday],
    ['Posts This Week', stats.postsThisWeek, before.posts],
    ['New Users This Week', stats.newUsersThisWeek, before.newUsers],
    ['Guests', guests.sessions, ''],
    ['Live cards', guests.liveCards, ''],
    ...STEPS.map(({ key, label }) => [label, guests[key], before[key]]),
    ...RATES.map(({ key, label }) => [`${label} (%)`, guests.conversionRates[key].toFixed(1), '']),
    ...STEPS.map(({ key, label }) => [`In order: ${label}`, guests.inOrder[key], '']),
    [],
    ['Day', 'Try Now Clicks', 'Generator Visits', 'Posts Generated', 'Sign-ups'],
    ...days.map(({ day, ...counts }) => [day, ...DAY_COLUMNS.map((key) => counts[key])]),
  ]);
  return { text, day: today };
}
