import {
  countAll,
  countBetween,
  countEver,
  countSince,
} from '../../platform/observe/rollup-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { countDays, countSpans, DAILY, endOfQuarter } from './day-counts.server.ts';
import { conversionRates, STEPS } from './overview-numbers.ts';
import { addDays, type Day, dayInZone, periodOf, startOfDay } from './periods.ts';

/** docs/product.md §3 and §9. */
export type AdminStats = Awaited<ReturnType<typeof countOverview>>;

const WEEK_MS = 7 * DAY_MS;

/** The numbers of the loop: docs/product.md §9. */
const LOOP = {
  shares: 'shares',
  opened: 'share_opened',
  came: 'came_by_share',
  wrote: 'wrote_after_share',
} as const;

/** What is counted of the last seven days and of those before. */
const WEEKLY = {
  users: 'users',
  posts: 'posts',
  // Distinct guests.
  sessions: 'sessions',
  liveCards: 'live-cards',
  signupPromptsShown: 'signup_prompt_shown',
  ...DAILY,
  ...LOOP,
} as const;

/** Guests who first clicked Try Now in these days and then took the steps in order. */
const IN_ORDER = {
  tryNowClicks: 'reached:1',
  generatorVisits: 'reached:2',
  postsGenerated: 'reached:3',
  signupPromptsShown: 'reached:4',
  signupsCompleted: 'reached:5',
} as const;

/** Counts the numbers of the overview (docs/product.md §9). Today starts at midnight in `zone`. */
export async function countOverview(services: Pick<Services, 'db' | 'now'>, zone: string) {
  const { db } = services;
  const now = services.now();
  const week = [now - WEEK_MS, endOfQuarter(now)] as const;
  const weekBefore = [now - 2 * WEEK_MS, now - WEEK_MS] as const;
  const [thisWeek, before] = await countSpans(db, WEEKLY, [week, weekBefore]);
  const { users, posts, shares, opened, came, wrote, ...guests } = thisWeek;
  const [inOrder] = await countSpans(db, IN_ORDER, [week]);
  const today = dayInZone(zone, now);
  const midnight = startOfDay(zone, today);
  const { postsYesterday, ...totals } = await countAll(db, {
    totalUsers: countEver('users'),
    totalPosts: countEver('posts'),
    communityPosts: countEver('shared'),
    totalResources: countEver('resources'),
    activeUsers: countBetween('seen', ...week),
    postsToday: countSince('posts', midnight, now),
    postsYesterday: countBetween('posts', startOfDay(zone, addDays(today, -1)), midnight),
  });
  const { totalUsers, totalPosts } = totals;
  return {
    ...totals,
    averagePostsPerUser: totalUsers === 0 ? 0 : Math.round((totalPosts / totalUsers) * 10) / 10,
    postsThisWeek: posts,
    newUsersThisWeek: users,
    // docs/product.md §3, Guest analytics summary: the last seven days.
    guestAnalytics: { ...guests, conversionRates: conversionRates(guests), inOrder },
    reach: { shares, opened, came, wrote, loop: loopOf(thisWeek) },
    // The numbers of the seven days before, and of the day before.
    before: { ...before, postsYesterday },
    countedAt: now,
    zone,
  };
}

/** Guests who came by a share and wrote, for each share; to two decimals. Null without a share. */
export function loopOf({ shares, wrote }: { shares: number; wrote: number }): number | null {
  return shares === 0 ? null : Math.round((wrote / shares) * 100) / 100;
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

/** Exports the overview and the days of this and the previous month as CSV. `day` is today in `zone`. */
export async function exportOverview(
  services: Pick<Services, 'db' | 'now'>,
  zone: string,
): Promise<{ text: string; day: Day }> {
  const stats = await countOverview(services, zone);
  const { guestAnalytics: guests, before } = stats;
  const today = dayInZone(zone, stats.countedAt);
  const { previous } = periodOf('month', today);
  const months = await Promise.all(
    [previous, today].map((day) => countDays(services, { kind: 'month', day, zone })),
  );
  const days = months.flat().filter(({ day }) => day <= today);
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
    ['New Users This Week', stats.newUsersThisWeek, before.users],
    ['Guests', guests.sessions, ''],
    ['Live cards', guests.liveCards, ''],
    ...STEPS.map(({ key, label }) => [label, guests[key], before[key]]),
    ...guests.conversionRates.map(({ label, rate }) => [`${label} (%)`, rate.toFixed(1), '']),
    ...STEPS.map(({ key, label }) => [`In order: ${label}`, guests.inOrder[key], '']),
    [],
    ['Day', 'Try Now Clicks', 'Generator Visits', 'Posts Generated', 'Sign-ups'],
    ...days.map((day) => [
      day.day,
      day.tryNowClicks,
      day.generatorVisits,
      day.postsGenerated,
      day.signupsCompleted,
    ]),
  ]);
  return { text, day: today };
}
