import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/tables.ts';
import { COARSE, coarseMetric, EVER, QUARTER, quarterOf, type RollupChange } from './rollup.ts';
import type { Metric } from './rollup.ts';

/** Adds to the counts, in the transaction of the counted rows. */
export async function addToRollups(
  trx: Kysely<Database>,
  changes: readonly RollupChange[],
): Promise<void> {
  const rows = inOrder(changes);
  if (rows.length === 0) return;
  await trx
    .insertInto('rollups')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['metric', 'bucket'])
        .doUpdateSet((eb) => ({ total: eb('rollups.total', '+', eb.ref('excluded.total')) })),
    )
    .execute();
}

export type Counting = { db: Kysely<Database>; log: Logger; now: () => number };

/**
 * Adds to the counts of the metrics in `counts` at a time, outside a transaction. Never throws: an error is logged, with
 * `message`.
 */
export async function countSafely(
  { db, log, now }: Counting,
  counts: Readonly<Record<string, number>>,
  message: string,
  at = now(),
): Promise<void> {
  const bucket = quarterOf(at);
  const changes = Object.entries(counts).map(([metric, by]) => ({ metric, bucket, by }));
  await addToRollups(db, changes).catch((error: unknown) => log.warn({ err: error }, message));
}

// Each row once and in a fixed order, against deadlocks.
function inOrder(changes: readonly RollupChange[]) {
  const sums = new Map<string, RollupChange>();
  for (const change of changes.flatMap(alsoCoarse)) {
    const key = `${change.metric} ${String(change.bucket).padStart(12)}`;
    sums.set(key, { ...change, by: change.by + (sums.get(key)?.by ?? 0) });
  }
  return [...sums]
    .filter(([, { by }]) => by !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { metric, bucket, by }]) => ({ metric, bucket, total: by }));
}

function alsoCoarse(change: RollupChange): RollupChange[] {
  const { metric, bucket, by } = change;
  if (bucket === EVER) return [change];
  return [change, { metric: coarseMetric(metric), bucket: Math.floor(bucket / COARSE), by }];
}

/** Sums of metrics since a bucket. */
export async function sumByMetric(
  db: Kysely<Database>,
  metrics: readonly string[],
  since: number,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('rollups')
    .select((eb) => ['metric', eb.fn.sum('total').as('total')])
    .where('metric', 'in', metrics)
    .where('bucket', '>=', since)
    .groupBy('metric')
    .execute();
  return new Map(rows.map(({ metric, total }) => [metric, Number(total)]));
}

/** The counts of metrics in one bucket. */
export async function sumInBucket(
  db: Kysely<Database>,
  metrics: readonly string[],
  bucket: number,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('rollups')
    .select(['metric', 'total'])
    .where('metric', 'in', metrics)
    .where('bucket', '=', bucket)
    .execute();
  return new Map(rows.map(({ metric, total }) => [metric, total]));
}

/** A count: spans of the rollup, and row counts at the edges. */
type Count = { spans: Span[]; rows: RawBuilder<number>[] };
type Span = { metric: string; first: number; after: number; sign: 1 | -1 };

/** The total of a metric. */
export function countEver(metric: Metric): Count {
  return { spans: [{ metric, first: EVER, after: EVER + 1, sign: 1 }], rows: [] };
}

/** The count from `from` to before `to` (epoch milliseconds): whole buckets from the rollup, the edges from the rows. */
export function countBetween(metric: Metric, from: number, to: number): Count {
  const [first, last] = [Math.ceil(from / QUARTER), Math.floor(to / QUARTER)];
  if (first > last) return { spans: [], rows: [rowsOf(metric, from, to)] };
  const rows: RawBuilder<number>[] = [];
  if (first * QUARTER > from) rows.push(rowsOf(metric, from, first * QUARTER));
  if (last * QUARTER < to) rows.push(rowsOf(metric, last * QUARTER, to));
  return { spans: spansOf(metric, first, last), rows };
}

/** The count from `from` until now. */
export function countSince(metric: Metric, from: number, now: number): Count {
  // The current bucket counts as a whole: it has no future rows.
  return countBetween(metric, from, (quarterOf(now) + 1) * QUARTER);
}

/** Runs counts as one query, so that they are consistent. */
export async function countAll<Name extends string>(
  db: Kysely<Database>,
  counts: Readonly<Record<Name, Count>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(counts) as Name[];
  const spans = names.flatMap((name, index) => counts[name].spans.map(spanRow(index)));
  const rows = names.flatMap((name, index) =>
    counts[name].rows.map((count) => sql` union all select ${sql.lit(index)}, ${count}`),
  );
  const found = await sql<{ place: number; total: string | number }>`
    with spans (place, metric, first, after, sign) as (values ${sql.join(spans)})
    select place, sign * (select coalesce(sum(total), 0) from rollups where rollups.metric = spans.metric
      and bucket >= spans.first and bucket < spans.after) as total
    from spans ${sql.join(rows, sql``)}`.execute(db);
  const sums = names.map(() => 0);
  // Postgres returns large sums as text.
  for (const { place, total } of found.rows) sums[place] = (sums[place] ?? 0) + Number(total);
  const named = names.map((name, index) => [name, sums[index]]);
  return Object.fromEntries(named) as Record<Name, number>;
}

function spanRow(place: number) {
  return ({ metric, first, after, sign }: Span) =>
    sql`(cast(${place} as integer), cast(${metric} as text), cast(${first} as bigint), cast(${after} as bigint),
      ${sql.lit(sign)})`;
}

// Coarse buckets, rounded at both ends. The difference is added or subtracted: at most twelve buckets for each end.
function spansOf(metric: Metric, first: number, after: number): Span[] {
  const [from, to] = [Math.round(first / COARSE), Math.round(after / COARSE)];
  if (from >= to) return [{ metric, first, after, sign: 1 }];
  const spans: Span[] = [
    { metric, first, after: from * COARSE, sign: 1 },
    { metric, first: from * COARSE, after: first, sign: -1 },
    { metric: coarseMetric(metric), first: from, after: to, sign: 1 },
    { metric, first: to * COARSE, after, sign: 1 },
    { metric, first: after, after: to * COARSE, sign: -1 },
  ];
  return spans.filter((span) => span.first < span.after);
}

function rowsOf(metric: Metric, from: number, to: number): RawBuilder<number> {
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`;
  const count = (rest: RawBuilder<unknown>) => sql<number>`(select count(*) from ${rest})`;
  if (metric === 'users') return count(sql`users where ${within('created_at')}`);
  if (metric === 'seen') return count(sql`users where ${within('last_login')}`);
  if (metric === 'posts') {
    // `coalesce` keeps SQLite from the index of `state` instead of that of the time.
    return count(sql`generations where coalesce(state, '') = 'succeeded' and kind = 'post'
      and coalesce(writer, '') <> 'member' and ${within('finished_at')}`);
  }
  if (metric === 'sessions') return count(sql`guest_sessions where ${within('last_seen')}`);
  if (metric === 'came_by_share') return count(sql`guest_sessions where ${within('came_at')}`);
  if (metric === 'wrote_after_share') return count(sql`guest_sessions where ${within('wrote_at')}`);
  if (metric.startsWith('reached:')) {
    const depth = Number(metric.slice('reached:'.length));
    return count(sql`guest_sessions where ${within('entered_at')} and depth >= ${depth}`);
  }
  const isNew = metric === 'signup_completed' ? sql`and metadata like '%"isNewUser":true%'` : sql``;
  return count(sql`guest_events where event = ${metric} and ${within('timestamp')} ${isNew}`);
}
