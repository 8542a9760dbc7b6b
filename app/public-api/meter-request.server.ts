import type { Bearer } from '../api-tokens/read-bearer.server.ts';
import type { Services } from '../services.server.ts';
import { API_LIMITS } from './api-limits.server.ts';

type MeteredRequest = { wait: number | null; headers: Record<string, string> };

/**
 * Counts a request for its token, else for the network it comes from (`bucket`), in which tokens that are none count
 * too. The headers say what is left, as the RateLimit header fields of the IETF's draft have it.
 */
export async function meterRequest(
  { apiLimits }: Services,
  bearer: Bearer,
  bucket: string,
): Promise<MeteredRequest> {
  const name = bearer.kind === 'known' ? 'token' : 'network';
  const who = bearer.kind === 'known' ? bearer.token.id : bucket;
  const { most, seconds } = API_LIMITS[name];
  const { wait, left, resets } = await apiLimits[name](who);
  const headers = {
    'ratelimit-policy': `"${name}";q=${most};w=${seconds}`,
    ratelimit: `"${name}";r=${left};t=${resets}`,
  };
  return { wait, headers };
}
