import { LRUCache } from 'lru-cache';
import { isReachable, probeWrite } from '../../platform/db/database.server.ts';
import { isReadOnly, isStorageFull } from '../../platform/db/database-errors.server.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Services } from '../../platform/services.ts';
import { LOW_SPACE_BYTES } from '../../platform/settings/data-dir.server.ts';
import { withTimeout } from '../../platform/time/with-timeout.ts';

/** Why a process is not ready, as /healthz and the log say it. */
export type NotReady =
  | 'starting'
  | 'migrating'
  | 'stopping'
  | 'database'
  | 'disk-full'
  | 'read-only';

/** Readiness of the process. Independent of the model provider: the offline writer is the fallback. */
export type Health = {
  /** Null when it is ready. Logs each change. */
  check(): Promise<NotReady | null>;
  ready(): Promise<boolean>;
  /** Makes the process not ready, before a stop. */
  drain(): void;
  isDraining(): boolean;
};

/** Cache times of a successful and a failed write test. */
const SUCCESS_TTL_MS = 10_000;
const FAILURE_TTL_MS = 1000;
const READY_TIMEOUT_MS = 3000;

type Parts = Pick<Services, 'db' | 'freeSpace' | 'log'>;

export function createHealth({ db, freeSpace, log }: Parts): Health {
  let draining = false;
  let last: NotReady | null = null;
  const noteSpace = createSpaceWatch({ freeSpace, log });
  const testWrite = async (): Promise<NotReady | 'writable'> => {
    // A disk that does not answer is noticed here: SQLite may have the pages of a write in memory.
    await noteSpace();
    try {
      await probeWrite(db);
      return 'writable';
    } catch (error) {
      if (isStorageFull(error)) return 'disk-full';
      return isReadOnly(error) ? 'read-only' : 'database';
    }
  };
  // Concurrent calls share one test.
  const tested = new LRUCache<'write', NotReady | 'writable'>({
    max: 1,
    fetchMethod: async (_name, _stale, { options }) => {
      const result = await testWrite();
      options.ttl = result === 'writable' ? SUCCESS_TTL_MS : FAILURE_TTL_MS;
      return result;
    },
  });
  const find = async (): Promise<NotReady | null> => {
    if (draining) return 'stopping';
    const checks = Promise.all([isReachable(db), tested.fetch('write')]);
    const results = await withTimeout(READY_TIMEOUT_MS, () => checks);
    if (draining) return 'stopping';
    if (!results?.[0]) return 'database';
    const [, write = 'database'] = results;
    return write === 'writable' ? null : write;
  };
  const check = async () => {
    const reason = await find();
    if (reason !== last) {
      last = reason;
      if (reason === null) log.info({ event: 'ready' }, 'the server is ready again');
      else if (reason === 'stopping') log.info({ event: 'not_ready', reason }, NOT_READY);
      else log.error({ event: 'not_ready', reason }, NOT_READY);
    }
    return reason;
  };
  return {
    drain: () => {
      draining = true;
    },
    isDraining: () => draining,
    check,
    ready: async () => (await check()) === null,
  };
}

/** Logs once when the disk of the data folder is almost full, and once when it has room again. */
function createSpaceWatch({ freeSpace, log }: Pick<Parts, 'freeSpace' | 'log'>) {
  let wasLow = false;
  return async () => {
    const free = await freeSpace().catch(() => Number.POSITIVE_INFINITY);
    const isLow = free < LOW_SPACE_BYTES;
    if (isLow && !wasLow)
      log.warn({ event: 'disk_low', free }, 'the disk of DATA_DIR is almost full');
    if (!isLow && wasLow) log.info({ event: 'disk_low_ended', free }, 'the disk has room again');
    wasLow = isLow;
  };
}

const NOT_READY = 'the server is not ready';

/** The response of /livez and /readyz. */
export function healthResponse(healthy: boolean): Response {
  return new Response(healthy ? 'ok\n' : 'not ready\n', {
    status: healthy ? 200 : 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** The response of /healthz: readiness, the reason when it is not ready, and version, for people and dashboards. */
export function versionResponse(reason: NotReady | null): Response {
  const { version } = packageFile;
  const body =
    reason === null ? { status: 'ok', version } : { status: 'not ready', reason, version };
  return Response.json(body, {
    status: reason === null ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
