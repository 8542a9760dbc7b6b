import { onPostgres } from '../../../test/contracts/databases.ts';
import { feedPlansContract } from '../../../test/contracts/feed-plans.ts';

feedPlansContract(onPostgres());
