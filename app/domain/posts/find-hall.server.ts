import type { Viewer } from '../../platform/http/viewer.ts';
import type { FeedPost } from './feed-post.ts';
import { showPosts } from './show-posts.server.ts';
import type { Services } from '../../platform/services.ts';
import { findWeekBefore, listBest } from './hall-store.server.ts';
import { mondayOf, readWeek, weekAt } from './hall-weeks.ts';

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
  const ids = await listBest(services.db, { week, limit: READ });
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
