import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from '../../../test/postgres/find-postgres.ts';
import { freePort } from '../../../test/free-port.ts';

/** A throw-away Postgres that may be killed: one folder, one port, as long as it is not removed. */
export type OwnPostgres = {
  url: string;
  /** Asks as nobody of the site. */
  query: (statement: string) => Promise<Record<string, unknown>[]>;
  /** Process ids of the sessions that the site has open. */
  backends: () => Promise<number[]>;
  /** Ends one session. SIGKILL makes Postgres end all and recover: returns when it has noticed. */
  killBackend: (pid: number, signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** SIGKILL for the postmaster; returns when its last session is gone. */
  kill: () => Promise<void>;
  /** Starts it again on the same folder and port. */
  start: () => Promise<void>;
  remove: () => Promise<void>;
};

/** Starts one with Postgres's own settings: what is committed is on the disk. Throws one sentence where there is none. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const binaries = findPostgres();
  const owner = ownerOf();
  const folder = mkdtempSync('/tmp/broetry-prove-postgres-');
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (owner) for (const path of [folder, data]) chownSync(path, owner.uid, owner.gid);
  const { PATH, LD_LIBRARY_PATH } = process.env;
  const env = { PATH, LD_LIBRARY_PATH, HOME: folder, LC_ALL: 'C', TZ: 'UTC' };
  const options = { cwd: folder, env, ...owner };
  const common = ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--no-sync'];
  const made = spawnSync(join(binaries, 'initdb'), [...common, '--locale=C'], options);
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr.toString().trim()}`);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const flags = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
  let server: ChildProcess | undefined;
  process.once('exit', () => server?.kill('SIGKILL'));
  const start = async () => {
    const args = ['-D', data, ...flags.flatMap((flag) => ['-c', flag])];
    server = spawn(join(binaries, 'postgres'), args, { ...options, stdio: 'ignore' });
    await answers(url);
  };
  await start();
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    if (!server?.pid || server.exitCode !== null || server.signalCode !== null) return;
    const children = childrenOf(server.pid);
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
    while (children.some(isAlive)) await rest(10);
  };
  const query = (statement: string) => ask(url, statement);
  return {
    url,
    query,
    backends: () => backendsOf(url),
    killBackend: (pid, signal) => killBackend(url, pid, signal),
    kill: () => kill(),
    start,
    async remove() {
      await kill('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function backendsOf(url: string): Promise<number[]> {
  const named = `select pid from pg_stat_activity where application_name = 'broetry' order by pid`;
  return (await ask(url, named)).map(({ pid }) => Number(pid));
}

async function killBackend(url: string, pid: number, signal: NodeJS.Signals): Promise<void> {
  if (signal !== 'SIGKILL') return void process.kill(pid, signal);
  // Its own session goes with the others, a moment after the kill: until then Postgres answers as if nothing were.
  const witness = await connect(url);
  const gone = new Promise<void>((done) => witness.once('end', done));
  process.kill(pid, signal);
  await gone;
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = await connect(url);
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    try {
      await ask(url, 'select 1');
      return;
    } catch {
      await rest(10);
    }
  }
  throw new Error('Postgres did not start.');
}

function ownerOf(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      spawnSync('id', [flag, name]).stdout.toString().trim(),
    );
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('Postgres refuses to run as root, and there is no user postgres or nobody.');
}

// Linux says who the children of a process are.
function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function rest(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time));
}
