import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it, onTestFinished } from 'vitest';
import { emptyFolder } from '../../../test/commands/built-server.ts';
import { openDatabase } from '../../platform/db/database.server.ts';
import { migrate, MIGRATIONS } from '../../platform/db/migrate.server.ts';
import { readInstance } from './instance.server.ts';

it('keeps what an admin had switched before there were settings', async () => {
  const dataDir = emptyFolder();
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  onTestFinished(async () => {
    await db.destroy();
  });
  const before = Object.entries(MIGRATIONS).filter(([name]) => name < '0030');
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(before)) };
  await new Migrator({ db, provider }).migrateToLatest();
  await sql`insert into switches (name, is_on, changed_at) values ('plot-learning', 0, 7)`.execute(
    db,
  );
  await migrate(db);
  expect(await readInstance(db)).toMatchObject({
    plotLearning: false,
    signUp: 'open',
    mailDomains: [],
  });
});
