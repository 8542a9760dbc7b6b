import { CompiledQuery, type Kysely, sql } from 'kysely';
import { isSqlite } from '../../app/db/create-table.ts';
import type { Database } from '../../app/db/tables.ts';
import { KEPT_DATA } from '../../app/legal/kept-data.ts';
import type { Recorded } from './recorder.ts';

/** A statement may look at so many rows, however many there are. */
const MOST_ROWS = 1100;
/** How a step begins in which SQLite sorts. */
export const SORT = 'USE TEMP B-TREE';
/** Tables that do not grow: one row for each job of the clock. */
const SMALL = new Set(['jobs']);

/** What is wrong with the way in which the database carries a statement out; empty when nothing is. */
export async function findFaults(
  db: Kysely<Database>,
  { sql: text, values }: Pick<Recorded, 'sql' | 'values'>,
): Promise<string[]> {
  if (!/^\s*(with|select|insert|update|delete)\b/i.test(text)) return [];
  const faults = new Set<string>();
  for (const parameters of values) {
    const query: CompiledQuery = { ...CompiledQuery.raw(text), parameters };
    const found = isSqlite(db) ? await sqliteFaults(db, query) : await postgresFaults(db, query);
    for (const fault of found) faults.add(fault);
  }
  return [...faults];
}

type Step = { id: number; parent: number; detail: string };

/**
 * SQLite does not say how many rows it looks at: what it walks along as a whole, what it sorts of a table, and what it finds by
 * columns that say the same of very many rows.
 */
async function sqliteFaults(db: Kysely<Database>, query: CompiledQuery): Promise<string[]> {
  const { rows } = await db.executeQuery<Step>({
    ...query,
    sql: `explain query plan ${query.sql}`,
  });
  const tables = tablesIn(query.sql, rows);
  const tableOf = ({ detail }: Step) =>
    tables.get(/^(?:SCAN|SEARCH) (\S+)/.exec(detail)?.[1] ?? '');
  const found = await Promise.all(
    rows.map(async (step) => {
      const beside = rows.filter(({ parent }) => parent === step.parent);
      const isSort = ({ detail }: Step) => detail.startsWith(SORT);
      if (step.detail.includes('AUTOMATIC')) return true;
      if (isSort(step)) return beside.some((other) => tableOf(other) !== undefined);
      const table = tableOf(step);
      if (table === undefined) return false;
      // A walk along an index ends where its limit is reached.
      const isIndexed = / USING /.test(step.detail);
      if (isIndexed && /\blimit\b/i.test(query.sql) && !beside.some(isSort)) return false;
      if (step.detail.startsWith('SCAN')) return true;
      return (await mostFound(db, table, { detail: step.detail, text: query.sql })) > MOST_ROWS;
    }),
  );
  return rows.filter((_, place) => found[place]).map(({ detail }) => detail);
}

/** How many rows a search by the columns that a step of a plan names finds at most. */
async function mostFound(
  db: Kysely<Database>,
  table: string,
  { detail, text }: { detail: string; text: string },
): Promise<number> {
  const [, columns = ''] = /\((.*)\)$/.exec(detail) ?? [];
  const names = [...columns.matchAll(/(\w+)=\?/g)].map(([, name = '']) => name);
  // A stretch of an index, or what an expression says: it is taken to be short.
  if (names.length === 0 || /[<>]/.test(columns) || names.includes('rowid')) return 0;
  // Nothing is equal to nothing, but it can be asked for.
  const known = names
    .filter((name) => !new RegExp(`\\b${name}"? is null`).test(text))
    .map((name) => sql`${sql.ref(name)} is not null`);
  const { rows } = await sql<{ most: number | null }>`select max(found) as most from
    (select count(*) as found from ${sql.table(table)}
      where ${sql.join([sql`true`, ...known], sql` and `)}
      group by ${sql.join(names.map((name) => sql.ref(name)))})`.execute(db);
  return rows[0]?.most ?? 0;
}

/** By which name a statement calls which table of the database. What it makes of them is none. */
function tablesIn(text: string, plan: readonly Step[]): ReadonlyMap<string, string> {
  const made = plan.map(({ detail }) => /^(?:CO-ROUTINE|MATERIALIZE) (\S+)/.exec(detail)?.[1]);
  // Before it adds a row, SQLite plans to look for rows that refer to it already, and does not: there are none in what we write.
  const isRead = (name: string) =>
    !/^\s*insert/i.test(text) || new RegExp(`\\b(from|join|into|update) "?${name}\\b`).test(text);
  const names = Object.keys(KEPT_DATA).filter(
    (name) => !SMALL.has(name) && !made.includes(name) && isRead(name),
  );
  const aliases = [...text.replaceAll('"', '').matchAll(/\b(\w+) as (\w+)/g)]
    .filter(([, table = '']) => names.includes(table))
    .map(([, table = '', alias = '']) => [alias, table] as const);
  return new Map([...aliases, ...names.map((name) => [name, name] as const)]);
}

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
};

async function postgresFaults(db: Kysely<Database>, query: CompiledQuery): Promise<string[]> {
  const plan = await explained(db, query);
  return nodesOf(plan).flatMap((node) => {
    const [kind, table] = [node['Node Type'], node['Relation Name'] ?? node['Index Name']];
    if (table !== undefined && SMALL.has(table)) return [];
    if (kind === 'Seq Scan') return [`Seq Scan on ${table}`];
    const given = node['Actual Rows'] ?? 0;
    const left =
      (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    const rows = (node['Actual Loops'] ?? 1) * (given + left);
    return rows > MOST_ROWS ? [`${kind} on ${table ?? 'what it gets'} sees ${rows} rows`] : [];
  });
}

/**
 * The plan with what it really looked at; where the statement cannot be run once more, without. At this size a look at a whole
 * table can be the fastest way: the question is whether there is another, so it is made dear.
 */
async function explained(db: Kysely<Database>, query: CompiledQuery): Promise<Node> {
  const undone = new Error('undone');
  const planWith = async (words: string) => {
    let plan: Node | undefined;
    const trying = db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await trx.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>({
        ...query,
        sql: `explain (${words}format json) ${query.sql}`,
      });
      plan = rows[0]?.['QUERY PLAN'][0].Plan;
      throw undone;
    });
    await trying.catch((error: unknown) => {
      if (error !== undone) throw error;
    });
    if (!plan) throw new Error(`No plan of ${query.sql}`);
    return plan;
  };
  return planWith('analyze, timing off, ').catch(() => planWith(''));
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
