import { isAdmin, type Viewer } from '../../platform/http/viewer.ts';
import { countAll, countBetween, countSince } from '../../platform/observe/rollup-store.server.ts';
import type { Metric } from '../../platform/observe/rollup.ts';
import type { Services } from '../../platform/services.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { countWaiting } from '../moderation/cases.server.ts';

/** The numbers of the loop, of seven days: docs/product.md §9. */
export type LoopCounts = { shares: number; opened: number; came: number; wrote: number };

/** Whether it spreads: docs/product.md §2, Admin. */
export type ReachNumbers = LoopCounts & {
  /** Open moderation cases, 100 at most. */
  waiting: number;
  /** Null without a share. */
  loop: number | null;
  /** The seven days before. */
  before: LoopCounts;
};

const METRICS = {
  shares: 'shares',
  opened: 'share_opened',
  came: 'came_by_share',
  wrote: 'wrote_after_share',
} satisfies Record<keyof LoopCounts, Metric>;
const NAMES = Object.keys(METRICS) as (keyof LoopCounts)[];
const WEEK_MS = 7 * DAY_MS;

/** Counts the last seven days and those before. Null unless the viewer is an admin. */
export async function countReach(services: Services, viewer: Viewer): Promise<ReachNumbers | null> {
  if (!isAdmin(viewer)) return null;
  const now = services.now();
  const [week, weekBefore] = [now - WEEK_MS, now - 2 * WEEK_MS];
  const counts = NAMES.flatMap((name) => [
    [`${name} now`, countSince(METRICS[name], week, now)] as const,
    [`${name} before`, countBetween(METRICS[name], weekBefore, week)] as const,
  ]);
  const found = await countAll(services.db, Object.fromEntries(counts));
  const of = (when: 'now' | 'before') =>
    Object.fromEntries(NAMES.map((name) => [name, found[`${name} ${when}`] ?? 0])) as LoopCounts;
  const thisWeek = of('now');
  const waiting = await countWaiting(services, viewer);
  return { ...thisWeek, waiting, loop: loopOf(thisWeek), before: of('before') };
}

/** Guests who came by a share and wrote, for each share; to two decimals. Null without a share. */
export function loopOf({ shares, wrote }: Pick<LoopCounts, 'shares' | 'wrote'>): number | null {
  return shares === 0 ? null : Math.round((wrote / shares) * 100) / 100;
}
