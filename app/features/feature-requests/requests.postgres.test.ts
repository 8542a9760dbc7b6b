import { onPostgres } from '../../../test/contracts/databases.ts';
import { requestDecisionsContract } from '../../../test/contracts/request-decisions.ts';
import { requestsContract } from '../../../test/contracts/requests.ts';

const db = onPostgres();

requestsContract(db);
requestDecisionsContract(db);
