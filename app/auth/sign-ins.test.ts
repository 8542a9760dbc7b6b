import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { signInContract } from '../../test/contracts/sign-ins.ts';
import { migrate } from '../db/migrate.server.ts';
import { openDatabase } from '../db/open-database.server.ts';
import type { Database } from '../db/tables.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'broetry-sign-ins-'));
let db: Kysely<Database>;

beforeAll(async () => {
  db = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

signInContract(() => db);
