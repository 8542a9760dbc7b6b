import { onDatabase } from '../../../test/contracts/databases.ts';
import { requestDecisionsContract } from '../../../test/contracts/request-decisions.ts';
import { requestsContract } from '../../../test/contracts/requests.ts';

const db = onDatabase();

requestsContract(db);
requestDecisionsContract(db);
