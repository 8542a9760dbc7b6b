import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onSqlite } from '../../../test/contracts/databases.ts';
import { translationsContract } from '../../../test/contracts/translations.ts';
import { openDatabase } from '../../platform/db/database.server.ts';

translationsContract(onSqlite(), () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-older-'));
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  return Promise.resolve({ db, drop: () => Promise.resolve(rmSync(dataDir, { recursive: true })) });
});
