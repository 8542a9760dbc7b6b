/** How often it is tried again. Milliseconds. */
const RETRY_INTERVAL_MS = 1000;
/** More are left to the clock, which gives back what is past its deadline. */
const MAX_OPEN = 1000;

/**
 * What could not be given back yet, because the disk was full or the database away: tried again each second, one after
 * the other, until it is done or `signal` aborts. It never throws and keeps no process alive.
 */
export type LateReleases = { add: (id: string, release: () => Promise<void>) => void };

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
        // What refuses this one refuses the others too.
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
