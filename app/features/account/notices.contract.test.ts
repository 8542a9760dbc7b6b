import { onDatabase } from '../../../test/contracts/databases.ts';
import { noticesContract } from '../../../test/contracts/notices.ts';

const db = onDatabase();

noticesContract(db);
