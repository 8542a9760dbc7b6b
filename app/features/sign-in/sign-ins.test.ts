import { onSqlite } from '../../../test/contracts/databases.ts';
import { signInContract } from '../../../test/contracts/sign-ins.ts';

const db = onSqlite();

signInContract(db);
