import { onPostgres } from '../../../test/contracts/databases.ts';
import { shareLoopContract } from '../../../test/contracts/share-loop.ts';

shareLoopContract(onPostgres());
