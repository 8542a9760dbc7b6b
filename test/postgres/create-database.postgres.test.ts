import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createDatabase } from './create-database.ts';

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('the server of these tests is a real Postgres that speaks UTF-8', async () => {
  const { url, drop } = await createDatabase();
  const [row] = await query(
    url,
    "select version(), current_setting('server_encoding') as encoding",
  );
  expect(row?.version).toMatch(/^PostgreSQL \d+/);
  expect(row?.encoding).toBe('UTF8');
  await drop();
});

test('two databases know nothing of each other, and a dropped one is gone', async () => {
  const [one, other] = await Promise.all([createDatabase(), createDatabase()]);
  await query(one.url, 'create table jokes (line text)');
  await expect(query(other.url, 'select * from jokes')).rejects.toThrow('does not exist');
  await Promise.all([one.drop(), other.drop()]);
  await expect(query(one.url, 'select 1')).rejects.toThrow('does not exist');
});
