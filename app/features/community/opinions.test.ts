import { onSqlite } from '../../../test/contracts/databases.ts';
import { opinionEffectsContract } from '../../../test/contracts/opinion-effects.ts';
import { opinionsContract } from '../../../test/contracts/opinions.ts';

const db = onSqlite();

opinionsContract(db);
opinionEffectsContract(db);
