import { onDatabase } from '../../../test/contracts/databases.ts';
import { memberPostsContract } from '../../../test/contracts/member-posts.ts';
import { personalDataContract } from '../../../test/contracts/personal-data.ts';

const db = onDatabase();

memberPostsContract(db);
personalDataContract(db);
