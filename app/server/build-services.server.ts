import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createMovingRenderer } from '../domain/moving-pictures/moving-pictures.server.ts';
import { createPictureCache, createPictureRenderer } from '../domain/cards/pictures.server.ts';
import { createRateLimits, databaseCounter } from '../domain/rate-limits/rate-limits.server.ts';
import { createIdentityProviders } from '../domain/sign-in/identity-providers.server.ts';
import { LocalModelKeeper } from '../domain/local-model/keeper.server.ts';
import { freeMemory } from '../domain/model-pulls/free-memory.server.ts';
import { usualPlaces } from '../domain/writers/find-engines.server.ts';
import { backUpBeforeUpgrade } from '../platform/backup/backup.server.ts';
import { claimSecret, openMigratedDatabase } from '../platform/db/database.server.ts';
import { logUnreadable } from '../platform/db/read-stored.server.ts';
import { type DataDirLock, lockDataDir } from '../platform/db/sqlite.server.ts';
import { chooseStorage } from '../platform/files/picture-storage.server.ts';
import { removeTemporaryFiles } from '../platform/files/temporary-file.server.ts';
import { fetchPhoto } from '../platform/images/fetch-photo.server.ts';
import {
  LONG_TASKS,
  requestLimits,
  RequestQueue,
  UPLOAD_LIMITS,
} from '../platform/limits/request-queue.ts';
import { createLog } from '../platform/observe/log.server.ts';
import { createErrorCounters } from '../platform/observe/process-metrics.server.ts';
import type { Services } from '../platform/services.ts';
import {
  DataDirError,
  freeSpaceIn,
  noteOrigin,
  prepareDataDir,
  readOrCreateSecret,
  checkUnfinishedRestore,
} from '../platform/settings/data-dir.server.ts';
import { callLimits } from '../platform/settings/model-settings.server.ts';
import { knownOriginAt, originAt } from '../platform/settings/server-origin.server.ts';
import type { Settings } from '../platform/settings/settings.server.ts';
import { newId } from '../platform/text/ids.ts';
import { WorkerPool } from '../platform/workers/worker-pool.server.ts';
import { buildWriters } from './build-writers.server.ts';
import { createPageCache } from './public-pages/page-cache.server.ts';

const SEEDS = 2 ** 31;

/** The port of the server, its modules for worker threads and for the model in the box, and what to call before the schema changes. */
type Place = { port: number; tasks: string; modelProcess: string; onUpgrade?: () => void };

/**
 * One thread for tasks that take seconds, so that no still picture waits for one: eight seconds of processor time at most,
 * on a machine that has other work.
 */
const ONE_LONG_TASK = { workers: 1, timeout: 40_000, waiting: LONG_TASKS };

/**
 * Opens the data folder and the database, migrates it, and builds the other services. `overrides` replace services in
 * tests. Throws DataDirError, DatabaseError, or BackupError before an upgrade.
 */
export async function buildServices(
  settings: Settings,
  { port, tasks, modelProcess, onUpgrade }: Place,
  overrides: Partial<Services> = {},
): Promise<Services> {
  prepareDataDir(settings.dataDir);
  checkUnfinishedRestore(settings.dataDir);
  await removeTemporaryFiles(settings.dataDir);
  const publicOrigin = originAt(settings, port);
  const now = overrides.now ?? Date.now;
  await using opened = new AsyncDisposableStack();
  if (!settings.databaseUrl) opened.defer(lockOrThrow(settings.dataDir).release);
  const log = overrides.log ?? createLog(settings.logLevel);
  opened.defer(logUnreadable(log));
  const secret = settings.sessionSecret ?? readOrCreateSecret(settings.dataDir);
  const db = overrides.db ?? (await openUpgraded({ settings, log, now: now(), onUpgrade }));
  opened.defer(() => db.destroy());
  if (settings.databaseUrl) opened.defer(await claimSecret(settings.databaseUrl, secret));
  const pools = openPools(opened, tasks, overrides.workers);
  const tools = { ...createTools(settings, { port, modelProcess, log, now }), ...overrides };
  opened.defer(() => tools.localModel.close());
  const services: Omit<Services, 'close'> = {
    settings,
    ...pools,
    requester: { network: 'server' },
    ...buildWriters({ ...tools, settings, db, log, now }),
    // With Postgres several processes share the counters.
    rateLimits: createRateLimits(
      log,
      settings.databaseUrl ? databaseCounter({ db, secret, now }) : undefined,
    ),
    providers: createIdentityProviders(settings, overrides.issuers),
    fetchPhoto: (url) => fetchPhoto(url),
    secret,
    publicOrigin,
    port,
    secureCookies: publicOrigin.startsWith('https:'),
    bootId: newId(now(), randomBytes),
    randomBytes,
    newId: () => newId(now(), randomBytes),
    ...tools,
    now,
    db,
    log,
  };
  noteOrigin(settings.dataDir, knownOriginAt(settings, port));
  const closing = opened.move();
  return { close: () => closing.disposeAsync(), ...services };
}

function openPools(opened: AsyncDisposableStack, tasks: string, given?: WorkerPool) {
  const adopt = (pool: WorkerPool) => opened.adopt(pool, (one) => one.close());
  const workers = adopt(given ?? new WorkerPool(tasks));
  const movingPictures = createMovingRenderer(adopt(new WorkerPool(tasks, ONE_LONG_TASK)));
  return { workers, pictures: createPictureRenderer(workers), movingPictures };
}

type Upgrade = Parameters<typeof backUpBeforeUpgrade>[0] & Pick<Place, 'onUpgrade'>;

function openUpgraded({ onUpgrade, ...parts }: Upgrade): Promise<Services['db']> {
  return openMigratedDatabase(parts.settings, () => {
    onUpgrade?.();
    return backUpBeforeUpgrade(parts);
  });
}

type ToolParts = Pick<Services, 'log' | 'now'> & Pick<Place, 'port' | 'modelProcess'>;

function createTools(settings: Settings, { port, modelProcess, log, now }: ToolParts) {
  const { dataDir } = settings;
  const stopping = new AbortController();
  return {
    stopping,
    newSeed: () => randomInt(SEEDS),
    freeSpace: () => freeSpaceIn(dataDir),
    errorCounters: createErrorCounters(),
    pause: (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal }),
    requestQueue: new RequestQueue(requestLimits(callLimits(settings).callsAtOnce)),
    uploadQueue: new RequestQueue(UPLOAD_LIMITS),
    enginePlaces: usualPlaces(port),
    freeMemory,
    localModel: new LocalModelKeeper({ dataDir, log, now, module: modelProcess }),
    pageCache: createPageCache(),
    pictureCache: createPictureCache(),
    storage: chooseStorage(settings),
  };
}

// Two processes on one SQLite file would release the reservations of each other.
function lockOrThrow(folder: string): DataDirLock {
  const lock = lockDataDir(folder);
  if (lock) return lock;
  throw new DataDirError(
    `DATA_DIR ${folder} is in use by another Broetry: stop it, or choose another folder.`,
  );
}
