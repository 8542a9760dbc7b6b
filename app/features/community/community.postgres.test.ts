import { onPostgres } from '../../../test/contracts/databases.ts';
import { feedContract } from '../../../test/contracts/feed.ts';
import { sharingContract } from '../../../test/contracts/sharing.ts';

const db = onPostgres();

sharingContract(db);
feedContract(db);
