import { randomBytes, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import {
  createRequestQueue,
  requestLimits,
  type RequestQueue,
  UPLOAD_LIMITS,
} from './admission/request-queue.ts';
import { createDrawnPictures, type DrawnPictures } from './attachments/drawn-pictures.server.ts';
import { fetchPhoto } from './auth/fetch-photo.server.ts';
import {
  createIdentityProviders,
  type FixedIssuers,
  type IdentityProviders,
} from './auth/identity-providers.server.ts';
import { backUpBeforeUpgrade } from './backup/back-up-before-upgrade.server.ts';
import { claimSecret } from './db/claim-secret.server.ts';
import { openMigratedDatabase } from './db/open-database.server.ts';
import { type DataDirLock, lockDataDir } from './db/lock-data-dir.server.ts';
import type { Database } from './db/tables.ts';
import { newId } from './db/new-id.ts';
import {
  DataDirError,
  freeSpaceIn,
  prepareDataDir,
  readOrMakeSecret,
  refuseUnfinishedRestore,
} from './data-dir.server.ts';
import { createFaultCounters, type FaultCounters } from './metrics/fault-counters.ts';
import { createLog } from './log.server.ts';
import { createLateReleases, type LateReleases } from './generator/release-later.server.ts';
import { createPictureRenderer, type PictureRenderer } from './pictures/draw-picture.server.ts';
import type { ReplyWriter } from './replies/reply-writer.ts';
import { databaseCounter } from './rate-limits/counters.server.ts';
import { createRateLimits, type RateLimits } from './rate-limits/rate-limits.server.ts';
import { createPageCache, type PageCache } from './public-pages/page-cache.server.ts';
import { createPictureMill, type PictureMill } from './resources/picture-mill.server.ts';
import type { Settings } from './settings.server.ts';
import { chooseStorage } from './storage/choose-storage.server.ts';
import type { Storage } from './storage/storage.ts';
import type { TranslationWriter } from './translator/translation-writer.ts';
import { chooseWriters } from './writer/choose-writer.server.ts';
import type { Breaker } from './writer/breaker.ts';
import type { Writer } from './writer/writer.ts';

/** Everything that is built once and passed: no module holds a connection, a clock or a secret of its own. */
export type Services = {
  settings: Settings;
  db: Kysely<Database>;
  log: Logger;
  writer: Writer;
  replyWriter: ReplyWriter;
  translationWriter: TranslationWriter;
  /** Whether the model is left alone after failures. */
  breaker: Breaker;
  rateLimits: RateLimits;
  /** What went wrong here, for whoever measures. */
  faults: FaultCounters;
  /** Every request but uploads waits here for its turn. */
  requestQueue: RequestQueue;
  uploadQueue: RequestQueue;
  /** Aborts what still streams when the process has to end. */
  stopping: AbortController;
  /** Generations that could not be given back yet. */
  lateReleases: LateReleases;
  providers: IdentityProviders;
  /** Issuers that no setting names; tests have their own. */
  issuers?: FixedIssuers;
  /** The file behind a provider's address, through the guard: to be made anew before anybody sees it. */
  fetchPhoto: (url: string) => Promise<Buffer | null>;
  pictures: PictureRenderer;
  /** Pictures under posts, as they were drawn. */
  drawn: DrawnPictures;
  /** Where the library's pictures are kept. */
  storage: Storage;
  /** Makes pictures safe that come from outside. */
  pictureMill: PictureMill;
  /** Responses that every reader without a session gets alike. Cleared after each request by which a member may change them. */
  pageCache: PageCache;
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
};

const SEEDS = 2 ** 31;

/**
 * Opens the data folder and the database, migrates it, and builds the rest.
 * `port` is the one the server listens on. `overrides` replace single services, for tests.
 * Throws DataDirError, DatabaseError, or BackupError when an upgrade has to wait.
 */
export async function buildServices(
  settings: Settings,
  port: number,
  overrides: Partial<Services> = {},
): Promise<Services> {
  prepareDataDir(settings.dataDir);
  refuseUnfinishedRestore(settings.dataDir);
  const publicOrigin = settings.publicOrigin ?? `http://localhost:${port}`;
  const now = overrides.now ?? Date.now;
  const lock = settings.databaseUrl ? null : takeDataDir(settings.dataDir);
  const log = overrides.log ?? createLog(settings.logLevel);
  const secret = settings.sessionSecret ?? readOrMakeSecret(settings.dataDir);
  const bootId = newId(now(), randomBytes);
  const beforeUpgrade = () => backUpBeforeUpgrade({ settings, log, now: now() });
  const db = overrides.db ?? (await openMigratedDatabase(settings, beforeUpgrade));
  const releaseSecret = await claimSecretOrClose(settings, secret, db);
  return {
    settings,
    ...chooseWriters({ settings, db, log, now }),
    ...createTools(settings),
    // With Postgres, several processes may answer the same clients.
    rateLimits: createRateLimits(
      log,
      settings.databaseUrl ? databaseCounter({ db, secret, now }) : undefined,
    ),
    ...createStudio(settings),
    pageCache: createPageCache(),
    providers: createIdentityProviders(settings, overrides.issuers),
    fetchPhoto: (url) => fetchPhoto(url),
    secret,
    publicOrigin,
    port,
    secureCookies: publicOrigin.startsWith('https:'),
    bootId,
    randomBytes,
    newId: () => newId(now(), randomBytes),
    newSeed: () => randomInt(SEEDS),
    freeSpace: () => freeSpaceIn(settings.dataDir),
    close: async () => {
      await releaseSecret?.();
      await db.destroy();
      lock?.release();
    },
    ...overrides,
    now,
    db,
    log,
  };
}

async function claimSecretOrClose(
  { databaseUrl }: Settings,
  secret: string,
  db: Services['db'],
): Promise<(() => Promise<void>) | undefined> {
  if (databaseUrl === undefined) return undefined;
  try {
    return await claimSecret(databaseUrl, secret);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function createStudio(settings: Settings) {
  return {
    pictures: createPictureRenderer(),
    drawn: createDrawnPictures(),
    storage: chooseStorage(settings),
    pictureMill: createPictureMill(),
  };
}

function createTools({ modelCallsAtOnce }: Settings) {
  const stopping = new AbortController();
  return {
    stopping,
    faults: createFaultCounters(),
    lateReleases: createLateReleases(stopping.signal),
    requestQueue: createRequestQueue(requestLimits(modelCallsAtOnce)),
    uploadQueue: createRequestQueue(UPLOAD_LIMITS),
  };
}

// Two processes on one SQLite file would each give back what the other has reserved.
function takeDataDir(folder: string): DataDirLock {
  const lock = lockDataDir(folder);
  if (lock) return lock;
  throw new DataDirError(
    `DATA_DIR ${folder} is in use by another Broetry: stop it, or choose another folder.`,
  );
}
