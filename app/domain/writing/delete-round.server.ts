import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { forgetRound } from './reply-store.server.ts';

/** Deletes an own round of replies with the post it answered. False when there is none of that id. */
export function deleteOwnRound({ db }: Services, viewer: Member, id: string): Promise<boolean> {
  return db.transaction().execute((trx) => forgetRound(trx, viewer.id, id));
}
