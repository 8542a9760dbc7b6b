import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MIGRATIONS } from '../../app/platform/db/migrate.server.ts';
import { inspectSqlite } from '../../app/platform/db/sqlite-copy.server.ts';
import { chance } from '../../test/chance.ts';
import { migrateTo } from '../../test/migrate-to.ts';
import { type Env, MAIN, runServer } from '../../test/run-server.ts';
import { type Drill, inDatabase, inFolder, trialsOf } from './drill.ts';
import { describeSchema, fillOld } from './old-schema.ts';

const STEPS = Object.keys(MIGRATIONS).length;
/** Tables of the migrations, and tables that triggers or migrations fill. */
const NOT_COUNTED = /^kysely_|^(rollups|guest_sessions|picture_bytes)/;

/** Starts the server on older schemas with rows, kills it during the migration and starts it again. */
export const migrations: Drill = {
  name: 'migrations',
  title: 'an upgrade killed half way and started again, SQLite',
  trials: 20,
  run: (run) =>
    inFolder(async (folder) => {
      const dataDir = join(folder, 'old');
      const backupDir = join(folder, 'backups');
      const wholeDir = join(folder, 'uninterrupted');
      const latest = await inDatabase({ dataDir: join(folder, 'fresh') }, async (db) => {
        await migrateTo(db);
        return describeSchema(db);
      });
      const draw = chance(run.seed);
      const faults: string[] = [];
      let [kills, kept, rows] = [0, 0, 0];
      for (const _ of trialsOf(run)) {
        kills += 1;
        const step = draw.between(1, STEPS - 1);
        for (const path of [dataDir, backupDir, wholeDir])
          rmSync(path, { recursive: true, force: true });
        const before = await inDatabase({ dataDir }, async (db) => {
          await migrateTo(db, step);
          await fillOld(db);
          return describeSchema(db);
        });
        cpSync(dataDir, wholeDir, { recursive: true });
        await inDatabase({ dataDir: wholeDir }, (db) => migrateTo(db));
        const counts = countRows(wholeDir);
        rows = Math.max(
          rows,
          Object.values(counts).reduce((sum, count) => sum + count, 0),
        );
        const env = { DATA_DIR: dataDir, BACKUP_DIR: backupDir };
        const isBackedUp = await killUpgrade(env, draw.between(0, 300));
        const found = isBackedUp ? [] : ['no backup before the upgrade'];
        const now = await inDatabase({ dataDir }, describeSchema);
        if (now === before) kept += 1;
        else if (now !== latest) found.push('half a schema');
        await (await runServer(env)).stop();
        found.push(...differences(counts, countRows(dataDir)));
        if ((await inDatabase({ dataDir }, describeSchema)) !== latest)
          found.push('not the schema of a new database');
        faults.push(...found.map((fault) => `from step ${step}: ${fault}`));
      }
      const outcome = `${kept} left the old schema, ${kills - kept} the new one`;
      return { done: `${kills} kills: ${outcome}; up to ${rows} rows`, faults };
    }),
};

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

/** The number of rows by table. Throws when the database is damaged. */
function countRows(dataDir: string): Record<string, number> {
  const { counts } = inspectSqlite(join(dataDir, 'broetry.sqlite'), 'integrity_check');
  return Object.fromEntries(Object.entries(counts).filter(([name]) => !NOT_COUNTED.test(name)));
}

function differences(whole: Record<string, number>, now: Record<string, number>): string[] {
  return Object.entries(whole)
    .filter(([table, count]) => now[table] !== count)
    .map(
      ([table, count]) =>
        `${table} has ${now[table]} rows, after an uninterrupted upgrade ${count}`,
    );
}
