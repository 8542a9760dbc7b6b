import { afterEach, beforeEach } from 'vitest';
import { apiOccasionsContract } from '../../../test/contracts/api-occasions.ts';
import { tokenContract } from '../../../test/contracts/api-tokens.ts';
import { publicApiContract } from '../../../test/contracts/public-api.ts';
import { createMigratedDatabase } from '../../../test/postgres/create-database.ts';

let database: Awaited<ReturnType<typeof createMigratedDatabase>>;
beforeEach(async () => {
  database = await createMigratedDatabase();
});
afterEach(() => database.drop());

tokenContract(() => ({ DATABASE_URL: database.url }));
publicApiContract(() => ({ DATABASE_URL: database.url }));
apiOccasionsContract(() => ({ DATABASE_URL: database.url }));
