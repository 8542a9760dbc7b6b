import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { DatabaseError } from './open-database.server.ts';

/** One of Postgres's own programs while it runs. */
export type Tool = {
  child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** Resolves at a good end. Rejects with DatabaseError: the program is missing, or its last words. */
  ended: Promise<void>;
};

const SSL_VARIABLES = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
};

/**
 * Starts pg_dump, pg_restore or psql. The connection of `url` goes by the environment: a command line can
 * be read by everybody on the machine. Nothing else of this process's secrets goes with it.
 */
export function startTool(name: string, args: string[], url?: string): Tool {
  const env = { ...surroundings(), ...(url ? connection(url) : {}) };
  const child = spawn(name, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  // A program that ended early closes its input; its exit code says why.
  child.stdin.on('error', () => undefined);
  const ended = endOf(name, child);
  // Whoever started it looks at this after the output, which may be later than the end.
  ended.catch(() => undefined);
  return { child, ended };
}

/** Runs a program to its end without looking at its output. Rejects as `startTool` does. */
export async function runTool(name: string, args: string[], url?: string): Promise<void> {
  const { child, ended } = startTool(name, args, url);
  child.stdin.end();
  child.stdout.resume();
  await ended;
}

/** Whether one of Postgres's own programs is at hand. */
export function hasTool(name: string): Promise<boolean> {
  return runTool(name, ['--version']).then(
    () => true,
    () => false,
  );
}

function endOf(name: string, child: ChildProcess): Promise<void> {
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-4000);
  });
  return new Promise((done, fail) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const missing = `${name} is missing: install the Postgres client programs (Debian: apt-get install postgresql-client).`;
      fail(new DatabaseError(error.code === 'ENOENT' ? missing : `${name}: ${error.message}.`));
    });
    child.once('close', (code, signal) => {
      if (code === 0) return done();
      const [first = `it ended with ${signal ?? code}`] = words.trim().split('\n').filter(Boolean);
      fail(new DatabaseError(`${name} failed: ${first.replace(/\.$/, '')}.`));
    });
  });
}

function surroundings(): NodeJS.ProcessEnv {
  const kept = /^(PATH|HOME|LD_LIBRARY_PATH|TMPDIR|SystemRoot|PG[A-Z]+)$/i;
  const entries = Object.entries(process.env).filter(([variable]) => kept.test(variable));
  return { ...Object.fromEntries(entries), LC_ALL: 'C' };
}

/** What the address in `url` means, as the variables that Postgres's programs read. */
export function connection(url: string): NodeJS.ProcessEnv {
  const { host, port, user, database, password } = new pg.Client({ connectionString: url });
  const env: NodeJS.ProcessEnv = { PGHOST: host, PGPORT: String(port), PGUSER: user };
  env['PGDATABASE'] = database;
  if (password) env['PGPASSWORD'] = password;
  const parameters = URL.canParse(url) ? new URL(url).searchParams : new URLSearchParams();
  for (const [parameter, variable] of Object.entries(SSL_VARIABLES)) {
    const value = parameters.get(parameter);
    // The driver's own word for what Postgres calls require.
    if (value) env[variable] = value === 'no-verify' ? 'require' : value;
  }
  return env;
}
