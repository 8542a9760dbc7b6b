import { adminMembersContract } from '../../../test/contracts/admin-members.ts';
import { onPostgres } from '../../../test/contracts/databases.ts';

const db = onPostgres();

adminMembersContract(db);
