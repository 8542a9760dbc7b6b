import { backups } from './backups.ts';
import { fullDisk } from './full-disk.ts';
import { kills } from './kills.ts';
import { migrations } from './migrations.ts';
import { powerLoss } from './power-loss.ts';
import { quota } from './quota.ts';
import { startRefusals } from './start-refusals.ts';
import type { Drill } from './drill.ts';

/** The drills of `npm run resilience`, fast ones first. */
export const DRILLS: readonly Drill[] = [
  startRefusals,
  quota('sqlite'),
  quota('postgres'),
  kills('sqlite'),
  kills('postgres'),
  backups,
  migrations,
  fullDisk,
  powerLoss,
];
