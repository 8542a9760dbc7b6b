import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './db/tables.ts';
import type { Storage } from './files/storage.server.ts';
import type { RequestQueue } from './limits/request-queue.ts';
import type { ModelStatus } from './model/model-check.server.ts';
import type { ErrorCounters } from './observe/process-metrics.server.ts';
import type { Settings } from './settings/settings.server.ts';
import type { Requester, WorkerPool } from './workers/worker-pool.server.ts';

/**
 * The services of the process, built in server/build-services.server.ts and passed as a parameter. Higher layers add
 * their services to this interface where they define them.
 */
export interface Services {
  settings: Settings;
  db: Kysely<Database>;
  log: Logger;
  modelStatus: ModelStatus;
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
  /** The threads for what would stop other requests. */
  workers: WorkerPool;
  /** Whom the work is for: the client of a request, or the server itself. */
  requester: Requester;
  /** Signs cookies and keys hashes. Never leaves the server. */
  secret: string;
  /** PUBLIC_ORIGIN, without a trailing slash. */
  publicOrigin: string;
  port: number;
  secureCookies: boolean;
  /** The id of this process, which owns its reservations. */
  bootId: string;
  now: () => number;
  /** Waits this many milliseconds. Rejects when `signal` aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  randomBytes: (count: number) => Uint8Array;
  newId: () => string;
  newSeed: () => number;
  /** Free space of the data folder, in bytes. */
  freeSpace: () => Promise<number>;
  /** Closes the database and releases the lock of the data folder. */
  close: () => Promise<void>;
}
