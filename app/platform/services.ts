import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './db/tables.ts';
import type { Storage } from './files/storage.server.ts';
import type { ImageWorkerPool } from './images/image-worker-pool.server.ts';
import type { RequestQueue } from './limits/request-queue.ts';
import type { CircuitBreaker } from './model/call-limits.server.ts';
import type { Writer } from './model/writer.ts';
import type { ErrorCounters } from './observe/process-metrics.server.ts';
import type { Settings } from './settings/settings.server.ts';

/**
 * The services of the process, built in server/build-services.server.ts and passed as a parameter. Higher layers add
 * their services to this interface where they define them.
 */
export interface Services {
  settings: Settings;
  db: Kysely<Database>;
  log: Logger;
  writer: Writer;
  breaker: CircuitBreaker;
  /** Error counters for the metrics. */
  errorCounters: ErrorCounters;
  /** Aborts streams when the process stops. */
  stopping: AbortController;
  /** The queue of all requests but uploads. */
  requestQueue: RequestQueue;
  uploadQueue: RequestQueue;
  /** Fetches a provider's photo, with SSRF protection. */
  fetchPhoto: (url: string) => Promise<Buffer | null>;
  storage: Storage;
  imageWorkers: ImageWorkerPool;
  /** Signs cookies and keys hashes. Never leaves the server. */
  secret: string;
  /** PUBLIC_ORIGIN, without a trailing slash. */
  publicOrigin: string;
  port: number;
  secureCookies: boolean;
  /** The id of this process, which owns its reservations. */
  bootId: string;
  now: () => number;
  randomBytes: (count: number) => Uint8Array;
  newId: () => string;
  newSeed: () => number;
  /** Free space of the data folder, in bytes. */
  freeSpace: () => Promise<number>;
  /** Closes the database and releases the lock of the data folder. */
  close: () => Promise<void>;
}
