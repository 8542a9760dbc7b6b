import { onDatabase } from '../../../test/contracts/databases.ts';
import { opinionEffectsContract } from '../../../test/contracts/opinion-effects.ts';
import { opinionsContract } from '../../../test/contracts/opinions.ts';

const db = onDatabase();

opinionsContract(db);
opinionEffectsContract(db);
