import {
  type FloodCounter,
  type FloodCounters,
  ownCounters,
} from '../guests/flood-counters.server.ts';

/** How many requests each may send in so many seconds: a token, and a network that comes without one. */
export const API_LIMITS = {
  token: { most: 120, seconds: 60 },
  network: { most: 60, seconds: 60 },
} as const;

export type ApiLimits = Record<keyof typeof API_LIMITS, FloodCounter>;

/** By default counted in this process. */
export function createApiLimits(counters: FloodCounters = ownCounters): ApiLimits {
  const counterOf = (name: keyof typeof API_LIMITS) => {
    const { most, seconds } = API_LIMITS[name];
    return counters(`api-${name}`, most, seconds);
  };
  return { token: counterOf('token'), network: counterOf('network') };
}
