import { setTimeout as pause } from 'node:timers/promises';

const RETRY_INTERVAL_MS = 1000;
/** A scheduled job releases the others after their deadline. */
const MAX_OPEN = 1000;

export type LateReleases = { add: (id: string, release: () => Promise<void>) => void };

/**
 * Retries failed releases of reservations each second, one after the other, until `signal` aborts: the disk was full or
 * the database unavailable. Never throws and keeps no process alive.
 */
export function createLateReleases(signal: AbortSignal): LateReleases {
  const open = new Map<string, () => Promise<void>>();
  let isRetrying = false;
  const retry = async () => {
    isRetrying = true;
    while (open.size > 0) {
      await pause(RETRY_INTERVAL_MS, undefined, { ref: false });
      if (signal.aborted) return;
      try {
        for (const [id, release] of open) {
          await release();
          open.delete(id);
        }
      } catch {
        // The others would fail for the same reason.
      }
    }
    isRetrying = false;
  };
  return {
    add(id, release) {
      if (open.size >= MAX_OPEN) return;
      open.set(id, release);
      if (!isRetrying) void retry();
    },
  };
}
