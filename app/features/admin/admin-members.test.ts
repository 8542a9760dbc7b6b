import { adminMembersContract } from '../../../test/contracts/admin-members.ts';
import { onSqlite } from '../../../test/contracts/databases.ts';

const db = onSqlite();

adminMembersContract(db);
