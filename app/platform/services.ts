import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './db/tables.ts';
import type { Storage } from './files/storage.server.ts';
import type { ImageWorkerPool } from './images/image-worker-pool.server.ts';
import type { LateReleases } from './limits/late-releases.server.ts';
import type { CircuitBreaker } from './model/call-limits.server.ts';
import type { Writer } from './model/writer.ts';
import type { ErrorCounters } from './observe/process-metrics.server.ts';
import type { Settings } from './settings/settings.server.ts';

/**
 * Everything that is built once and passed: no module holds a connection, a clock or a secret of its own. The folders
 * above add their parts to this interface where they define them; server/build-services.server.ts builds them all.
 */
export interface Services {
  settings: Settings;
  db: Kysely<Database>;
  log: Logger;
  writer: Writer;
  /** Whether the model is left alone after failures. */
  breaker: CircuitBreaker;
  /** Counts what went wrong in this process, for the metrics. */
  faults: ErrorCounters;
  /** Aborts what still streams when the process has to end. */
  stopping: AbortController;
  /** Generations that could not be given back yet. */
  lateReleases: LateReleases;
  /** Fetches the file behind a provider's address, through the guard of private addresses. */
  fetchPhoto: (url: string) => Promise<Buffer | null>;
  /** Where the library's pictures are kept. */
  storage: Storage;
  /** Makes pictures safe that come from outside. */
  imageWorkers: ImageWorkerPool;
  /** Signs cookies and hides addresses. Never leaves the server. */
  secret: string;
  /** The address people type, without a slash at the end. */
  publicOrigin: string;
  port: number;
  secureCookies: boolean;
  /** Names this process, so that a restart can tell its own reservations from a dead one's. */
  bootId: string;
  now: () => number;
  randomBytes: (count: number) => Uint8Array;
  newId: () => string;
  newSeed: () => number;
  /** How much room is left where the data is, in bytes. */
  freeSpace: () => Promise<number>;
  /** Closes the database and leaves the data folder to others. */
  close: () => Promise<void>;
}
