import { onDatabase } from '../../../test/contracts/databases.ts';
import { remixesContract } from '../../../test/contracts/remixes.ts';

remixesContract(onDatabase());
