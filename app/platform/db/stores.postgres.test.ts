import { it } from 'vitest';
import { onPostgres } from '../../../test/contracts/databases.ts';
import { storeContract } from '../../../test/contracts/stores.ts';
import { createDatabase } from '../../../test/postgres/create-database.ts';
import { migrate } from './migrate.server.ts';
import { openDatabase } from './database.server.ts';

const db = onPostgres();

async function openEmpty() {
  const other = await createDatabase();
  const empty = openDatabase({ databaseUrl: other.url, dataDir: '' });
  const drop = async () => {
    await empty.destroy();
    await other.drop();
  };
  return { db: empty, drop };
}

storeContract(db, openEmpty);

it('migrates when three processes start together', async () => {
  const other = await createDatabase();
  const starters = [1, 2, 3].map(() => openDatabase({ databaseUrl: other.url, dataDir: '' }));
  await Promise.all(starters.map(migrate));
  await Promise.all(starters.map((one) => one.destroy()));
  await other.drop();
});
