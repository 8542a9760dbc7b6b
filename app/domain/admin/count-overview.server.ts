import {
  countAll,
  countBetween,
  countEver,
  countSince,
} from '../../platform/observe/rollup-store.server.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import type { Services } from '../../platform/services.ts';
import type { AdminStats } from './admin-stats.ts';
import { conversionRates } from './funnel.ts';
import { isAdmin } from './is-admin.ts';
import { addDays, dayOf, startOfDay } from './periods.ts';

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
