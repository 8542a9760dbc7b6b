import { type Kysely, sql } from 'kysely';
import { migrate } from '../app/db/migrate.server.ts';
import { openDatabase } from '../app/db/open-database.server.ts';
import type { Database } from '../app/db/tables.ts';
import { plansWith } from '../test/plans-of.ts';
import { startPostgres } from '../test/postgres/start-postgres.ts';
import type { Goal, Piece, Table } from './benchmark.ts';
import { newFolder, removeFolder } from './own-things.ts';
import { percentile } from './percentile.ts';
import { rounded } from './result-text.ts';

export const LIMIT = 1.5;
/** So long one statement may take while a database is filled. Milliseconds. */
const FILLING = 600_000;

/**
 * A request as a function of the database that it is asked of; null where there are too few rows for it. `why` says of one
 * that is known to grow what bounds it: it has a goal of its own, so that it hides no other.
 */
export type Asked = { name: string; ask: Ask | null; why?: string };
type Ask = (db: Kysely<Database>) => Promise<unknown>;
/** One request at the few and at the many: milliseconds, and on Postgres the pages of 8 kB that it touched. */
export type Grown = {
  engine: string;
  name: string;
  few: number[];
  many: number[];
  pages: [few: number, many: number] | null;
  why?: string;
};
type Measured = { grown: Grown[]; leftOut: string[] };

type Fill = (db: Kysely<Database>, size: number) => Promise<Asked[]>;
type Options = {
  sizes: readonly [few: number, many: number];
  rounds: number;
  say: (word: string) => void;
};

/**
 * The same requests of a small and of a large database, in turns, on SQLite and on Postgres. `fill` fills one and names
 * its requests; those that both have are measured, the others counted as missing and named by `leftOut`.
 */
export async function compareSizes(fill: Fill, options: Options) {
  const grown: Grown[] = [];
  const missing: string[] = [];
  const folders = options.sizes.map(() => newFolder());
  const files = folders.map((dataDir) => openDatabase({ databaseUrl: undefined, dataDir }));
  const leftOut = new Set<string>();
  const measure = async (engine: string, bases: readonly Kysely<Database>[]) => {
    const measured = await measureEngine(engine, bases, fill, options);
    grown.push(...measured.grown);
    for (const name of measured.leftOut) leftOut.add(name);
  };
  const found = () => ({
    grown,
    missing: [...missing, ...leftOutCount(leftOut)],
    leftOut: leftOutText(leftOut),
  });
  await measure('SQLite', files);
  for (const folder of folders) removeFolder(folder);
  const postgres = await startPostgres().catch((error: Error) => error.message);
  if (typeof postgres === 'string') {
    missing.push(`Postgres. ${postgres}`);
    return found();
  }
  try {
    const bases = [];
    for (const index of options.sizes.keys())
      bases.push(await newDatabase(postgres.url, `bench_${index}`));
    await measure('Postgres', bases);
  } finally {
    await postgres.stop();
  }
  return found();
}

const leftOutCount = ({ size }: ReadonlySet<string>) =>
  size > 0 ? [`${size} requests that have too few rows for a whole page at one of the sizes.`] : [];

function leftOutText(names: ReadonlySet<string>): Piece[] {
  return names.size > 0 ? [`Too few rows for a whole page: ${[...names].join('; ')}.`] : [];
}

async function newDatabase(url: string, name: string): Promise<Kysely<Database>> {
  const server = openDatabase({ databaseUrl: url, dataDir: '' });
  await sql`create database ${sql.ref(name)}`.execute(server);
  await server.destroy();
  const own = new URL(url);
  own.pathname = `/${name}`;
  // A server gives up a statement, and a line that is silent, after some seconds; an index over millions takes longer.
  return openDatabase({ databaseUrl: own.href, dataDir: '' }, { patience: FILLING });
}

async function measureEngine(
  engine: string,
  bases: readonly Kysely<Database>[],
  fill: Fill,
  { sizes, rounds, say }: Options,
): Promise<Measured> {
  const lists: Map<string, Asked>[] = [];
  for (const [index, db] of bases.entries()) {
    const begun = performance.now();
    await migrate(db);
    const asked = await fill(db, sizes[index] ?? 0);
    lists.push(new Map(asked.map((one) => [one.name, one])));
    const seconds = rounded((performance.now() - begun) / 1000);
    say(`${engine}: ${(sizes[index] ?? 0).toLocaleString('en')} made in ${seconds} s`);
  }
  const all = [...new Set(lists.flatMap((list) => [...list.keys()]))];
  const names = all.filter((name) => lists.every((list) => list.get(name)?.ask));
  const grown = names.map((name): Grown => {
    const why = lists[1]?.get(name)?.why;
    return { engine, name, few: [], many: [], pages: null, ...(why ? { why } : {}) };
  });
  await takeTimes(grown, bases, lists, rounds);
  if (engine === 'Postgres') await countPages(grown, bases, lists);
  for (const db of bases) await db.destroy();
  return { grown, leftOut: all.filter((name) => !names.includes(name)) };
}

type Lists = readonly ReadonlyMap<string, Asked>[];

async function takeTimes(
  grown: readonly Grown[],
  bases: readonly Kysely<Database>[],
  lists: Lists,
  rounds: number,
): Promise<void> {
  for (let round = -10; round < rounds; round += 1) {
    for (const row of grown) {
      for (const [index, db] of bases.entries()) {
        const before = performance.now();
        await lists[index]?.get(row.name)?.ask?.(db);
        if (round >= 0) (index === 0 ? row.few : row.many).push(performance.now() - before);
      }
    }
  }
}

async function countPages(
  grown: readonly Grown[],
  bases: readonly Kysely<Database>[],
  lists: Lists,
): Promise<void> {
  for (const row of grown) {
    const [few = 0, many = 0] = await Promise.all(
      bases.map((db, index) => pagesOf(db, lists[index]?.get(row.name)?.ask ?? null)),
    );
    row.pages = [few, many];
  }
}

/** How many pages the statements of a request touch, by the database's own account. */
async function pagesOf(db: Kysely<Database>, ask: Ask | null): Promise<number> {
  if (!ask) return Number.NaN;
  const plans = await plansWith(db, 'explain (analyze, buffers, timing off)', ask);
  return plans
    .map((plan) => {
      // The first line with buffers is that of the whole statement.
      const [, hit = '0'] = /Buffers:.*?hit=(\d+)/.exec(plan) ?? [];
      const [, read = '0'] = /Buffers:[^\n]*?read=(\d+)/.exec(plan) ?? [];
      return Number(hit) + Number(read);
    })
    .reduce((sum, count) => sum + count, 0);
}

const ratioOf = ({ few, many }: Grown, share: number) =>
  percentile(many, share) / percentile(few, share);

/** For each database a goal for the request that grew most, and one for each that is known to grow. */
export function growthGoals(grown: readonly Grown[]): Goal[] {
  return [...new Set(grown.map(({ engine }) => engine))].flatMap((engine) => {
    const rows = grown.filter((row) => row.engine === engine);
    const known = rows.filter(({ why }) => why !== undefined);
    return [
      worstGoal(
        engine,
        rows.filter((row) => !known.includes(row)),
      ),
      ...known.map((row) => knownGoal(row)),
    ];
  });
}

function worstGoal(engine: string, rows: readonly Grown[]): Goal {
  const [worst, ...others] = rows.toSorted((a, b) => ratioOf(b, 0.95) - ratioOf(a, 0.95));
  const ratio = worst ? ratioOf(worst, 0.95) : Number.NaN;
  const beyond = others.filter((row) => ratioOf(row, 0.95) > LIMIT);
  const also = beyond.map((row) => `, ${row.name} ${ratioOf(row, 0.95).toFixed(2)}×`).join('');
  const within = rows.filter((row) => ratioOf(row, 0.95) <= LIMIT).length;
  return {
    figure: `${engine}: p95 of the request that grew most`,
    value: `${ratio.toFixed(2)}× (${worst?.name ?? ''})${also}; ${within} of ${rows.length} within`,
    goal: `≤ ${LIMIT}×`,
    holds: ratio <= LIMIT,
    why: worst ? whyOf(worst) : undefined,
  };
}

function knownGoal(row: Grown): Goal {
  const ratio = ratioOf(row, 0.95);
  return {
    figure: `${row.engine}: p95 of ${row.name}`,
    value: `${ratio.toFixed(2)}×`,
    goal: `≤ ${LIMIT}×`,
    holds: ratio <= LIMIT,
    why: `${row.why} ${whyOf(row)}`,
  };
}

function whyOf(worst: Grown): string {
  const p50 = `Its median is ${ratioOf(worst, 0.5).toFixed(2)} times that of the few`;
  if (!worst.pages) return `${p50}.`;
  const [few, many] = worst.pages;
  return `${p50}; it touches ${few} pages at the few and ${many} at the many: where those are the same, it is caches and chance, not the plan.`;
}

/** The requests that grew most, the worst first. */
export function growthTable(grown: readonly Grown[], most: number): Table {
  const cells = (times: readonly number[]) => [percentile(times, 0.5), percentile(times, 0.95)];
  return {
    head: ['', 'Request', 'Few: p50, p95', 'Many: p50, p95', 'p50', 'p95', 'Pages touched'],
    rows: grown
      .toSorted((one, other) => ratioOf(other, 0.95) - ratioOf(one, 0.95))
      .slice(0, most)
      .map((row) => [
        row.engine,
        row.name,
        `${cells(row.few).map(rounded).join(', ')} ms`,
        `${cells(row.many).map(rounded).join(', ')} ms`,
        `${ratioOf(row, 0.5).toFixed(2)}×`,
        `${ratioOf(row, 0.95).toFixed(2)}×`,
        row.pages ? row.pages.join(' → ') : '–',
      ]),
  };
}
