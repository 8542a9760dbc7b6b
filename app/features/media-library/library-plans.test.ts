import { onSqlite } from '../../../test/contracts/databases.ts';
import { libraryPlansContract } from '../../../test/contracts/library-plans.ts';

libraryPlansContract(onSqlite());
