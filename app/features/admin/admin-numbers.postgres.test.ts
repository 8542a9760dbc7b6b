import { adminNumbersContract } from '../../../test/contracts/admin-numbers.ts';
import { onPostgres } from '../../../test/contracts/databases.ts';

const db = onPostgres();

adminNumbersContract(db);
