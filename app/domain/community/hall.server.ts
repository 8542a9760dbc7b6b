import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { DAY_MS, parseDate } from '../../platform/time/time-units.ts';
import { findWeekBefore, listBestOfWeek } from './feed-store.server.ts';
import { type FeedPost, showPosts } from './feed.server.ts';

const WEEK = 7 * DAY_MS;
// 1970 began on a Thursday.
const TO_MONDAY = 3 * DAY_MS;

/** The week of a moment (epoch milliseconds): weeks begin on a Monday, UTC, and are counted from 1970 on. */
export function weekAt(now: number): number {
  return Math.floor((now + TO_MONDAY) / WEEK);
}

/** The Monday of a week, as an address has it. */
export function mondayOf(week: number): string {
  return new Date(week * WEEK - TO_MONDAY).toISOString().slice(0, 10);
}

/** The week that the Monday of an address names, or null: it is none, or not yet. */
function readWeek(monday: string, now: number): number | null {
  const day = parseDate(monday);
  if (day === null) return null;
  const week = weekAt(day * DAY_MS);
  return mondayOf(week) === monday && week >= 0 && week <= weekAt(now) ? week : null;
}

const PLACES = 10;
/** More than there are places: a member may have blocked some of them. */
const READ = 30;

/** The best of a week, by the Monday it begins with. `before` and `after` are the weeks to go on to. */
export type Hall = {
  monday: string;
  isThisWeek: boolean;
  best: FeedPost[];
  before: string | null;
  after: string | null;
};

/** The hall of a week, this one without a Monday. Null where that is no week that there has been. */
export async function findHall(
  services: Services,
  viewer: Viewer,
  monday: string | null,
): Promise<Hall | null> {
  const now = services.now();
  const thisWeek = weekAt(now);
  const week = monday === null ? thisWeek : readWeek(monday, now);
  if (week === null) return null;
  const ids = await listBestOfWeek(services.db, { week, limit: READ });
  const before = await findWeekBefore(services.db, week);
  const best = await showPosts(services, viewer, ids);
  return {
    monday: mondayOf(week),
    isThisWeek: week === thisWeek,
    best: best.slice(0, PLACES),
    before: before === null ? null : mondayOf(before),
    after: week === thisWeek ? null : mondayOf(week + 1),
  };
}
