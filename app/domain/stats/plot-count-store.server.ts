import { sql } from 'kysely';
import type { PlotCountRow } from '../../platform/db/count-tables.ts';
import type { Db } from '../../platform/db/tables.ts';

/** What is counted of a plot. */
export type PlotCount = Exclude<keyof PlotCountRow, 'plot' | 'updated_at'>;

/**
 * Adds to a count of the plot that a post was told from, in one statement. `id` is that of a generation or of a shared post;
 * one without a plot counts nothing.
 */
export async function addToPlotCount(
  db: Db,
  { count, id, by, now }: { count: PlotCount; id: string; by: 1 | -1; now: number },
): Promise<void> {
  const column = sql.ref(count);
  await sql`insert into plot_counts (plot, ${column}, updated_at)
    select plot, cast(${Math.max(by, 0)} as bigint), cast(${now} as bigint) from generations
    where plot is not null and id = coalesce(
      (select generation_id from posts where posts.id = ${id} and type = 'community'), ${id})
    on conflict (plot) do update set updated_at = excluded.updated_at,
      ${column} = plot_counts.${column} + cast(${by} as bigint)`.execute(db);
}

/** The counts of all plots that were told since there are counts. */
export function listPlotCounts(db: Db): Promise<PlotCountRow[]> {
  return db.selectFrom('plot_counts').selectAll().where('shown', '>', 0).execute();
}
