import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../app/db/migrate.server.ts';
import { openDatabase } from '../app/db/open-database.server.ts';
import { fillWorld } from '../scripts/seed-world.ts';

const MAIN = join(import.meta.dirname, '../build/server/main.js');
const DAYS = 30;

/** The built server as a process of its own, with a community of thirty days. */
export async function startPublicSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-bench-'));
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(db);
  await fillWorld(db, { days: DAYS, now: Date.now() });
  const { id } = await db
    .selectFrom('posts')
    .select('id')
    .where('type', '=', 'community')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await db.destroy();
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = (await said(child, /ready at (http:\S+)/)).replace('localhost', '127.0.0.1');
  return {
    origin,
    pid: child.pid ?? 0,
    post: `/post/${id}`,
    async stop(): Promise<void> {
      await end(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a process says on its standard output, once it says it. The rest is thrown away. */
export function said(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((done, fail) => {
    let output = '';
    child.once('exit', () => fail(new Error(`The server ended: ${output}`)));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-5000);
      const found = pattern.exec(output)?.[1];
      if (found !== undefined) done(found);
    });
  });
}

/** Ends a process in the friendly way. */
export async function end(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

/** How long a process has had the processor, in milliseconds. Linux only. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
