import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { migrate, MIGRATIONS } from '../../app/platform/db/migrate.server.ts';
import { openDatabase } from '../../app/platform/db/database.server.ts';
import type { Database } from '../../app/platform/db/tables.ts';
import { chance } from '../../test/chance.ts';
import { type Env, MAIN, runServer } from '../../test/run-server.ts';
import { checkPages } from './check-writes.ts';
import { type Drill, inScene, type Scene, trialsOf } from './drill.ts';
import { startLoad } from './load.ts';
import {
  countRows,
  describeSchema,
  fillOld,
  migrateTo,
  readRows,
  type Rows,
} from './old-schema.ts';
import { settle } from './writes.ts';

const STEPS = Object.keys(MIGRATIONS).length;
const LOAD_TIME = 3000;

/** Starts the server on older schemas with rows, kills it during the migration and starts it again. */
export const migrations: Drill = {
  name: 'migrations',
  title: 'an upgrade killed half way and started again, SQLite',
  trials: 20,
  run: (run) =>
    inScene('sqlite', async (scene) => {
      const rows = await rowsOfToday(scene, run.seed);
      const folder = (name: string) => join(scene.folder, name);
      const latest = await inDatabase(folder('fresh'), async (db) => {
        await migrate(db);
        return describeSchema(db);
      });
      const draw = chance(run.seed);
      const faults: string[] = [];
      let [kills, kept] = [0, 0];
      for (const _ of trialsOf(run)) {
        kills += 1;
        const step = draw.between(1, STEPS - 1);
        for (const name of ['old', 'backups'])
          rmSync(folder(name), { recursive: true, force: true });
        const old = await inDatabase(folder('old'), async (db) => {
          await migrateTo(db, step);
          await fillOld(db, rows);
          return { schema: await describeSchema(db), counts: await countRows(db) };
        });
        const env = { DATA_DIR: folder('old'), BACKUP_DIR: folder('backups') };
        const isBackedUp = await killUpgrade(env, draw.between(0, 300));
        const found = isBackedUp ? [] : ['no backup before the upgrade'];
        const now = await inDatabase(folder('old'), describeSchema);
        if (now === old.schema) kept += 1;
        else if (now !== latest) found.push('half a schema');
        await (await runServer(env)).stop();
        await inDatabase(folder('old'), async (db) => {
          found.push(...(await checkPages(db)), ...differences(old.counts, await countRows(db)));
          if ((await describeSchema(db)) !== latest) found.push('not the schema of a new database');
        });
        faults.push(...found.map((fault) => `from step ${step}: ${fault}`));
      }
      const all = Object.values(rows).reduce((sum, each) => sum + each.length, 0);
      const outcome = `${kept} left the old schema, ${kills - kept} the new one`;
      return { done: `${kills} kills: ${outcome}; up to ${all} rows in older schemas`, faults };
    }),
};

/** Rows written in the current schema. */
async function rowsOfToday({ place, env }: Scene, seed: number): Promise<Rows> {
  const world = await settle(place, 12, seed);
  const server = await runServer(env);
  const load = startLoad(server, world);
  await pause(LOAD_TIME);
  await load.stop();
  await server.stop();
  return inDatabase(place.dataDir, readRows);
}

/** Starts the server and kills it `after` milliseconds after its backup. Returns whether it made one. */
async function killUpgrade(env: Env & { BACKUP_DIR: string }, after: number): Promise<boolean> {
  const { PATH = '' } = process.env;
  const settings = { PATH, PORT: '0', LOG_LEVEL: 'silent', ...env };
  const child = spawn(process.execPath, [MAIN], { env: settings, stdio: 'ignore' });
  const closed = once(child, 'close');
  const isBackedUp = () =>
    existsSync(env.BACKUP_DIR) &&
    readdirSync(env.BACKUP_DIR).some((name) => name.endsWith('-before-upgrade'));
  const end = performance.now() + 30_000;
  while (!isBackedUp() && child.exitCode === null && performance.now() < end) await pause(1);
  await pause(after);
  child.kill('SIGKILL');
  await closed;
  return isBackedUp();
}

/** Ignores tables that a later migration drops: the schema is compared separately. */
function differences(before: Record<string, number>, now: Record<string, number>): string[] {
  return Object.entries(before)
    .filter(([table, count]) => (now[table] ?? count) !== count)
    .map(([table, count]) => `${table} had ${count} rows and has ${now[table]}`);
}

async function inDatabase<T>(
  dataDir: string,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  mkdirSync(dataDir, { recursive: true });
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
