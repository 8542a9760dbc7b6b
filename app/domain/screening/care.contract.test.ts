import { blocksContract } from '../../../test/contracts/blocks.ts';
import { careContract } from '../../../test/contracts/care.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';
import { heldContract } from '../../../test/contracts/held.ts';

const db = onDatabase();

careContract(db);
heldContract(db);
blocksContract(db);
