import { onSqlite } from '../../../test/contracts/databases.ts';
import { pictureCareContract } from '../../../test/contracts/picture-care.ts';

pictureCareContract(onSqlite());
