import type { Viewer } from '../../platform/http/viewer.ts';
import {
  countAll,
  countBetween,
  countEver,
  countSince,
} from '../../platform/observe/rollup-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { countDays } from './count-days.server.ts';
import { isAdmin } from './is-admin.ts';
import {
  conversionRates,
  type ConversionRates,
  type FunnelCounts,
  RATES,
  STEPS,
} from './overview.ts';
import { addDays, type Day, dayOf, periodOf, startOfDay } from './periods.ts';

/** docs/product.md §3, Guest analytics summary: the last seven days. */
type GuestAnalytics = FunnelCounts & {
  /** Distinct guests. */
  sessions: number;
  conversionRates: ConversionRates;
  /** Of the guests who first pressed Try Now in these days, how many then took each step in turn. */
  inOrder: FunnelCounts;
};

/** docs/product.md §3 and §9. */
export type AdminStats = {
  totalUsers: number;
  totalPosts: number;
  communityPosts: number;
  totalResources: number;
  activeUsers: number;
  averagePostsPerUser: number;
  postsToday: number;
  postsThisWeek: number;
  newUsersThisWeek: number;
  guestAnalytics: GuestAnalytics;
  /** The same of the seven days before, and of the day before. */
  before: FunnelCounts & { newUsers: number; posts: number; postsYesterday: number };
  /** When it was counted, in epoch milliseconds, and whose midnight it was. */
  countedAt: number;
  zone: string;
};

const WEEK = 7 * DAY_MS;

/**
 * Every number of the overview, for admins: docs/product.md §9. `zone` is the reader's: its midnight is where
 * today begins. Null for everybody else.
 */
export async function countOverview(
  services: Services,
  viewer: Viewer,
  zone: string,
): Promise<AdminStats | null> {
  if (!isAdmin(viewer)) return null;
  const now = services.now();
  const counts = await countAll(services.db, countsOf(now, zone));
  const { totalUsers, totalPosts, communityPosts, totalResources, activeUsers } = counts;
  const { postsToday, postsThisWeek, newUsersThisWeek, sessions } = counts;
  const steps = funnelOf('steps', counts);
  return {
    totalUsers,
    totalPosts,
    communityPosts,
    totalResources,
    activeUsers,
    averagePostsPerUser: totalUsers === 0 ? 0 : Math.round((totalPosts / totalUsers) * 10) / 10,
    postsToday,
    postsThisWeek,
    newUsersThisWeek,
    guestAnalytics: {
      sessions,
      ...steps,
      conversionRates: conversionRates(steps),
      inOrder: funnelOf('reached', counts),
    },
    before: {
      ...funnelOf('before', counts),
      newUsers: counts.newUsersBefore,
      posts: counts.postsBefore,
      postsYesterday: counts.postsYesterday,
    },
    countedAt: now,
    zone,
  };
}

function countsOf(now: number, zone: string) {
  const [week, weekBefore] = [now - WEEK, now - 2 * WEEK];
  const today = dayOf(zone, now);
  const [midnight, midnightBefore] = [today, addDays(today, -1)].map((day) =>
    startOfDay(zone, day),
  ) as [number, number];
  return {
    totalUsers: countEver('users'),
    totalPosts: countEver('posts'),
    communityPosts: countEver('shared'),
    totalResources: countEver('resources'),
    activeUsers: countSince('seen', week, now),
    postsToday: countSince('posts', midnight, now),
    postsYesterday: countBetween('posts', midnightBefore, midnight),
    postsThisWeek: countSince('posts', week, now),
    postsBefore: countBetween('posts', weekBefore, week),
    newUsersThisWeek: countSince('users', week, now),
    newUsersBefore: countBetween('users', weekBefore, week),
    sessions: countSince('sessions', week, now),
    steps1: countSince('try_now_click', week, now),
    steps2: countSince('generator_visit', week, now),
    steps3: countSince('post_generated', week, now),
    steps4: countSince('signup_prompt_shown', week, now),
    steps5: countSince('signup_completed', week, now),
    before1: countBetween('try_now_click', weekBefore, week),
    before2: countBetween('generator_visit', weekBefore, week),
    before3: countBetween('post_generated', weekBefore, week),
    before4: countBetween('signup_prompt_shown', weekBefore, week),
    before5: countBetween('signup_completed', weekBefore, week),
    reached1: countSince('reached:1', week, now),
    reached2: countSince('reached:2', week, now),
    reached3: countSince('reached:3', week, now),
    reached4: countSince('reached:4', week, now),
    reached5: countSince('reached:5', week, now),
  };
}

function funnelOf(
  kind: 'steps' | 'before' | 'reached',
  counts: Record<`${typeof kind}${1 | 2 | 3 | 4 | 5}`, number>,
) {
  return {
    tryNowClicks: counts[`${kind}1`],
    generatorVisits: counts[`${kind}2`],
    postsGenerated: counts[`${kind}3`],
    signupPromptsShown: counts[`${kind}4`],
    signupsCompleted: counts[`${kind}5`],
  };
}

/**
 * A table as CSV (RFC 4180). A cell that a spreadsheet would take for a formula begins with an apostrophe:
 * then it is a text.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The overview and the days of this month and the one before as CSV, and which day it is in that zone, for admins.
 * Null for everybody else.
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
  const days = [
    ...((await countDays(services, viewer, { kind: 'month', day: previous, zone })) ?? []),
    ...((await countDays(services, viewer, { kind: 'month', day: today, zone })) ?? []),
  ].filter(({ day }) => day <= today);
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
    ...STEPS.map(({ key, label }) => [label, guests[key], before[key]]),
    ...RATES.map(({ key, label }) => [`${label} (%)`, guests.conversionRates[key].toFixed(1), '']),
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
