import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { PASSWORD, secretsDrill } from '../contracts/secrets-drill.ts';
import { createDatabase } from '../postgres/create-database.ts';
import { hasClient, pathWithClient } from '../postgres/path-with-client.ts';

const PATH = pathWithClient();

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database, to be used by somebody whose password is a canary. */
async function databaseWithPassword() {
  const user = `canary_${randomBytes(6).toString('hex')}`;
  const { url, drop } = await createDatabase();
  onTestFinished(async () => {
    await drop();
    await run(inject('postgresUrl'), `drop role ${user}`);
  });
  await run(url, `create role ${user} login password '${PASSWORD}'`);
  await run(url, `grant all on schema public to ${user}`);
  const address = new URL(url);
  address.username = user;
  address.password = encodeURIComponent(PASSWORD);
  return { DATABASE_URL: address.href, PATH };
}

secretsDrill(databaseWithPassword, hasClient(PATH));
