import type { Kysely } from 'kysely';
import { isReachable, probeWrite } from '../../platform/db/database.server.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Database } from '../../platform/db/tables.ts';
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

type Parts = {
  db: Kysely<Database>;
  /** In bytes. */
  freeSpace: () => Promise<number>;
};

export function createHealth({ db, freeSpace }: Parts): Health {
  let draining = false;
  const isWritable = remember(async () => {
    if ((await freeSpace()) < MIN_FREE_BYTES) return false;
    await probeWrite(db);
    return true;
  });
  return {
    drain: () => {
      draining = true;
    },
    isDraining: () => draining,
    async ready() {
      if (draining) return false;
      const checks = Promise.all([isReachable(db), isWritable()]);
      const results = await withTimeout(READY_TIMEOUT_MS, () => checks);
      return results !== null && results.every(Boolean) && !draining;
    },
  };
}

/** Caches the result of `test`; false when it throws. Concurrent calls share one run. */
function remember(test: () => Promise<boolean>): () => Promise<boolean> {
  let result: Promise<boolean> | undefined;
  let until = 0;
  return () => {
    if (result && performance.now() < until) return result;
    until = Number.POSITIVE_INFINITY;
    result = test()
      .catch(() => false)
      .then((isGood) => {
        until = performance.now() + (isGood ? SUCCESS_TTL_MS : FAILURE_TTL_MS);
        return isGood;
      });
    return result;
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
