import { onSqlite } from '../../../test/contracts/databases.ts';
import { passkeyContract } from '../../../test/contracts/passkeys.ts';

const db = onSqlite();

passkeyContract(db);
