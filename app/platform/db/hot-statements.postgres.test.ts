import { onPostgres } from '../../../test/contracts/databases.ts';
import { hotStatementsContract } from '../../../test/contracts/hot-statements.ts';

hotStatementsContract(onPostgres());
