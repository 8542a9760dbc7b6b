import { execFile } from 'node:child_process';
import { devNull } from 'node:os';
import { promisify } from 'node:util';
import pg from 'pg';
import { DatabaseError } from './database.server.ts';

const MISSING = 'install the Postgres client programs (Debian: apt-get install postgresql-client)';
const SSL_VARIABLES = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
};

/** Dumps a snapshot of the database to the new file `to`. Throws DatabaseError. */
export async function dumpPostgres(url: string, to: string): Promise<void> {
  const plain = ['--format=custom', '--no-owner', '--no-privileges', '--no-password'];
  await runTool('pg_dump', [...plain, `--file=${to}`], url);
}

/** Checks that pg_restore can read a dump. Needs no server. Throws DatabaseError. */
export function checkDump(file: string): Promise<void> {
  return runTool('pg_restore', [`--file=${devNull}`, file]);
}

/** Whether pg_dump and pg_restore are installed. */
export async function hasClientPrograms(): Promise<boolean> {
  const found = ['pg_dump', 'pg_restore'].map((name) => runTool(name, ['--version']));
  return (await Promise.allSettled(found)).every(({ status }) => status === 'fulfilled');
}

/**
 * Runs a client program of Postgres. Passes the connection by environment variables: other users can read a command line.
 * Passes no other secrets of this process.
 */
async function runTool(name: string, args: string[], url?: string): Promise<void> {
  const allowed = /^(PATH|HOME|LD_LIBRARY_PATH|TMPDIR|SystemRoot|PG[A-Z]+)$/i;
  const own = Object.entries(process.env).filter(([variable]) => allowed.test(variable));
  const env = { ...Object.fromEntries(own), LC_ALL: 'C', ...(url ? connection(url) : {}) };
  try {
    await promisify(execFile)(name, args, { env });
  } catch (error) {
    const { code, stderr = '', message } = error as NodeJS.ErrnoException & { stderr?: string };
    const [first = message] = stderr.trim().split('\n').filter(Boolean);
    throw new DatabaseError(
      code === 'ENOENT'
        ? `${name} is missing: ${MISSING}.`
        : `${name} failed: ${first.replace(/\.$/, '')}.`,
      { cause: error },
    );
  }
}

/** The environment variables of libpq for a URL. */
export function connection(url: string): NodeJS.ProcessEnv {
  const { host, port, user, database, password } = new pg.Client({ connectionString: url });
  const env: NodeJS.ProcessEnv = { PGHOST: host, PGPORT: String(port), PGUSER: user };
  env['PGDATABASE'] = database;
  if (password) env['PGPASSWORD'] = password;
  const parameters = URL.canParse(url) ? new URL(url).searchParams : new URLSearchParams();
  for (const [parameter, variable] of Object.entries(SSL_VARIABLES)) {
    const value = parameters.get(parameter);
    // `no-verify` is a value of the pg package.
    if (value) env[variable] = value === 'no-verify' ? 'require' : value;
  }
  return env;
}
