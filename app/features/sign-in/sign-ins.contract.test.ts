import { onDatabase } from '../../../test/contracts/databases.ts';
import { signInContract } from '../../../test/contracts/sign-ins.ts';

const db = onDatabase();

signInContract(db);
