import { onSqlite } from '../test/contracts/databases.ts';
import { seededRowsContract } from '../test/contracts/seeded-rows.ts';

seededRowsContract(onSqlite());
