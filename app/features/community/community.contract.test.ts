import { onDatabase } from '../../../test/contracts/databases.ts';
import { feedContract } from '../../../test/contracts/feed.ts';
import { sharingContract } from '../../../test/contracts/sharing.ts';
import { shownPremisesContract } from '../../../test/contracts/shown-premises.ts';

const db = onDatabase();

sharingContract(db);
shownPremisesContract(db);
feedContract(db);
