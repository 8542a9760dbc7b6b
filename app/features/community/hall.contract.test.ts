import { onDatabase } from '../../../test/contracts/databases.ts';
import { hallContract } from '../../../test/contracts/hall.ts';

hallContract(onDatabase());
