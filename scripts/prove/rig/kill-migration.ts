import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import type { DatabasePlace } from '../../../app/db/open-database.server.ts';

const SCRIPT = join(import.meta.dirname, 'migrate-once.ts');

/** Migrates in a process of its own, to the end; how long it took, in milliseconds. */
export async function migrateWhole(place: DatabasePlace): Promise<number> {
  const child = start(place);
  const said = listen(child);
  await once(child, 'close');
  const time = /done (\S+)/.exec(said())?.[1];
  if (time === undefined) throw new Error(`The migration did not end: ${said().slice(0, 1000)}`);
  return Number(time);
}

/** Kills the process so many milliseconds after it has begun. True when it had not ended before. */
export async function migrateAndKill(place: DatabasePlace, after: number): Promise<boolean> {
  const child = start(place);
  const said = listen(child);
  const closed = once(child, 'close');
  child.stdout?.once('data', () => setTimeout(() => child.kill('SIGKILL'), after));
  await closed;
  return !said().includes('done');
}

function start({ databaseUrl, dataDir }: DatabasePlace): ChildProcess {
  const { PATH = '' } = process.env;
  const place = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  // Thousands of processes read the same code: what Node has made of it is kept beside the data.
  const NODE_COMPILE_CACHE = join(dirname(dataDir), 'compiled');
  return spawn(process.execPath, [SCRIPT], { env: { PATH, NODE_COMPILE_CACHE, ...place } });
}

function listen(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return () => output;
}
