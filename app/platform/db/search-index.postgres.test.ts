import { onPostgres } from '../../../test/contracts/databases.ts';
import { searchContract } from '../../../test/contracts/search.ts';

searchContract(onPostgres());
