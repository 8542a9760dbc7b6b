import type { Admin } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { countWaiting } from '../moderation/cases.server.ts';
import { countSpans, endOfQuarter } from './day-counts.server.ts';

/** The numbers of the loop: docs/product.md §9. */
const METRICS = {
  shares: 'shares',
  opened: 'share_opened',
  came: 'came_by_share',
  wrote: 'wrote_after_share',
} as const;
const WEEK_MS = 7 * DAY_MS;

/** Whether it spreads: docs/product.md §2, Admin. */
export type ReachNumbers = Awaited<ReturnType<typeof countReach>>;

/**
 * Counts the last seven days, the seven before, and the open moderation cases, 100 at most. `loop` is null without a
 * share.
 */
export async function countReach(services: Services, admin: Admin) {
  const { db, now } = services;
  const week = now() - WEEK_MS;
  const [thisWeek, before] = await countSpans(db, METRICS, [
    [week, endOfQuarter(now())],
    [week - WEEK_MS, week],
  ]);
  return {
    ...thisWeek,
    waiting: await countWaiting(services, admin),
    loop: loopOf(thisWeek),
    before,
  };
}

/** Guests who came by a share and wrote, for each share; to two decimals. Null without a share. */
export function loopOf({ shares, wrote }: { shares: number; wrote: number }): number | null {
  return shares === 0 ? null : Math.round((wrote / shares) * 100) / 100;
}
