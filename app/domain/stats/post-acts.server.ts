import { z } from 'zod';
import { addToRollups } from '../../platform/observe/rollup-store.server.ts';
import { quarterOf } from '../../platform/observe/rollup.ts';
import type { Services } from '../../platform/services.ts';
import { addToPlotCount, type PlotCount } from './plot-count-store.server.ts';

// The server counts what it sees itself: posts, posts shared with the community, and reactions.
export const COUNTS = { copy: 'copies', download: 'downloads', share: 'shares' } as const;

const posted = z.strictObject({
  act: z.enum(['copy', 'download', 'share']),
  /** Of a generation, or of a shared post. */
  id: z.string().regex(/^[\w-]{1,60}$/),
});

/** Something that a reader did with a post in the browser. */
export type PostAct = z.output<typeof posted>;

/** Parses the body of POST /api/acts. Null when it is invalid. */
export function parsePostAct(body: unknown): PostAct | null {
  return posted.safeParse(body).data ?? null;
}

/**
 * Counts something done with a post on the plot of the post, and a share for the loop (docs/product.md §9), without the
 * person or the text. An error is logged: what was done stays done.
 */
export async function countForPlot(
  { db, log, now }: Services,
  count: PlotCount,
  id: string,
  by: 1 | -1 = 1,
): Promise<void> {
  try {
    await addToPlotCount(db, { count, id, by, now: now() });
    if (count === 'shares' && by > 0)
      await addToRollups(db, [{ metric: 'shares', bucket: quarterOf(now()), by }]);
  } catch (error) {
    log.warn({ err: error, count }, 'a plot was not counted');
  }
}
