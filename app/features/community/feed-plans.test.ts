import { onSqlite } from '../../../test/contracts/databases.ts';
import { feedPlansContract } from '../../../test/contracts/feed-plans.ts';

feedPlansContract(onSqlite());
