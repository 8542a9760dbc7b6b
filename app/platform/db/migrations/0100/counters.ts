import { type Kysely, type RawBuilder, sql } from 'kysely';
import { createTrigger } from '../../create-trigger.ts';
import { isShownRow } from './search-indexes.ts';

type Sql = RawBuilder<unknown>;
/** The row of a trigger after and before a change. */
type Row = 'new' | 'old';

/** A metric and the column with its time. Null: all there ever was. */
type Count = readonly [metric: string, at: string | null];

/** Rows of a table that count while `isCounted`, and the columns that change whether they do. */
type Counter = {
  name: string;
  table: string;
  isCounted: (row: Row) => Sql;
  changedBy: readonly string[];
  counts: readonly Count[];
  /** The column to sum. Without it rows are counted. */
  summed?: string;
};

const COUNTERS: readonly Counter[] = [
  {
    name: 'users',
    table: 'users',
    isCounted: () => sql`true`,
    changedBy: [],
    counts: [
      ['users', null],
      ['users', 'created_at'],
      ['seen', 'last_login'],
    ],
  },
  {
    name: 'posts',
    table: 'generations',
    isCounted: isPost,
    changedBy: ['state', 'kind', 'writer'],
    counts: [
      ['posts', null],
      ['posts', 'finished_at'],
    ],
  },
  {
    name: 'shared',
    table: 'posts',
    isCounted: (row) => isShownRow('posts', row),
    changedBy: ['type', 'hidden_at'],
    counts: [['shared', null]],
  },
  {
    name: 'resources',
    table: 'resources',
    isCounted: (row) => isShownRow('resources', row),
    changedBy: ['hidden_at'],
    counts: [['resources', null]],
  },
  {
    name: 'resource_bytes',
    table: 'resources',
    isCounted: () => sql`true`,
    changedBy: [],
    counts: [['resource-bytes', null]],
    summed: 'bytes',
  },
];

/** Creates the triggers that keep `rollups` current: no way to change a row goes past them. */
export async function createCounters(db: Kysely<unknown>): Promise<void> {
  for (const counter of COUNTERS) await createCounter(db, counter);
  const wasAndIs = sql`${isPost('old')} and ${isPost('new')}`;
  await createMove(db, 'generations', 'finished_at', 'posts', wasAndIs);
  await createMove(db, 'users', 'last_login', 'seen', sql`true`);
}

/** A row that comes is added, a row that goes is taken away, and a change may be either. */
async function createCounter(db: Kysely<unknown>, counter: Counter): Promise<void> {
  const { name, table, isCounted, changedBy, counts } = counter;
  const trigger = (how: string, when: Sql, only: Sql, row: Row) => {
    const body = addAll(counts, row, amountOf(counter, row));
    return createTrigger(db, { name: `count_${name}_${how}`, table, when, only, body });
  };
  await trigger('inserted', sql`after insert`, isCounted('new'), 'new');
  await trigger('deleted', sql`after delete`, isCounted('old'), 'old');
  if (changedBy.length === 0) return;
  const changed = sql`after update of ${sql.join(changedBy.map((name) => sql.ref(name)))}`;
  const [is, was] = [isCounted('new'), isCounted('old')];
  await trigger('entered', changed, sql`${is} and not (${was})`, 'new');
  await trigger('left', changed, sql`${was} and not (${is})`, 'old');
}

/** A row whose time changes is counted at its new time. */
function createMove(
  db: Kysely<unknown>,
  table: string,
  at: string,
  metric: string,
  only: Sql,
): Promise<void> {
  const [before, after] = [quarterOf('old', at), quarterOf('new', at)];
  // Two transactions that change the same counts lock them in the same order.
  const body = sql.join(
    [
      add(metric, before, sql`-1`),
      add(metric, after, sql`1`),
      add(`${metric}/6h`, sixHours(before), sql`-1`),
      add(`${metric}/6h`, sixHours(after), sql`1`),
    ],
    sql`; `,
  );
  const name = `count_${metric}_moved`;
  const when = sql`after update of ${sql.ref(at)}`;
  return createTrigger(db, {
    name,
    table,
    when,
    only: sql`${only} and ${before} <> ${after}`,
    body,
  });
}

function amountOf({ summed }: Counter, row: Row): Sql {
  const amount = summed === undefined ? sql`1` : column(row, summed);
  return row === 'new' ? amount : sql`- ${amount}`;
}

// Metric by metric, quarters before six hours: the order of locks that createMove has.
function addAll(counts: readonly Count[], row: Row, amount: Sql): Sql {
  const metrics = [...new Set(counts.map(([metric]) => metric))];
  const rows = metrics.flatMap((metric) => {
    const own = counts.filter(([name]) => name === metric).map(([, at]) => at);
    const times = own.filter((at) => at !== null).map((at) => quarterOf(row, at));
    return [
      ...(own.includes(null) ? [add(metric, sql`-1`, amount)] : []),
      ...times.map((quarter) => add(metric, quarter, amount)),
      ...times.map((quarter) => add(`${metric}/6h`, sixHours(quarter), amount)),
    ];
  });
  return sql.join(rows, sql`; `);
}

function add(metric: string, bucket: Sql, amount: Sql): Sql {
  return sql`insert into rollups (metric, bucket, total)
    values (${sql.lit(metric)}, ${bucket}, ${amount})
    on conflict (metric, bucket) do update set total = rollups.total + excluded.total`;
}

function column(row: Row, name: string): Sql {
  return sql.ref(`${row}.${name}`);
}

/** The quarter of an hour of a time in milliseconds. */
function quarterOf(row: Row, at: string): Sql {
  return sql`${column(row, at)} / 900000`;
}

function sixHours(quarter: Sql): Sql {
  return sql`${quarter} / 24`;
}

/** A written post: neither replies nor a text that a member edited (docs/product.md §9). */
function isPost(row: Row): Sql {
  return sql`${column(row, 'state')} = 'succeeded' and ${column(row, 'kind')} = 'post'
    and coalesce(${column(row, 'writer')}, '') <> 'member'`;
}
