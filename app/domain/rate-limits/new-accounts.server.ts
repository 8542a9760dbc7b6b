import type { Db } from '../../platform/db/tables.ts';
import { isInNetworks } from '../../platform/settings/own-network.server.ts';
import type { Services } from '../../platform/services.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { readInstance } from '../instance/instance.server.ts';
import { isPasskeyAccountSince } from '../members/member-store.server.ts';

/** Whether an address belongs to a network that an admin has named as an own one. */
export async function isInOwnNetwork(db: Db, address: string): Promise<boolean> {
  const { ownNetworks } = await readInstance(db);
  return isInNetworks(address, ownNetworks);
}

/**
 * Whether a member has an account of less than a day by passkey alone, and comes from a network that is not an own one.
 * Such accounts cost nothing, so those of a network get what one gets (docs/product.md §9).
 */
export async function isNewPasskeyAccount(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
  address: string,
): Promise<boolean> {
  const isNew = await isPasskeyAccountSince(services.db, userId, services.now() - DAY_MS);
  return isNew && !(await isInOwnNetwork(services.db, address));
}
