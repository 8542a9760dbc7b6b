import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { HOUR_MS } from '../../platform/time/durations.ts';
import type { Services } from '../../platform/services.ts';
import type { NoticeKind } from './notice-kinds.ts';
import { findSettings, hasNoticeSince, insertNotice } from './notice-store.server.ts';
import { readPreferences } from './notification-preferences.ts';

/** `link` is a path of our own. */
export type NewNotice = {
  /** For whoever may have to take it back. */
  id?: string;
  userId: string;
  kind: NoticeKind;
  text: string;
  link?: string;
  /** The member whom the text names: the notice goes when that one goes. */
  actorId?: string;
};

/**
 * Leaves a member a notice, if it wants that kind. Inside a transaction pass it as `db`. False when nothing was
 * left: the kind is switched off, or the member has gone.
 */
export async function addNotice(
  services: Services,
  { id = services.newId(), userId, kind, text, link, actorId }: NewNotice,
  db: Kysely<Database> = services.db,
): Promise<boolean> {
  const settings = await findSettings(db, userId);
  if (settings === undefined || !readPreferences(settings)[kind]) return false;
  await insertNotice(db, {
    id,
    user_id: userId,
    kind,
    text,
    link: link ?? null,
    created_at: services.now(),
    read_at: null,
    actor_id: actorId ?? null,
  });
  return true;
}

/** The same, unless there is one of the kind with the same link from the last hour: twenty clicks are one notice. */
export async function addHourlyNotice(
  services: Services,
  notice: NewNotice & { link: string },
  db: Kysely<Database> = services.db,
): Promise<boolean> {
  const since = services.now() - HOUR_MS;
  return !(await hasNoticeSince(db, notice, since)) && addNotice(services, notice, db);
}
