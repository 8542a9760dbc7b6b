import { blocksContract } from '../../../test/contracts/blocks.ts';
import { careContract } from '../../../test/contracts/care.ts';
import { onPostgres } from '../../../test/contracts/databases.ts';
import { heldContract } from '../../../test/contracts/held.ts';

const db = onPostgres();

careContract(db);
heldContract(db);
blocksContract(db);
