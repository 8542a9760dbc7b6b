import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

type Created = { url: string; drop: () => Promise<void> };

/**
 * A new, empty database on the run's Postgres: its address, and `drop()` to remove it, open
 * connections or not. One for each test file keeps the files apart.
 */
export function createDatabase(): Promise<Created> {
  return createDatabaseOn(inject('postgresUrl'));
}

/** The same with the schema of this version in it, as its migrations have made it once for the run. */
export function createMigratedDatabase(): Promise<Created> {
  return createDatabaseOn(inject('postgresUrl'), inject('migratedDatabase'));
}

/** A new database on any Postgres, like `template`. */
export async function createDatabaseOn(server: string, template = 'template0'): Promise<Created> {
  const name = `broetry_test_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server, `drop database ${name} with (force)`) };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
