import { expect, it, onTestFinished } from 'vitest';
import { sql } from 'kysely';
import { createDatabase } from '../../../test/postgres/create-database.ts';
import { openDatabase } from './database.server.ts';

it('survives a session that Postgres kills during a transaction, and reconnects', async () => {
  const { url, drop } = await createDatabase();
  const place = { databaseUrl: url, dataDir: '' };
  const [db, other] = [openDatabase(place), openDatabase(place)];
  onTestFinished(async () => {
    await Promise.all([db.destroy(), other.destroy()]);
    await drop();
  });
  const broken = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(other);
    // Nothing is being asked while the connection breaks: an error that nobody listens to ends the process.
    await new Promise((done) => setTimeout(done, 200));
    await sql`select 1`.execute(trx);
  });
  await expect(broken).rejects.toThrow(/terminat|not queryable|connection/i);
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
});
