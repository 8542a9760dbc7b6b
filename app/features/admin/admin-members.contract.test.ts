import { adminMembersContract } from '../../../test/contracts/admin-members.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

adminMembersContract(db);
