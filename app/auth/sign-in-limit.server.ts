import { type FloodCounters, ownCounters } from '../guests/flood-counters.server.ts';

const TEN_MINUTES = 600;

/** Bounds how many sign-ins one network can begin: each is a row until it ends. */
export type SignInLimit = {
  allow(bucket: string): Promise<boolean>;
  /** The same counter; `keep` gets the way back of each go that is taken. */
  keeping?: (keep: (giveBack: () => Promise<void>) => void) => SignInLimit;
};

/** By default counted in this process; `most` sign-ins begun in ten minutes. */
export function createSignInLimit(counters: FloodCounters = ownCounters, most = 60): SignInLimit {
  const take = counters('sign-in', most, TEN_MINUTES);
  const limitOf = (keep: (giveBack: () => Promise<void>) => void): SignInLimit => ({
    async allow(bucket) {
      const go = await take(bucket);
      if (go.wait !== null) return false;
      keep(go.giveBack);
      return true;
    },
    keeping: limitOf,
  });
  return limitOf(() => {});
}
