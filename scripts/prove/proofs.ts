import { proof as asvs } from './asvs.ts';
import { proof as backups } from './backups.ts';
import { proof as load } from './everyday-load.ts';
import { proof as killsPostgres } from './kills-postgres.ts';
import { proof as killsSqlite } from './kills-sqlite.ts';
import { proof as lockedAndFull } from './locked-and-full.ts';
import { proof as migrations } from './migrations.ts';
import { OWN_TESTS } from './own-tests.ts';
import { proof as pictures } from './pictures.ts';
import { proof as powerLoss } from './power-loss.ts';
import { proof as browserFaults } from './browser-faults.ts';
import { proof as overload } from './overload.ts';
import { proof as providers } from './providers.ts';
import { proof as restarts } from './restarts.ts';
import { proof as severalProcesses } from './several-processes.ts';
import { proof as sinks } from './sinks.ts';
import { proof as stores } from './stores.ts';
import type { Proof } from './proof.ts';
import { proof as startRefusals } from './start-refusals.ts';

/** Everything that `npm run prove` shows, in the order of the page: what is cheap first. */
export const PROOFS: readonly Proof[] = [
  asvs,
  ...OWN_TESTS,
  startRefusals,
  lockedAndFull,
  killsSqlite,
  powerLoss,
  backups,
  migrations,
  providers,
  stores,
  sinks,
  pictures,
  browserFaults,
  restarts,
  load,
  overload,
  killsPostgres,
  severalProcesses,
];

/**
 * What a quick run leaves out unless it is asked for by name: how fast this machine is, or what `npm test` runs anyway,
 * says nothing new about a change.
 */
export const LONG_ONLY: readonly Proof[] = [
  stores,
  browserFaults,
  restarts,
  load,
  overload,
  pictures,
  killsPostgres,
  severalProcesses,
];
