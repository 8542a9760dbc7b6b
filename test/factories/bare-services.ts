import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { LRUCache } from 'lru-cache';
import { createMovingRenderer } from '../../app/domain/moving-pictures/moving-pictures.server.ts';
import {
  createPictureCache,
  createPictureRenderer,
} from '../../app/domain/cards/pictures.server.ts';
import { LocalModelKeeper } from '../../app/domain/local-model/keeper.server.ts';
import type { Db } from '../../app/platform/db/tables.ts';
import { requestLimits, RequestQueue } from '../../app/platform/limits/request-queue.ts';
import { NO_MODEL } from '../../app/platform/model/model-check.server.ts';
import { createLog } from '../../app/platform/observe/log.server.ts';
import { createErrorCounters } from '../../app/platform/observe/process-metrics.server.ts';
import type { Services } from '../../app/platform/services.ts';
import { readSettings } from '../../app/platform/settings/settings.server.ts';
import { WorkerPool } from '../../app/platform/workers/worker-pool.server.ts';
import { UNLIMITED } from './rate-limits.ts';

const settings = readSettings({ DATA_DIR: tmpdir() });

function unused(): never {
  throw new Error('Services on a bare database write, store and fetch nothing.');
}
const writer = { name: 'offline', write: unused } as const;

/** The services on a database alone: without writers, files, workers and limits. */
export function bareServices(db: Db, { now, newId }: Pick<Services, 'now' | 'newId'>): Services {
  const workers = new WorkerPool('no-tasks');
  const queue = new RequestQueue(requestLimits(1));
  return {
    db,
    settings,
    log: createLog('silent'),
    now,
    newId,
    randomBytes,
    newSeed: () => 7,
    bootId: 'boot',
    secret: 'a secret that is long enough for it',
    secureCookies: false,
    publicOrigin: 'http://localhost:3000',
    port: 3000,
    ...UNLIMITED,
    requester: { network: 'test' },
    writer,
    replyWriter: writer,
    translationWriter: writer,
    commentWriter: writer,
    modelStatus: NO_MODEL,
    enginePlaces: [],
    freeMemory: () => Infinity,
    localModel: new LocalModelKeeper({
      dataDir: settings.dataDir,
      log: createLog('silent'),
      now,
      module: '',
    }),
    errorCounters: createErrorCounters(),
    stopping: new AbortController(),
    requestQueue: queue,
    uploadQueue: queue,
    workers,
    pictures: createPictureRenderer(workers),
    movingPictures: createMovingRenderer(workers),
    pictureCache: createPictureCache(),
    pageCache: new LRUCache({ max: 1 }),
    providers: { ids: [], open: unused },
    storage: {
      usesKeys: true,
      put: unused,
      get: unused,
      delete: unused,
      url: (place) => `/media/${place}`,
    },
    fetchPhoto: unused,
    freeSpace: () => Promise.resolve(Infinity),
    pause: unused,
    close: () => db.destroy(),
  };
}
