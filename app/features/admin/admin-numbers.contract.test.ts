import { adminNumbersContract } from '../../../test/contracts/admin-numbers.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

adminNumbersContract(db);
