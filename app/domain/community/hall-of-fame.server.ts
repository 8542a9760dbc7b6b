import type { Viewer } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { dateAt, DAY_MS, parseDate } from '../../platform/time/time-units.ts';
import { findWeekBefore, listBestOfWeek } from './feed-store.server.ts';
import { type FeedPost, listFeed, showPosts } from './feed.server.ts';
import { parseFeedParams } from './feed.ts';

const WEEK = 7 * DAY_MS;
// 1970 began on a Thursday.
const TO_MONDAY = 3 * DAY_MS;

/** The number of the week of a time (epoch milliseconds). Weeks begin on Monday, UTC, and are counted since 1970. */
export function weekAt(now: number): number {
  return Math.floor((now + TO_MONDAY) / WEEK);
}

/** The date of the Monday of a week. */
export function mondayOf(week: number): string {
  return dateAt(week * WEEK - TO_MONDAY);
}

/** The week of a Monday's date. Null for another day, before 1970 or in the future. */
function readWeek(monday: string, now: number): number | null {
  const day = parseDate(monday);
  if (day === null) return null;
  const week = weekAt(day * DAY_MS);
  return mondayOf(week) === monday && week >= 0 && week <= weekAt(now) ? week : null;
}

const MAX_POSTS = 10;
/** More than MAX_POSTS, because the viewer may have blocked some authors. */
const READ_LIMIT = 30;

/** The best posts of the last seven days: by real reactions, and among equals by the shown ones. */
export async function listBest(
  services: Pick<Services, 'db' | 'now'>,
  viewer: Viewer,
): Promise<FeedPost[]> {
  const { params } = parseFeedParams(new URLSearchParams());
  const best = { sort: 'best', period: 'week', limit: MAX_POSTS } as const;
  const { posts } = await listFeed(services, viewer, { ...params, ...best });
  return posts;
}

/**
 * Finds the best posts of a week, by default of this week. `before` and `after` are the Mondays of the weeks to link to. Null
 * for an invalid or future Monday.
 */
export async function findHall(
  services: Pick<Services, 'db' | 'now'>,
  viewer: Viewer,
  monday: string | null,
) {
  const now = services.now();
  const thisWeek = weekAt(now);
  const week = monday === null ? thisWeek : readWeek(monday, now);
  if (week === null) return null;
  const ids = await listBestOfWeek(services.db, { week, limit: READ_LIMIT });
  const before = await findWeekBefore(services.db, week);
  const best = await showPosts(services, viewer, ids);
  return {
    monday: mondayOf(week),
    isThisWeek: week === thisWeek,
    best: best.slice(0, MAX_POSTS),
    before: before === null ? null : mondayOf(before),
    after: week === thisWeek ? null : mondayOf(week + 1),
  };
}
