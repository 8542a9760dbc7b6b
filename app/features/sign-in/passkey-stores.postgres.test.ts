import { onPostgres } from '../../../test/contracts/databases.ts';
import { passkeyContract } from '../../../test/contracts/passkeys.ts';

const db = onPostgres();

passkeyContract(db);
