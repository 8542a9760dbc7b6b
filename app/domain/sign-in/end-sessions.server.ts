import { deleteTokensOf } from '../members/token-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { deleteSession, deleteSessionsOf } from '../members/session-store.server.ts';
import type { Member } from '../../platform/http/viewer.ts';

/** Ends one of the viewer's own sessions. False when it is over, or somebody else's. */
export function endSession(services: Services, viewer: Member, id: string): Promise<boolean> {
  return deleteSession(services.db, viewer.id, id);
}

/** Ends all of the viewer's sessions, this one too, and revokes the tokens: whoever is in by theft is out. */
export async function signOutEverywhere(services: Services, viewer: Member): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await deleteSessionsOf(trx, viewer.id);
    await deleteTokensOf(trx, viewer.id);
  });
  services.log.info({ event: 'signed_out_everywhere', user: viewer.id }, 'all sessions ended');
}
