import { onDatabase } from '../../../test/contracts/databases.ts';
import { postProfilesContract } from '../../../test/contracts/post-profiles.ts';
import { versionsContract } from '../../../test/contracts/versions.ts';

const db = onDatabase();

versionsContract(db);
postProfilesContract(db);
