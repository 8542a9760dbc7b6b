import { onPostgres } from '../../../test/contracts/databases.ts';
import { pictureBytesContract } from '../../../test/contracts/picture-bytes.ts';

pictureBytesContract(onPostgres());
