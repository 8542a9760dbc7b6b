import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '../../app/platform/db/database.server.ts';
import type { Database } from '../../app/platform/db/tables.ts';
import type { Env } from '../../test/run-server.ts';
import { type OwnPostgres, ownPostgres } from './own-postgres.ts';

export type DatabaseName = 'sqlite' | 'postgres';

/** A database: SQLite in `dataDir` without `databaseUrl`. */
export type Place = { databaseUrl?: string; dataDir: string };
const QUERY_TIMEOUT_MS = 120_000;

/** The options of a run. The same seed gives the same trials. */
export type Run = {
  trials: number;
  seed: number;
  signal: AbortSignal;
  progress: (done: number) => void;
};

/** Yields trial numbers until all are done or the run is aborted. */
export function* trialsOf({ trials, signal, progress }: Run): Generator<number> {
  for (let trial = 0; trial < trials && !signal.aborted; trial += 1) {
    yield trial;
    progress(trial + 1);
  }
}

/** The summary of a drill for the table, and its faults. */
export type Result = { done: string; faults: string[] };

export type Drill = {
  name: string;
  title: string;
  /** Default number of trials. */
  trials: number;
  run: (run: Run) => Promise<Result>;
};

/** The machine lacks something that the drill needs; the message names it. */
export class LeftOut extends Error {}

/** A temporary folder and database with the settings of a server for them. */
export type Scene = {
  folder: string;
  env: Env;
  place: Place;
  postgres: OwnPostgres | null;
};

/** Runs `work` in an empty folder, which is deleted afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'broetry-resilience-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs `work` with an open database, which is made where there is none. */
export async function inDatabase<T>(
  { databaseUrl, dataDir }: Place,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  mkdirSync(dataDir, { recursive: true });
  const db = openDatabase({ databaseUrl, dataDir }, { statementTimeout: QUERY_TIMEOUT_MS });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Runs `work` with an empty database; on Postgres, with a server of its own. */
export function inScene<T>(database: DatabaseName, work: (scene: Scene) => Promise<T>): Promise<T> {
  return inFolder(async (folder) => {
    const dataDir = join(folder, 'data with a space');
    const env = { DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' };
    if (database === 'sqlite') return work({ folder, env, place: { dataDir }, postgres: null });
    const postgres = await ownPostgres().catch((error: unknown) => {
      throw new LeftOut(error instanceof Error ? error.message : String(error));
    });
    try {
      const place = { databaseUrl: postgres.url, dataDir };
      return await work({ folder, env: { ...env, DATABASE_URL: postgres.url }, place, postgres });
    } finally {
      await postgres.remove();
    }
  });
}

/** Median and maximum of durations in milliseconds, in words. */
export function timesInWords(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const [median = 0, most = 0] = [sorted[sorted.length >> 1], sorted.at(-1)];
  return `median ${Math.round(median)} ms, at most ${Math.round(most)} ms`;
}
