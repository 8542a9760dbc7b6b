import { onDatabase } from '../../../test/contracts/databases.ts';
import { libraryContract } from '../../../test/contracts/library.ts';

libraryContract(onDatabase());
