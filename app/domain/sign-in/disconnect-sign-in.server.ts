import type { Services } from '../../platform/services.ts';
import { deleteIdentity, listIdentities } from './identity-store.server.ts';
import { signInKey } from './list-sign-ins.server.ts';
import type { Member } from '../../platform/http/viewer.ts';

/** Takes a way in out of the viewer's account. The last one stays: without it nobody could come back. */
export async function disconnectSignIn(
  services: Services,
  viewer: Member,
  key: string,
): Promise<'disconnected' | 'missing' | 'last'> {
  const rows = await listIdentities(services.db, viewer.id);
  const row = rows.find((row) => signInKey(row) === key);
  if (!row) return 'missing';
  if (!(await deleteIdentity(services.db, row))) return 'last';
  const audit = { event: 'sign_in_disconnected', provider: row.provider, user: viewer.id };
  services.log.info(audit, 'a sign-in was disconnected');
  return 'disconnected';
}
