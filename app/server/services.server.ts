import { randomBytes, randomInt } from 'node:crypto';
import { createRequestQueue, requestLimits, UPLOAD_LIMITS } from './admission/request-queue.ts';
import { createPictureCache, createPictureRenderer } from '../domain/cards/pictures.server.ts';
import { fetchPhoto } from '../platform/images/fetch-photo.server.ts';
import { createIdentityProviders } from '../domain/sign-in/identity-providers.server.ts';
import { backUpBeforeUpgrade } from '../platform/backup/back-up-before-upgrade.server.ts';
import { claimSecret } from '../platform/db/claim-secret.server.ts';
import { openMigratedDatabase } from '../platform/db/open-database.server.ts';
import { type DataDirLock, lockDataDir } from '../platform/db/lock-data-dir.server.ts';
import { newId } from '../platform/text/ids.ts';
import {
  DataDirError,
  freeSpaceIn,
  prepareDataDir,
  readOrMakeSecret,
  refuseUnfinishedRestore,
} from '../platform/settings/data-dir.server.ts';
import { createErrorCounters } from '../platform/observe/error-counters.ts';
import { createLog } from '../platform/observe/log.server.ts';
import { createLateReleases } from '../platform/limits/release-later.server.ts';
import { databaseCounter } from '../domain/rate-limits/counters.server.ts';
import { createRateLimits } from '../domain/rate-limits/rate-limits.server.ts';
import { createPageCache } from './public-pages/page-cache.server.ts';
import { createImageWorkerPool } from '../platform/images/image-worker-pool.server.ts';
import type { Settings } from '../platform/settings/settings.server.ts';
import { chooseStorage } from '../platform/files/choose-storage.server.ts';
import type { Services } from '../platform/services.ts';
import { chooseWriters } from './choose-writer.server.ts';

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
    drawn: createPictureCache(),
    storage: chooseStorage(settings),
    imageWorkers: createImageWorkerPool(),
  };
}

function createTools({ modelCallsAtOnce }: Settings) {
  const stopping = new AbortController();
  return {
    stopping,
    faults: createErrorCounters(),
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
