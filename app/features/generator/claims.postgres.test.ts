import { onTestFinished } from 'vitest';
import { claimsContract } from '../../../test/contracts/claims.ts';
import { createMigratedDatabase } from '../../../test/postgres/create-database.ts';

claimsContract(async () => {
  const { url, drop } = await createMigratedDatabase();
  onTestFinished(drop);
  return { DATABASE_URL: url };
});
