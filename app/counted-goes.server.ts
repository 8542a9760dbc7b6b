import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from './services.server.ts';

/** An answer waits no longer for a database that may be what failed. Milliseconds. */
const PATIENCE = 250;

/**
 * The services for one request, whose goes against the limits by the hour are remembered. `giveBack` is for when the
 * server itself refused or failed (5xx): whoever asked has lost nothing (docs/product.md §8). It never throws.
 */
export function countedGoes(services: Services): { services: Services; giveBack(): Promise<void> } {
  const { actionLimits, signInLimit, log } = services;
  const taken: (() => Promise<void>)[] = [];
  const keep = (giveBack: () => Promise<void>) => void taken.push(giveBack);
  const settle = async (giveBack: () => Promise<void>) => {
    try {
      await giveBack();
    } catch (error) {
      log.warn({ err: error }, 'a go that failed could not be given back');
    }
  };
  return {
    services: {
      ...services,
      actionLimits: actionLimits.keeping?.(keep) ?? actionLimits,
      signInLimit: signInLimit.keeping?.(keep) ?? signInLimit,
    },
    async giveBack() {
      const all = Promise.all(taken.splice(0).map(settle));
      const given = new AbortController();
      const late = pause(PATIENCE, undefined, { ref: false, signal: given.signal }).catch(() => {});
      await Promise.race([all, late]);
      given.abort();
    },
  };
}
