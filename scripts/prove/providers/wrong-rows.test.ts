import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../app/db/migrate.server.ts';
import { openDatabase } from '../../../app/db/open-database.server.ts';
import { wrongRows } from './wrong-rows.ts';

it('finds a member and a network that were charged for nothing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-rows-'));
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  onTestFinished(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await migrate(db);
  const counter = (scope: string, used: number) =>
    db.insertInto('quota_counters').values({ scope, subject: 's', period: 'd', used }).execute();
  await counter('generations-of-member', 0);
  await counter('some-other-thing', 5);
  expect(await wrongRows(db)).toEqual([]);
  await counter('guest-generations-of-address', 1);
  await db.updateTable('quota_counters').set({ used: 2 }).execute();
  expect((await wrongRows(db)).map((fault) => fault.slice(0, 20).trim()).toSorted()).toEqual([
    'a member was charged',
    'a network was charge',
  ]);
});
