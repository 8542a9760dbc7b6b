import { onPostgres } from '../../../test/contracts/databases.ts';
import { noticesContract } from '../../../test/contracts/notices.ts';

const db = onPostgres();

noticesContract(db);
