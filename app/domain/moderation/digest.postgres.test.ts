import { onPostgres } from '../../../test/contracts/databases.ts';
import { digestContract } from '../../../test/contracts/digest.ts';

digestContract(onPostgres());
