import { adminPlansContract } from '../../../test/contracts/admin-plans.ts';
import { onPostgres } from '../../../test/contracts/databases.ts';

adminPlansContract(onPostgres());
