import { type Kysely, sql } from 'kysely';
import { migrate } from '../app/db/migrate.server.ts';
import { openDatabase } from '../app/db/open-database.server.ts';
import type { Database } from '../app/db/tables.ts';
import { plansWith } from '../test/plans-of.ts';
import { startPostgres } from '../test/postgres/start-postgres.ts';
import type { Goal, Table } from './benchmark.ts';
import { newFolder, removeFolder } from './own-things.ts';
import { percentile } from './percentile.ts';
import { rounded } from './result-text.ts';

export const LIMIT = 1.5;

/** A request as a function of the database that it is asked of. */
export type Asked = { name: string; ask: (db: Kysely<Database>) => Promise<unknown> };
/** One request at the few and at the many: milliseconds, and on Postgres the pages of 8 kB that it touched. */
export type Grown = {
  engine: string;
  name: string;
  few: number[];
  many: number[];
  pages: [few: number, many: number] | null;
};

type Fill = (db: Kysely<Database>, size: number) => Promise<Asked[]>;
type Options = {
  sizes: readonly [few: number, many: number];
  rounds: number;
  say: (word: string) => void;
};

/**
 * The same requests of a small and of a large database, in turns, on SQLite and on Postgres. `fill` fills one and names
 * its requests; those that both have are measured.
 */
export async function compareSizes(fill: Fill, options: Options) {
  const grown: Grown[] = [];
  const missing: string[] = [];
  const folders = options.sizes.map(() => newFolder());
  const files = folders.map((dataDir) => openDatabase({ databaseUrl: undefined, dataDir }));
  grown.push(...(await measureEngine('SQLite', files, fill, options)));
  for (const folder of folders) removeFolder(folder);
  const postgres = await startPostgres().catch((error: Error) => error.message);
  if (typeof postgres === 'string') {
    missing.push(`Postgres. ${postgres}`);
    return { grown, missing };
  }
  try {
    const bases = [];
    for (const index of options.sizes.keys())
      bases.push(await newDatabase(postgres.url, `bench_${index}`));
    grown.push(...(await measureEngine('Postgres', bases, fill, options)));
  } finally {
    await postgres.stop();
  }
  return { grown, missing };
}

async function newDatabase(url: string, name: string): Promise<Kysely<Database>> {
  const server = openDatabase({ databaseUrl: url, dataDir: '' });
  await sql`create database ${sql.ref(name)}`.execute(server);
  await server.destroy();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return openDatabase({ databaseUrl: own.href, dataDir: '' });
}

async function measureEngine(
  engine: string,
  bases: readonly Kysely<Database>[],
  fill: Fill,
  { sizes, rounds, say }: Options,
): Promise<Grown[]> {
  const lists: Map<string, Asked['ask']>[] = [];
  for (const [index, db] of bases.entries()) {
    const begun = performance.now();
    await migrate(db);
    const asked = await fill(db, sizes[index] ?? 0);
    lists.push(new Map(asked.map(({ name, ask }) => [name, ask])));
    const seconds = rounded((performance.now() - begun) / 1000);
    say(`${engine}: ${(sizes[index] ?? 0).toLocaleString('en')} made in ${seconds} s`);
  }
  const names = [...(lists[1]?.keys() ?? [])].filter((name) => lists[0]?.has(name));
  const grown = names.map((name): Grown => ({ engine, name, few: [], many: [], pages: null }));
  for (let round = -10; round < rounds; round += 1) {
    for (const row of grown) {
      for (const [index, db] of bases.entries()) {
        const before = performance.now();
        await lists[index]?.get(row.name)?.(db);
        if (round >= 0) (index === 0 ? row.few : row.many).push(performance.now() - before);
      }
    }
  }
  if (engine === 'Postgres') {
    for (const row of grown) {
      const [few = 0, many = 0] = await Promise.all(
        bases.map((db, index) => pagesOf(db, lists[index]?.get(row.name))),
      );
      row.pages = [few, many];
    }
  }
  for (const db of bases) await db.destroy();
  return grown;
}

/** How many pages the statements of a request touch, by the database's own account. */
async function pagesOf(db: Kysely<Database>, ask: Asked['ask'] | undefined): Promise<number> {
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

/** One goal for each database: the request that grew most. */
export function growthGoals(grown: readonly Grown[]): Goal[] {
  return [...new Set(grown.map(({ engine }) => engine))].map((engine) => {
    const rows = grown.filter((row) => row.engine === engine);
    const worst = rows.toSorted((one, other) => ratioOf(other, 0.95) - ratioOf(one, 0.95))[0];
    const ratio = worst ? ratioOf(worst, 0.95) : Number.NaN;
    const within = rows.filter((row) => ratioOf(row, 0.95) <= LIMIT).length;
    return {
      figure: `${engine}: p95 of the request that grew most`,
      value: `${ratio.toFixed(2)}× (${worst?.name ?? ''}); ${within} of ${rows.length} within`,
      goal: `≤ ${LIMIT}×`,
      holds: ratio <= LIMIT,
      why: worst ? whyOf(worst) : undefined,
    };
  });
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
