import { onSqlite } from '../../../test/contracts/databases.ts';
import { remixesContract } from '../../../test/contracts/remixes.ts';

remixesContract(onSqlite());
