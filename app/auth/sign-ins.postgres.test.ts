import type { Kysely } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { signInContract } from '../../test/contracts/sign-ins.ts';
import { createDatabase } from '../../test/postgres/create-database.ts';
import { migrate } from '../db/migrate.server.ts';
import { openDatabase } from '../db/open-database.server.ts';
import type { Database } from '../db/tables.ts';

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

signInContract(() => db);
