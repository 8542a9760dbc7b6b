import type { RateLimits } from './rate-limits.server.ts';

/**
 * Takes the points of what is drawn for a member: of the network and of the member (docs/product.md §9). Returns the
 * outcome of the one that refused.
 */
export async function takeDrawing(
  { rateLimits }: { rateLimits: RateLimits },
  kind: 'picture' | 'caption' | 'carousel' | 'moving-picture',
  member: { id: string },
  address: string,
) {
  const limit = kind === 'caption' ? 'picture-network' : (`${kind}-network` as const);
  const ofNetwork = await rateLimits.take(limit, address);
  return ofNetwork.ok ? rateLimits.take(kind, member) : ofNetwork;
}
