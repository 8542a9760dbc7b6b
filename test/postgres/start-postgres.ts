import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { findPostgres } from './find-postgres.ts';

/** A running Postgres: an address whose user may create databases, and how to let go of it. */
export type Postgres = { url: string; stop: () => Promise<void> };

/**
 * The server of TEST_DATABASE_URL when that is set, else a throw-away one on a free loopback port,
 * which is gone with its data after `stop()` or when this process ends in whatever way.
 * Throws one sentence when there is no Postgres to be had.
 */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? { url: given, stop: async () => {} } : await startOwn(findPostgres());
  await expectPostgres(postgres.url, given ? 'TEST_DATABASE_URL' : 'The Postgres just started');
  return postgres;
}

async function startOwn(binaries: string): Promise<Postgres> {
  const keeper = spawn(
    process.execPath,
    [join(import.meta.dirname, 'keep-postgres.ts'), binaries],
    {
      stdio: 'pipe',
      // Out of the reach of a Ctrl-C that is meant for the tests: it ends with its standard input.
      detached: process.platform !== 'win32',
    },
  );
  const ended = once(keeper, 'close');
  let problem = '';
  keeper.stderr.setEncoding('utf8').on('data', (text: string) => (problem += text));
  const { value: url } = await createInterface(keeper.stdout)[Symbol.asyncIterator]().next();
  const stop = async () => {
    keeper.stdin.end();
    await ended;
  };
  if (url !== undefined) return { url, stop };
  await ended;
  throw new Error(`Postgres in ${binaries} cannot be used: ${problem.trim()}`);
}

async function expectPostgres(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${name} does not answer: ${reason}`, { cause: error });
  } finally {
    await client.end();
  }
}
