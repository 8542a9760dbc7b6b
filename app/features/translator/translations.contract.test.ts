import { onDatabase } from '../../../test/contracts/databases.ts';
import { translationsContract } from '../../../test/contracts/translations.ts';

translationsContract(onDatabase());
