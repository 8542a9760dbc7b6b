import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { thrownBy } from '../../../test/thrown-by.ts';
import { isStorageFull } from './storage-full.ts';

function fullDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec('create table lines (text text); pragma max_page_count = 3');
  return database;
}

it('knows a SQLite database that may not grow', () => {
  const database = fullDatabase();
  const insert = () => database.exec('insert into lines values (zeroblob(20000))');
  expect(isStorageFull(thrownBy(insert))).toBe(true);
  expect(isStorageFull(thrownBy(() => database.exec('insert into nothing values (1)')))).toBe(
    false,
  );
});

it.each(['ENOSPC', 'EDQUOT', '53100'])('knows %s, also as the cause of another error', (code) => {
  const error = Object.assign(new Error('no room'), { code });
  expect(isStorageFull(error)).toBe(true);
  expect(isStorageFull(new Error('It did not work', { cause: error }))).toBe(true);
});

it('takes nothing else for it', () => {
  const endless = new Error('round');
  endless.cause = endless;
  for (const other of [null, 'ENOSPC', { code: 'ENOSPC' }, new Error('ENOSPC'), endless]) {
    expect(isStorageFull(other)).toBe(false);
  }
});
