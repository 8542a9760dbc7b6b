import { onDatabase } from '../../../test/contracts/databases.ts';
import { plotCountContract } from '../../../test/contracts/plot-counts.ts';

plotCountContract(onDatabase());
