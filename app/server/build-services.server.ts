import { randomBytes, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createPictureCache, createPictureRenderer } from '../domain/cards/pictures.server.ts';
import { createRateLimits, databaseCounter } from '../domain/rate-limits/rate-limits.server.ts';
import { modelCalls, type QuotaSettings, takeQuota } from '../domain/rate-limits/quotas.server.ts';
import { createPlotWeights } from '../domain/stats/plot-weights.server.ts';
import { createIdentityProviders } from '../domain/sign-in/identity-providers.server.ts';
import {
  createModelReplyWriter,
  offlineReplyWriter,
  type ReplyWriter,
} from '../domain/writing/reply-writers.server.ts';
import {
  createModelTranslationWriter,
  offlineTranslationWriter,
  type TranslationWriter,
} from '../domain/writing/translation-writers.server.ts';
import { backUpBeforeUpgrade } from '../platform/backup/backup.server.ts';
import { claimSecret, openMigratedDatabase } from '../platform/db/database.server.ts';
import { type DataDirLock, lockDataDir } from '../platform/db/sqlite.server.ts';
import type { Database } from '../platform/db/tables.ts';
import { chooseStorage } from '../platform/files/picture-storage.server.ts';
import { fetchPhoto } from '../platform/images/fetch-photo.server.ts';
import { createImageWorkerPool } from '../platform/images/image-worker-pool.server.ts';
import { createLateReleases } from '../platform/limits/late-releases.server.ts';
import { requestLimits, RequestQueue, UPLOAD_LIMITS } from '../platform/limits/request-queue.ts';
import {
  type CircuitBreaker,
  createCallSlots,
  createCircuitBreaker,
} from '../platform/model/call-limits.server.ts';
import { offlineWriter, withFallback } from '../platform/model/fallback-writers.server.ts';
import { type CallCounters, createModelClient } from '../platform/model/model-client.server.ts';
import { modelErrorFactory } from '../platform/model/model-errors.server.ts';
import {
  createModelPostWriter,
  type ModelWriterParts,
} from '../platform/model/model-writers.server.ts';
import type { Writer } from '../platform/model/writer.ts';
import { createLog } from '../platform/observe/log.server.ts';
import { countModelError, countModelUsage } from '../platform/observe/model-metrics.server.ts';
import { createErrorCounters } from '../platform/observe/process-metrics.server.ts';
import type { Services } from '../platform/services.ts';
import {
  DataDirError,
  freeSpaceIn,
  prepareDataDir,
  readOrCreateSecret,
  checkUnfinishedRestore,
} from '../platform/settings/data-dir.server.ts';
import {
  hasModel,
  type ModelSettings,
  providerName,
} from '../platform/settings/model-settings.server.ts';
import type { Settings } from '../platform/settings/settings.server.ts';
import { newId } from '../platform/text/ids.ts';
import { createPageCache } from './public-pages/page-cache.server.ts';

const SEEDS = 2 ** 31;

/**
 * Opens the data folder and the database, migrates it, and builds the other services. `port` is the port of the server;
 * `overrides` replace services in tests. Throws DataDirError, DatabaseError, or BackupError before an upgrade.
 */
export async function buildServices(
  settings: Settings,
  port: number,
  overrides: Partial<Services> = {},
): Promise<Services> {
  prepareDataDir(settings.dataDir);
  checkUnfinishedRestore(settings.dataDir);
  const publicOrigin = settings.publicOrigin ?? `http://localhost:${port}`;
  const now = overrides.now ?? Date.now;
  const lock = settings.databaseUrl ? null : lockOrThrow(settings.dataDir);
  const log = overrides.log ?? createLog(settings.logLevel);
  const secret = settings.sessionSecret ?? readOrCreateSecret(settings.dataDir);
  const bootId = newId(now(), randomBytes);
  const beforeUpgrade = () => backUpBeforeUpgrade({ settings, log, now: now() });
  const db = overrides.db ?? (await openMigratedDatabase(settings, beforeUpgrade));
  const releaseSecret = await claimSecretOrClose(settings, secret, db);
  return {
    settings,
    ...chooseWriters({ settings, db, log, now }),
    ...createTools(settings),
    // With Postgres several processes share the counters.
    rateLimits: createRateLimits(
      log,
      settings.databaseUrl ? databaseCounter({ db, secret, now }) : undefined,
    ),
    plotWeights: createPlotWeights({ db, log, now }),
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
    pictureCache: createPictureCache(),
    storage: chooseStorage(settings),
    imageWorkers: createImageWorkerPool(),
  };
}

function createTools({ modelCallsAtOnce }: Settings) {
  const stopping = new AbortController();
  return {
    stopping,
    errorCounters: createErrorCounters(),
    lateReleases: createLateReleases(stopping.signal),
    requestQueue: new RequestQueue(requestLimits(modelCallsAtOnce)),
    uploadQueue: new RequestQueue(UPLOAD_LIMITS),
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

const MAX_SLOT_WAIT_MS = 3000;

type WriterParts = {
  settings: ModelSettings & QuotaSettings;
  db: Kysely<Database>;
  log: Logger;
  now: () => number;
};

type Writers = {
  writer: Writer;
  replyWriter: ReplyWriter;
  translationWriter: TranslationWriter;
  breaker: CircuitBreaker;
};

/**
 * Creates the writers by the settings: the model, the model with the offline writer as fallback, or the offline writer.
 * They share the call slots and the daily budget.
 */
function chooseWriters({ settings, db, log, now }: WriterParts): Writers {
  const breaker = createCircuitBreaker();
  if (!hasModel(settings)) {
    return {
      writer: offlineWriter,
      replyWriter: offlineReplyWriter,
      translationWriter: offlineTranslationWriter,
      breaker,
    };
  }
  const running = settings.modelCallsAtOnce;
  const newError = modelErrorFactory(providerName(settings), settings.openaiApiKey);
  const parts: ModelWriterParts = {
    settings,
    newError,
    log,
    breaker,
    client: createModelClient(settings, newError, countersFor({ db, log, now }), breaker),
    slots: createCallSlots({ running, waiting: running * 2, longestWait: MAX_SLOT_WAIT_MS }),
    takeCall: () => takeQuota(db, settings, modelCalls(now())),
  };
  const writer = createModelPostWriter(parts);
  const replyWriter = createModelReplyWriter(parts);
  const translationWriter = createModelTranslationWriter(parts);
  if (!settings.writerFallback) return { writer, replyWriter, translationWriter, breaker };
  return {
    writer: withFallback(writer, offlineWriter),
    replyWriter: withFallback(replyWriter, offlineReplyWriter),
    translationWriter: withFallback(translationWriter, offlineTranslationWriter),
    breaker,
  };
}

function countersFor(needs: Omit<WriterParts, 'settings'>): CallCounters {
  return {
    onUsage: (usage) => void countModelUsage(needs, usage),
    onError: (kind, isRetried) => void countModelError(needs, kind, isRetried),
  };
}
