import { type FloodCounters, ownCounters } from '../guests/flood-counters.server.ts';

const TEN_MINUTES = 600;

/** Bounds how many sign-ins one network can begin: each is a row until it ends. */
export type SignInLimit = {
  /** In how many seconds the next one is free, or null: now. */
  take(bucket: string): Promise<number | null>;
  /** The same counter; `keep` gets the way back of each go that is taken. */
  keeping?: (keep: (giveBack: () => Promise<void>) => void) => SignInLimit;
};

/** By default counted in this process; `most` sign-ins begun in ten minutes. */
export function createSignInLimit(counters: FloodCounters = ownCounters, most = 60): SignInLimit {
  const count = counters('sign-in', most, TEN_MINUTES);
  const limitOf = (keep: (giveBack: () => Promise<void>) => void): SignInLimit => ({
    async take(bucket) {
      const go = await count(bucket);
      if (go.wait === null) keep(go.giveBack);
      return go.wait;
    },
    keeping: limitOf,
  });
  return limitOf(() => {});
}
