import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { MIGRATIONS, migrate } from '../../app/db/migrate.server.ts';
import { type DatabasePlace, openDatabase } from '../../app/db/open-database.server.ts';
import type { Figure, Proof, ProofRun } from './proof.ts';
import { type Env, startBuilt } from './rig/built-server.ts';
import { type Chance, chance } from './rig/chance.ts';
import { checkPages, checkRules } from './rig/check-writes.ts';
import { inFolder } from './rig/folders.ts';
import { migrateAndKill, migrateWhole } from './rig/kill-migration.ts';
import {
  countRows,
  describeSchema,
  fillOld,
  migrateTo,
  readRows,
  type Rows,
} from './rig/old-schema.ts';
import { type OwnPostgres, ownPostgres } from './rig/own-postgres.ts';
import { settlePeople } from './rig/people.ts';
import { startLoad } from './rig/write-load.ts';
import type { World } from './rig/writes.ts';

const STEPS = Object.keys(MIGRATIONS).length;
/** Kills from each schema. Copying a Postgres takes its time. */
const KILLS = { long: { sqlite: 100, postgres: 25 }, quick: { sqlite: 1, postgres: 0 } };
/** Which schemas the short form begins from: a page of migrations is behind each. */
const QUICK_STEPS = [1, 8, STEPS - 1];
const LARGE = 1_000_000;
const LOCK_GOAL = 2000;

type Tally = {
  schemas: number;
  kills: number;
  between: number;
  rows: number;
  backups: number;
  faults: string[];
};

export const proof: Proof = {
  name: 'migrations',
  title: 'Upgrades from every schema there was, killed half way',
  proves: ['F22', 'G24'],
  async run(run) {
    const kills = KILLS[run.quick ? 'quick' : 'long'];
    const tally: Tally = { schemas: 0, kills: 0, between: 0, rows: 0, backups: 0, faults: [] };
    let notRun: string | undefined;
    let lock: number | null = null;
    const goal = (run.quick ? QUICK_STEPS.length : STEPS - 1) * (kills.postgres > 0 ? 2 : 1);
    await inFolder(async (folder) => {
      const rows = await rowsOfToday(join(folder, 'today'), run);
      const parts = { run, tally, rows, draw: chance(run.seed), folder, goal };
      await upgradeFromAll({ ...parts, kills: kills.sqlite });
      if (kills.postgres > 0 && !run.signal.aborted) {
        const postgres = await ownPostgres().catch((error: unknown) => String(error));
        if (typeof postgres === 'string') notRun = `On Postgres: ${postgres}`;
        else {
          try {
            await upgradeFromAll({ ...parts, kills: kills.postgres, postgres });
          } finally {
            await postgres.remove();
          }
        }
      }
      if (!run.quick && !run.signal.aborted) lock = await lockTime(join(folder, 'large'));
    });
    return { figures: figuresOf(tally, goal, lock), notRun };
  },
};

/** Rows that people have written into today's schema. */
async function rowsOfToday(dataDir: string, run: ProofRun): Promise<Rows> {
  const env = { DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', DEMO_SIGN_IN: 'on' };
  await (await startBuilt(env)).stop();
  const people = await settlePeople({ databaseUrl: undefined, dataDir }, 12);
  const world: World = { people, posts: [], shared: [], requests: [] };
  const server = await startBuilt(env);
  const load = startLoad(server, { world, chance: chance(run.seed) });
  await new Promise((done) => setTimeout(done, run.quick ? 1500 : 4000));
  await load.stop();
  await server.stop();
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  const rows = await readRows(db);
  await db.destroy();
  return rows;
}

type Parts = {
  run: ProofRun;
  tally: Tally;
  rows: Rows;
  draw: Chance;
  folder: string;
  goal: number;
  kills: number;
  postgres?: OwnPostgres;
};

async function upgradeFromAll(parts: Parts): Promise<void> {
  const { run, tally, folder, postgres, goal } = parts;
  const fresh = await placeOf(parts, 'fresh');
  const latest = await inDatabase(fresh, async (db) => {
    await migrate(db);
    return describeSchema(db);
  });
  const steps = Array.from({ length: STEPS - 1 }, (_, index) => index + 1);
  for (const step of run.quick ? QUICK_STEPS : steps) {
    if (run.signal.aborted) return;
    await upgradeFrom(step, latest, parts);
    tally.schemas += 1;
    run.progress(tally.schemas, goal, postgres ? 'Postgres' : 'SQLite');
  }
  rmSync(join(folder, 'fresh'), { recursive: true, force: true });
}

async function upgradeFrom(step: number, latest: string, parts: Parts): Promise<void> {
  const { tally, rows, draw, kills, run, postgres } = parts;
  const old = await placeOf(parts, 'old');
  const [before, counts] = await inDatabase(old, async (db) => {
    await migrateTo(db, step);
    const counted = await fillOld(db, rows);
    return [await describeSchema(db), counted] as const;
  });
  tally.rows += Object.values(counts).reduce((sum, count) => sum + count, 0);
  const whole = await copyOf(parts, 'copy');
  const time = await migrateWhole(whole);
  tally.faults.push(...(await looksUpgraded(whole, latest, counts, step)));
  for (let kill = 0; kill < kills && !run.signal.aborted; kill += 1) {
    const place = await copyOf(parts, 'copy');
    const wasCut = await migrateAndKill(place, draw.next() * time * 1.1);
    tally.kills += 1;
    if (wasCut) tally.between += 1;
    if (postgres) await whenLeft(postgres, 'copy_db');
    const now = await inDatabase(place, describeSchema);
    if (now !== before && now !== latest)
      tally.faults.push(`half a schema after ${step}: ${differences(now, before, latest)}`);
    await inDatabase(place, migrate);
    tally.faults.push(...(await looksUpgraded(place, latest, counts, step)));
  }
  await upgradeByStart(parts, step);
}

/**
 * When nobody is in that database any more. What a killed process has sent is carried out by its backend to the end, and who
 * describes a catalog beside a commit sees some of it before and some after.
 */
async function whenLeft(postgres: OwnPostgres, name: string): Promise<void> {
  const end = performance.now() + 10_000;
  while (performance.now() < end) {
    const rows = await postgres.query(
      `select pid from pg_stat_activity where datname = '${name}' limit 1`,
    );
    if (rows.length === 0) return;
    await new Promise((done) => setTimeout(done, 5));
  }
}

/** The first lines that are in one of them alone. */
function differences(now: string, ...others: string[]): string {
  const lines = new Set(now.split('\n'));
  const found = others.map((other) => {
    const known = new Set(other.split('\n'));
    const more = [...lines].filter((line) => !known.has(line));
    const less = [...known].filter((line) => !lines.has(line));
    return `${more.length} more (${more[0]?.slice(0, 80) ?? ''}), ${less.length} less (${less[0]?.slice(0, 80) ?? ''})`;
  });
  return found.join(' than before; ');
}

/** The site itself upgrades too, and backs up before. */
async function upgradeByStart(parts: Parts, step: number): Promise<void> {
  const { tally, folder } = parts;
  const { databaseUrl, dataDir } = await copyOf(parts, 'copy');
  const backups = join(folder, 'backups');
  rmSync(backups, { recursive: true, force: true });
  const url: Env = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const server = await startBuilt({ DATA_DIR: dataDir, BACKUP_DIR: backups, ...url });
  await server.stop();
  if (readdirSync(backups).some((name) => name.endsWith('-before-upgrade'))) tally.backups += 1;
  else tally.faults.push(`no backup before the upgrade from ${step}`);
}

async function looksUpgraded(
  place: DatabasePlace,
  latest: string,
  counts: Record<string, number>,
  step: number,
): Promise<string[]> {
  return inDatabase(place, async (db) => {
    const faults = [...(await checkPages(db))];
    if ((await describeSchema(db)) !== latest)
      faults.push('another schema than a new database has');
    const now = await countRows(db);
    for (const [table, count] of Object.entries(counts)) {
      // These are counted anew by a migration.
      if (/^(rollups|guest_sessions)$/.test(table)) continue;
      if (now[table] !== count) faults.push(`${table} had ${count} rows and has ${now[table]}`);
    }
    // Old schemas have no numbers to keep: what they could not take in is at odds with what they could.
    if (step === STEPS - 1) faults.push(...(await checkRules(db, true)));
    return faults.map((fault) => `from ${step}: ${fault}`);
  });
}

async function placeOf({ folder, postgres }: Parts, name: string): Promise<DatabasePlace> {
  const dataDir = join(folder, name);
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir);
  if (!postgres) return { databaseUrl: undefined, dataDir };
  await postgres.query(`drop database if exists ${name}_db with (force)`);
  await postgres.query(`create database ${name}_db template template0`);
  return { databaseUrl: urlOf(postgres, name), dataDir };
}

/** The old database once more. */
async function copyOf({ folder, postgres }: Parts, name: string): Promise<DatabasePlace> {
  const dataDir = join(folder, name);
  rmSync(dataDir, { recursive: true, force: true });
  if (!postgres) {
    cpSync(join(folder, 'old'), dataDir, { recursive: true });
    return { databaseUrl: undefined, dataDir };
  }
  mkdirSync(dataDir);
  await postgres.query(`drop database if exists ${name}_db with (force)`);
  await postgres.query(`create database ${name}_db template old_db`);
  return { databaseUrl: urlOf(postgres, name), dataDir };
}

function urlOf(postgres: OwnPostgres, name: string): string {
  const url = new URL(postgres.url);
  url.pathname = `/${name}_db`;
  return url.href;
}

type Work<T> = (db: ReturnType<typeof openDatabase>) => Promise<T>;

async function inDatabase<T>(place: DatabasePlace, work: Work<T>): Promise<T> {
  const db = openDatabase(place);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** How long writers would wait while a million events are counted for the first time, in milliseconds. */
async function lockTime(dataDir: string): Promise<number> {
  mkdirSync(dataDir);
  return inDatabase({ databaseUrl: undefined, dataDir }, async (db) => {
    await migrateTo(db, Object.keys(MIGRATIONS).indexOf('0011-funnel'));
    await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(LARGE)})
      insert into guest_events (id, session_id, event, timestamp)
      select 'event-' || i, 'guest-' || (i / 5), 'generator_visit', 1700000000000 + i * 1000 from n`.execute(
      db,
    );
    const start = performance.now();
    await migrate(db);
    return performance.now() - start;
  });
}

function figuresOf(tally: Tally, goal: number, lock: number | null): Figure[] {
  const { schemas, kills, between, rows, backups, faults } = tally;
  const large: Figure[] =
    lock === null
      ? []
      : [
          {
            name: 'time in which nobody can write while a million events are upgraded (SQLite)',
            value: `${Math.round(lock)} ms`,
            goal: `${LOCK_GOAL} ms`,
            holds: lock <= LOCK_GOAL,
          },
        ];
  return [
    {
      name: 'schemas upgraded with rows in them',
      value: `${schemas} (${rows} rows)`,
      goal: String(goal),
      holds: schemas === goal,
    },
    {
      name: 'kills, and those before the end of the migration',
      value: `${kills}, ${between}`,
      holds: kills > 0,
    },
    {
      name: 'half schemas, lost rows, numbers at odds',
      value: faults.length === 0 ? '0' : `${faults.length}: ${faults.slice(0, 4).join(' | ')}`,
      goal: '0',
      holds: faults.length === 0,
    },
    {
      name: 'backups made before an upgrade by a start',
      value: String(backups),
      goal: String(goal),
      holds: backups === goal,
    },
    ...large,
  ];
}
