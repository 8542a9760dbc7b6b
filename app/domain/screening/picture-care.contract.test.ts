import { onDatabase } from '../../../test/contracts/databases.ts';
import { pictureCareContract } from '../../../test/contracts/picture-care.ts';

pictureCareContract(onDatabase());
