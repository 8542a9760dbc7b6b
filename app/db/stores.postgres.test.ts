import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeContract } from '../../test/contracts/stores.ts';
import { createDatabase } from '../../test/postgres/create-database.ts';
import { migrate } from './migrate.server.ts';
import { openDatabase } from './open-database.server.ts';
import type { Database } from './tables.ts';

let server: Awaited<ReturnType<typeof createDatabase>>;
let db: Kysely<Database>;

beforeAll(async () => {
  server = await createDatabase();
  db = openDatabase({ databaseUrl: server.url, dataDir: '' });
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  await server.drop();
});

storeContract(() => db);

it('is migrated by three processes that start together', async () => {
  const other = await createDatabase();
  const starters = [1, 2, 3].map(() => openDatabase({ databaseUrl: other.url, dataDir: '' }));
  await Promise.all(starters.map(migrate));
  await Promise.all(starters.map((one) => one.destroy()));
  await other.drop();
});

it('leaves nothing of a migration that dies half way', async () => {
  const other = await createDatabase();
  const broken = openDatabase({ databaseUrl: other.url, dataDir: '' });
  await broken.schema.createTable('quota_counters').addColumn('in_the_way', 'text').execute();
  await expect(migrate(broken)).rejects.toThrow(/quota_counters/);
  expect((await broken.introspection.getTables()).map(({ name }) => name)).toEqual([
    'quota_counters',
  ]);
  await broken.schema.dropTable('quota_counters').execute();
  await migrate(broken);
  await broken.destroy();
  await other.drop();
});
