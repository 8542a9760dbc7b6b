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
  let isWaiting = false;
  const plan = () => {
    if (isWaiting || open.size === 0) return;
    isWaiting = true;
    setTimeout(() => void tryAll(), RETRY_INTERVAL_MS).unref();
  };
  const tryAll = async () => {
    if (signal.aborted) return;
    for (const [id, release] of open) {
      try {
        await release();
        open.delete(id);
      } catch {
        // The others would fail for the same reason.
        break;
      }
    }
    isWaiting = false;
    plan();
  };
  return {
    add(id, release) {
      if (open.size >= MAX_OPEN) return;
      open.set(id, release);
      plan();
    },
  };
}
