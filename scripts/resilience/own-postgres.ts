import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../test/free-port.ts';
import { findPostgres, postgresOwner } from '../../test/postgres/find-postgres.ts';

type Row = Record<string, unknown>;

/** A temporary Postgres server with one folder and one port. It may be killed and started again. */
export type OwnPostgres = {
  url: string;
  query: (statement: string) => Promise<Row[]>;
  /** Ends one session of the server under test; after SIGKILL it returns when all sessions have ended. */
  killSession: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Sends SIGKILL to the postmaster and starts it again on the same folder. */
  killAndStart: () => Promise<void>;
  remove: () => Promise<void>;
};

/** Starts Postgres with its default settings, so what is committed is on the disk. */
export async function ownPostgres(): Promise<OwnPostgres> {
  if (process.platform !== 'linux') throw new Error('it reads /proc, which only Linux has');
  const binaries = findPostgres();
  const owner = postgresOwner();
  const folder = mkdtempSync('/tmp/broetry-resilience-postgres-');
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (owner) for (const path of [folder, data]) chownSync(path, owner.uid, owner.gid);
  const { PATH, LD_LIBRARY_PATH } = process.env;
  const env = { PATH, LD_LIBRARY_PATH, HOME: folder, LC_ALL: 'C', TZ: 'UTC' };
  const options = { cwd: folder, env, ...owner };
  const words = '-U postgres -A trust --encoding=UTF8 --locale=C --no-sync'.split(' ');
  const made = spawnSync(join(binaries, 'initdb'), ['-D', data, ...words], options);
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr.toString().trim()}`);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
  const flags = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  let server: ChildProcess | undefined;
  process.once('exit', () => server?.kill('SIGKILL'));
  const start = async () => {
    server = spawn(join(binaries, 'postgres'), flags, { ...options, stdio: 'ignore' });
    for (const until = Date.now() + 30_000; Date.now() < until; await pause(10))
      if (await ask(url, 'select 1').catch(() => null)) return;
    throw new Error('Postgres did not start.');
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!server?.pid || server.exitCode !== null || server.signalCode !== null) return;
    const sessions = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
    const isAlive = (pid: string) => pid !== '' && existsSync(`/proc/${pid}`);
    while (sessions.split(' ').some(isAlive)) await pause(10);
  };
  await start();
  return {
    url,
    query: (statement) => ask(url, statement),
    killSession: (signal) => killSession(url, signal),
    async killAndStart() {
      await end('SIGKILL');
      await start();
    },
    async remove() {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function killSession(url: string, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const sessions = await ask(
    url,
    `select pid from pg_stat_activity where application_name = 'broetry' order by random() limit 1`,
  );
  const pid = Number(sessions[0]?.['pid']);
  if (!pid) return;
  if (signal === 'SIGTERM') return void process.kill(pid, signal);
  // Postgres ends all sessions after a kill; waits for one of them to end.
  const witness = await connect(url);
  const gone = new Promise<void>((done) => witness.once('end', done));
  process.kill(pid, signal);
  await gone;
}

async function ask(url: string, statement: string): Promise<Row[]> {
  const client = await connect(url);
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
