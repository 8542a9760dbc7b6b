import { afterEach, beforeEach } from 'vitest';
import { tokenContract } from '../../test/contracts/api-tokens.ts';
import { publicApiContract } from '../../test/contracts/public-api.ts';
import { createDatabase } from '../../test/postgres/create-database.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeEach(async () => {
  database = await createDatabase();
});
afterEach(() => database.drop());

tokenContract(() => ({ DATABASE_URL: database.url }));
publicApiContract(() => ({ DATABASE_URL: database.url }));
