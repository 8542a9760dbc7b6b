import { onPostgres } from '../contracts/databases.ts';
import { seededRowsContract } from '../contracts/seeded-rows.ts';

seededRowsContract(onPostgres());
