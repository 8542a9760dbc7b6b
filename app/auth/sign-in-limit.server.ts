import { type FloodCounters, ownCounters } from '../guests/flood-counters.server.ts';

const TEN_MINUTES = 600;

/** Bounds how many sign-ins one network can begin: each is a row until it ends. */
export type SignInLimit = { allow(bucket: string): Promise<boolean> };

/** By default counted in this process; `most` sign-ins begun in ten minutes. */
export function createSignInLimit(counters: FloodCounters = ownCounters, most = 60): SignInLimit {
  const take = counters('sign-in', most, TEN_MINUTES);
  return { allow: async (bucket) => (await take(bucket)) === null };
}
