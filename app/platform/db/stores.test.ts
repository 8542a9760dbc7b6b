import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onSqlite } from '../../../test/contracts/databases.ts';
import { storeContract } from '../../../test/contracts/stores.ts';
import { openDatabase } from './database.server.ts';

const db = onSqlite();

async function openEmpty() {
  const folder = mkdtempSync(join(tmpdir(), 'broetry-empty-'));
  const empty = openDatabase({ databaseUrl: undefined, dataDir: folder });
  const drop = async () => {
    await empty.destroy();
    rmSync(folder, { recursive: true });
  };
  return { db: empty, drop };
}

storeContract(db, openEmpty);

it.each([
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['foreign_keys', 1],
  ['timeout', 100, 'busy_timeout'],
  ['trusted_schema', 0],
  ['cell_size_check', 1],
])('runs SQLite with %s = %s', async (column, value, pragma = column) => {
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${pragma}`)}`.execute(db());
  expect(rows[0]![column]).toBe(value);
});

it('has a SQLite version without the known WAL bugs', async () => {
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db());
  const [major = 0, minor = 0, patch = 0] = rows[0]!.version.split('.').map(Number);
  expect(major * 1_000_000 + minor * 1000 + patch).toBeGreaterThanOrEqual(3_051_003);
});

it('throws for an object, Date or boolean parameter instead of binding NULL', async () => {
  for (const value of [{}, new Date(), true, undefined]) {
    await expect(
      sql`insert into guests values ('x', ${value}, 0, 0)`.execute(db()),
    ).rejects.toThrow(/cannot bind/);
  }
});

it('throws the cause of a rollback, also of an automatic one', async () => {
  const twice = db()
    .transaction()
    .execute(async (trx) => {
      for (let time = 0; time < 2; time += 1) {
        await sql`insert or rollback into guests values ('twice', 0, 0, 0)`.execute(trx);
      }
    });
  await expect(twice).rejects.toThrow(/UNIQUE constraint failed/);
  const left = await db().selectFrom('guests').select('id').where('id', '=', 'twice').execute();
  expect(left).toEqual([]);
});
