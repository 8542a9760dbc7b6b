import { adminPlansContract } from '../../../test/contracts/admin-plans.ts';
import { onSqlite } from '../../../test/contracts/databases.ts';

adminPlansContract(onSqlite());
