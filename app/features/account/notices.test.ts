import { onSqlite } from '../../../test/contracts/databases.ts';
import { noticesContract } from '../../../test/contracts/notices.ts';

const db = onSqlite();

noticesContract(db);
