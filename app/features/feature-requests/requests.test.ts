import { onSqlite } from '../../../test/contracts/databases.ts';
import { requestDecisionsContract } from '../../../test/contracts/request-decisions.ts';
import { requestsContract } from '../../../test/contracts/requests.ts';

const db = onSqlite();

requestsContract(db);
requestDecisionsContract(db);
