import { onPostgres } from '../../../test/contracts/databases.ts';
import { signInContract } from '../../../test/contracts/sign-ins.ts';

const db = onPostgres();

signInContract(db);
