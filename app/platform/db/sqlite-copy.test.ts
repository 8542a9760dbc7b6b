import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../../../test/commands/built-server.ts';
import { putBackSqlite, replaceSqlite } from './sqlite-copy.server.ts';

function databaseFolder() {
  const dataDir = emptyFolder();
  for (const suffix of ['', '-wal', '-shm']) {
    writeFileSync(join(dataDir, `broetry.sqlite${suffix}`), `old${suffix}`);
  }
  const aside = emptyFolder();
  return { dataDir, aside, file: join(dataDir, 'broetry.sqlite') };
}

const three = ['broetry.sqlite', 'broetry.sqlite-shm', 'broetry.sqlite-wal'];

it('replaces the database with its WAL, or changes nothing', () => {
  const { dataDir, aside, file } = databaseFolder();
  expect(() => replaceSqlite(file, join(dataDir, 'missing'), aside)).toThrow('ENOENT');
  expect([readdirSync(dataDir).sort(), readdirSync(aside)]).toEqual([three, []]);
  writeFileSync(join(dataDir, 'copy'), 'new');
  replaceSqlite(file, join(dataDir, 'copy'), aside);
  expect([readdirSync(dataDir), readdirSync(aside).sort()]).toEqual([['broetry.sqlite'], three]);
});

it('undoes a replacement', () => {
  const { dataDir, aside, file } = databaseFolder();
  writeFileSync(join(dataDir, 'copy'), 'new');
  replaceSqlite(file, join(dataDir, 'copy'), aside);
  putBackSqlite(file, aside);
  expect([readdirSync(dataDir).sort(), readdirSync(aside)]).toEqual([three, []]);
});
