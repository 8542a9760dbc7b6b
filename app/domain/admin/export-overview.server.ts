import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { countDays } from './count-days.server.ts';
import { countOverview } from './count-overview.server.ts';
import { csvText } from './csv.ts';
import { type Day, dayOf, periodOf } from './periods.ts';
import { RATES, STEPS } from './overview-words.ts';

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
