import { onPostgres } from '../../../test/contracts/databases.ts';
import { translationsContract } from '../../../test/contracts/translations.ts';
import { createDatabase } from '../../../test/postgres/create-database.ts';
import { openDatabase } from '../../platform/db/database.server.ts';

translationsContract(onPostgres(), async () => {
  const { url, drop } = await createDatabase();
  return { db: openDatabase({ databaseUrl: url, dataDir: '' }), drop };
});
