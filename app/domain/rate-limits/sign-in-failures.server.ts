import type { Services } from '../../platform/services.ts';
import { isInOwnNetwork } from './new-accounts.server.ts';
import type { RateLimited } from './rate-limits.server.ts';

/**
 * Refuses a network with too many failed sign-ins, and takes no point (docs/product.md §9). Own networks are exempt: what
 * fails there cannot be guessed, and the clients of a school have one address.
 */
export async function checkFailures(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  address: string,
): Promise<{ ok: true } | RateLimited> {
  const checked = await rateLimits.check('sign-in', address);
  return checked.ok || (await isInOwnNetwork(db, address)) ? { ok: true } : checked;
}

/** Counts a failed sign-in of a network. */
export async function countFailure(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  address: string,
): Promise<void> {
  await rateLimits.take('sign-in', address);
}

/** Takes a start of a sign-in from a network. Refuses it after too many failures or starts. */
export async function takeSignInStart(
  services: Pick<Services, 'db' | 'rateLimits'>,
  address: string,
): Promise<{ ok: true } | RateLimited> {
  const failures = await checkFailures(services, address);
  return failures.ok ? services.rateLimits.take('sign-in-start', address) : failures;
}
