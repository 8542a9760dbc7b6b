import { adminNumbersContract } from '../../../test/contracts/admin-numbers.ts';
import { onSqlite } from '../../../test/contracts/databases.ts';

const db = onSqlite();

adminNumbersContract(db);
