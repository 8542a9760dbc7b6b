import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../app/db/open-database.server.ts';
import type { Figure, Proof, ProofRun } from './proof.ts';
import { type Env, runBuilt, startBuilt } from './rig/built-server.ts';
import { chance } from './rig/chance.ts';
import { missingFiles } from './rig/check-files.ts';
import { checkFacts, checkPages, checkRules } from './rig/check-writes.ts';
import { inFolder } from './rig/folders.ts';
import { type OwnPostgres, ownPostgres } from './rig/own-postgres.ts';
import { settlePeople } from './rig/people.ts';
import { startLoad } from './rig/write-load.ts';
import type { Fact, World } from './rig/writes.ts';

const DRILLS = { long: { sqlite: 90, postgres: 10 }, quick: { sqlite: 2, postgres: 0 } };
const PEOPLE = 60;

type Tally = {
  drills: number;
  rows: number;
  times: number[];
  restores: number[];
  faults: string[];
};

export const proof: Proof = {
  name: 'backups',
  title: 'Backups made and restored while people write',
  proves: ['G23'],
  async run(run) {
    const goal = DRILLS[run.quick ? 'quick' : 'long'];
    const tally: Tally = { drills: 0, rows: 0, times: [], restores: [], faults: [] };
    const total = goal.sqlite + goal.postgres;
    await inFolder((folder) => drill(folder, { run, tally, count: goal.sqlite, total }));
    let notRun: string | undefined;
    if (goal.postgres > 0 && !run.signal.aborted) {
      const postgres = await ownPostgres().catch((error: unknown) => String(error));
      if (typeof postgres === 'string') notRun = `On Postgres: ${postgres}`;
      else {
        try {
          const parts = { run, tally, count: goal.postgres, total, postgres };
          await inFolder((folder) => drill(folder, parts));
        } finally {
          await postgres.remove();
        }
      }
    }
    return { figures: figuresOf(tally, total), notRun };
  },
};

type Parts = { run: ProofRun; tally: Tally; count: number; total: number; postgres?: OwnPostgres };

async function drill(folder: string, { run, tally, count, total, postgres }: Parts): Promise<void> {
  const dataDir = join(folder, 'data');
  const env: Env = {
    DATA_DIR: dataDir,
    BACKUP_DIR: join(folder, 'backups'),
    TRUST_PROXY: '127.0.0.1',
    DEMO_SIGN_IN: 'on',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  };
  await (await startBuilt(env)).stop();
  const people = await settlePeople({ databaseUrl: env['DATABASE_URL'], dataDir }, PEOPLE);
  const world: World = { people, posts: [], shared: [], requests: [] };
  const known: Fact[] = [];
  const draw = chance(run.seed);
  const server = await startBuilt(env);
  const onAcknowledged = (facts: Fact[]) => known.push(...facts);
  const load = startLoad(server, { world, chance: draw, onAcknowledged });
  try {
    for (let done = 0; done < count && !run.signal.aborted; done += 1) {
      await new Promise((next) => setTimeout(next, draw.between(0, 300)));
      await once({ env, folder, known: [...known], tally, postgres });
      tally.drills += 1;
      run.progress(tally.drills, total);
    }
  } finally {
    const { surprises } = await load.stop();
    tally.faults.push(...surprises);
    await server.stop();
  }
}

type One = { env: Env; folder: string; known: Fact[]; tally: Tally; postgres?: OwnPostgres };

/** One backup, its check, and a restore elsewhere, where everything known before the backup has to be. */
async function once({ env, folder, known, tally, postgres }: One): Promise<void> {
  const start = performance.now();
  const made = await runBuilt('backup.js', ['backup'], env);
  tally.times.push(performance.now() - start);
  const backup = /verified: (.*)\n/.exec(made.output)?.[1];
  if (made.code !== 0 || backup === undefined) {
    tally.faults.push(`no backup: ${made.output.slice(0, 200)}`);
    return;
  }
  const verified = await runBuilt('backup.js', ['verify', backup], env);
  if (verified.code !== 0) tally.faults.push(`not sound: ${verified.output.slice(0, 200)}`);
  const dataDir = join(folder, 'restored');
  const other = postgres ? await emptyDatabase(postgres) : undefined;
  const place: Env = { DATA_DIR: dataDir, ...(other ? { DATABASE_URL: other } : {}) };
  const again = performance.now();
  const restored = await runBuilt('backup.js', ['restore', backup], place);
  tally.restores.push(performance.now() - again);
  if (restored.code !== 0) tally.faults.push(`not restored: ${restored.output.slice(0, 200)}`);
  else await look(place, known, tally);
  for (const path of [dataDir, backup]) rmSync(path, { recursive: true, force: true });
}

async function look(place: Env, known: readonly Fact[], tally: Tally): Promise<void> {
  const dataDir = place['DATA_DIR'] ?? '';
  const db = openDatabase({ databaseUrl: place['DATABASE_URL'], dataDir });
  try {
    tally.rows += known.length;
    // Numbers that agree with what they count: a copy of two moments would not have them.
    const faults = [await checkRules(db, true), await checkFacts(db, known), await checkPages(db)];
    tally.faults.push(...faults.flat(), ...(await missingFiles(db, dataDir)));
  } finally {
    await db.destroy();
  }
}

async function emptyDatabase(postgres: OwnPostgres): Promise<string> {
  await postgres.query('drop database if exists restored with (force)');
  await postgres.query('create database restored template template0');
  const url = new URL(postgres.url);
  url.pathname = '/restored';
  return url.href;
}

function figuresOf({ drills, rows, times, restores, faults }: Tally, goal: number): Figure[] {
  const words = faults.slice(0, 5).join(' | ');
  return [
    {
      name: 'backup, check and restore under writes',
      value: String(drills),
      goal: String(goal),
      holds: drills === goal,
    },
    {
      name: 'rows looked for that were acknowledged before their backup',
      value: String(rows),
      holds: rows > 0,
    },
    {
      name: 'rows or pictures lost, numbers at odds, copies not sound',
      value: faults.length === 0 ? '0' : `${faults.length}: ${words}`,
      goal: '0',
      holds: faults.length === 0,
    },
    {
      name: 'time of a backup with its check, of a restore, medians',
      value: `${median(times)} ms, ${median(restores)} ms`,
      holds: true,
    },
  ];
}

function median(times: number[]): number {
  const sorted = times.sort((one, other) => one - other);
  return Math.round(sorted[sorted.length >> 1] ?? 0);
}
