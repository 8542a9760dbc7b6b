import type { Services } from '../../platform/services.ts';
import { newestAddresses, type PostAddress } from './address-store.server.ts';

/** The newest `most` posts that everybody may read, the newest first. */
export function listAddresses({ db }: Services, most: number): Promise<PostAddress[]> {
  return newestAddresses(db, most);
}
