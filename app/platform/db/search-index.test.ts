import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { emptyFolder } from '../../../test/commands/built-server.ts';
import { deleteAccount } from '../../domain/sign-in/account.server.ts';
import { copyMigratedFile } from '../../../test/migrated-file.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { newMember, servicesOn } from '../../../test/factories/write-as-member.ts';
import { openDatabase } from './database.server.ts';

it('overwrites the trigrams of a deleted account in the file', async () => {
  const dataDir = emptyFolder();
  await copyMigratedFile(dataDir);
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  onTestFinished(async () => {
    await db.destroy();
  });
  const trigram = 'ჟღჯ';
  const isInFile = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    return readdirSync(dataDir).some((name) => readFileSync(join(dataDir, name)).includes(trigram));
  };
  const services = servicesOn(db);
  const [member, other] = [await newMember(services), await newMember(services)];
  await shareNew(services, other, 'a post that stays');
  await shareNew(services, member, `a post about ${trigram}`);
  expect(await isInFile()).toBe(true);
  const search = sql`select doc from posts_vocabulary where term = ${trigram}`;
  expect((await search.execute(db)).rows).toHaveLength(1);
  expect(await deleteAccount(services, member, 'Delete my account')).toBe('deleted');
  expect((await search.execute(db)).rows).toEqual([]);
  expect(await isInFile()).toBe(false);
});
