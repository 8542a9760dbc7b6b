import type { Kysely } from 'kysely';
import { isReachable, probeWrite } from '../../platform/db/database.server.ts';
import type { Database } from '../../platform/db/tables.ts';
import { withTimeout } from '../../platform/time/with-timeout.ts';

/** Whether this process should get traffic. The model provider is no part of it: the offline writer serves. */
export type Health = {
  ready(): Promise<boolean>;
  /** From now on not ready: the process is about to stop. */
  drain(): void;
  isDraining(): boolean;
};

/** With less than this free in the data folder, a server soon cannot write. Bytes. */
const MIN_FREE_BYTES = 100 * 1024 * 1024;

/** How long a good and a bad test of writing hold: health is asked often, by anybody. Milliseconds. */
const GOOD_RESULT_MS = 10_000;
const BAD_RESULT_MS = 1000;
/** Whoever asks does not wait for longer, whatever the database does. Milliseconds. */
const READY_TIMEOUT_MS = 3000;

type Parts = {
  db: Kysely<Database>;
  /** How much room is left where the data is, in bytes. */
  freeSpace: () => Promise<number>;
};

/** Health of a process whose schema has been migrated. */
export function createHealth({ db, freeSpace }: Parts): Health {
  let draining = false;
  const mayWrite = remember(async () => {
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
      const asked = Promise.all([isReachable(db), mayWrite()]);
      const soon = await withTimeout(READY_TIMEOUT_MS, () => asked);
      return soon !== null && soon.every(Boolean) && !draining;
    },
  };
}

/** The answer of `test`, or false when it throws, asked anew only after a while and by one at a time. */
function remember(test: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  let until = 0;
  return () => {
    if (answer && performance.now() < until) return answer;
    until = Number.POSITIVE_INFINITY;
    answer = test()
      .catch(() => false)
      .then((good) => {
        until = performance.now() + (good ? GOOD_RESULT_MS : BAD_RESULT_MS);
        return good;
      });
    return answer;
  };
}

/** The body of /livez and /readyz. Names no version: that is nobody's business. */
export function healthResponse(healthy: boolean): Response {
  return new Response(healthy ? 'ok\n' : 'not ready\n', {
    status: healthy ? 200 : 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
