import { LRUCache } from 'lru-cache';
import { isReachable, probeWrite } from '../../platform/db/database.server.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Services } from '../../platform/services.ts';
import { withTimeout } from '../../platform/time/with-timeout.ts';

/** Readiness of the process. Independent of the model provider: the offline writer is the fallback. */
export type Health = {
  ready(): Promise<boolean>;
  /** Makes the process not ready, before a stop. */
  drain(): void;
  isDraining(): boolean;
};

/** Minimum free space in the data folder. */
const MIN_FREE_BYTES = 100 * 1024 * 1024;

/** Cache times of a successful and a failed write test. */
const SUCCESS_TTL_MS = 10_000;
const FAILURE_TTL_MS = 1000;
const READY_TIMEOUT_MS = 3000;

export function createHealth({ db, freeSpace }: Pick<Services, 'db' | 'freeSpace'>): Health {
  let draining = false;
  const testWrite = async () => {
    if ((await freeSpace()) < MIN_FREE_BYTES) return false;
    await probeWrite(db);
    return true;
  };
  // Concurrent calls share one test.
  const tested = new LRUCache<'write', boolean>({
    max: 1,
    fetchMethod: async (_name, _stale, { options }) => {
      const isGood = await testWrite().catch(() => false);
      options.ttl = isGood ? SUCCESS_TTL_MS : FAILURE_TTL_MS;
      return isGood;
    },
  });
  return {
    drain: () => {
      draining = true;
    },
    isDraining: () => draining,
    async ready() {
      if (draining) return false;
      const checks = Promise.all([isReachable(db), tested.fetch('write')]);
      const results = await withTimeout(READY_TIMEOUT_MS, () => checks);
      return results !== null && results.every(Boolean) && !draining;
    },
  };
}

/** The response of /livez and /readyz. */
export function healthResponse(healthy: boolean): Response {
  return new Response(healthy ? 'ok\n' : 'not ready\n', {
    status: healthy ? 200 : 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** The response of /healthz: readiness and version, for people and dashboards. */
export function versionResponse(isReady: boolean): Response {
  const status = isReady ? 'ok' : 'not ready';
  return Response.json(
    { status, version: packageFile.version },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
