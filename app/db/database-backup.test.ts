import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../../test/commands/built-server.ts';
import { databaseBackup } from './database-backup.server.ts';

function databaseFolder() {
  const dataDir = emptyFolder();
  for (const suffix of ['', '-wal', '-shm']) {
    writeFileSync(join(dataDir, `broetry.sqlite${suffix}`), `old${suffix}`);
  }
  const aside = emptyFolder();
  return { dataDir, aside, database: databaseBackup({ dataDir, databaseUrl: undefined }) };
}

const three = ['broetry.sqlite', 'broetry.sqlite-shm', 'broetry.sqlite-wal'];

it('replaces the database with its log, or leaves all as it is', async () => {
  const { dataDir, aside, database } = databaseFolder();
  await expect(database.replace(join(dataDir, 'missing'), aside)).rejects.toThrow('ENOENT');
  expect([readdirSync(dataDir).sort(), readdirSync(aside)]).toEqual([three, []]);
  writeFileSync(join(dataDir, 'copy'), 'new');
  await database.replace(join(dataDir, 'copy'), aside);
  expect([readdirSync(dataDir), readdirSync(aside).sort()]).toEqual([['broetry.sqlite'], three]);
});

it('puts back what it has replaced', async () => {
  const { dataDir, aside, database } = databaseFolder();
  writeFileSync(join(dataDir, 'copy'), 'new');
  await database.replace(join(dataDir, 'copy'), aside);
  await database.putBack(aside);
  expect([readdirSync(dataDir).sort(), readdirSync(aside)]).toEqual([three, []]);
});
