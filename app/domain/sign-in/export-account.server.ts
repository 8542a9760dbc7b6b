import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { collectPersonalData } from './personal-data-store.server.ts';

/** Everything kept about the viewer, as one JSON document. */
export async function exportAccount(services: Services, viewer: Member): Promise<string> {
  const data = await collectPersonalData(services.db, viewer.id);
  const exportedAt = new Date(services.now()).toISOString();
  return JSON.stringify({ exportedAt, site: services.publicOrigin, ...data }, null, 2);
}
