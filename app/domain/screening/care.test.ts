import { blocksContract } from '../../../test/contracts/blocks.ts';
import { careContract } from '../../../test/contracts/care.ts';
import { onSqlite } from '../../../test/contracts/databases.ts';
import { heldContract } from '../../../test/contracts/held.ts';

const db = onSqlite();

careContract(db);
heldContract(db);
blocksContract(db);
