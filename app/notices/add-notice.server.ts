import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Services } from '../services.server.ts';
import type { NoticeKind } from './notice-kinds.ts';
import { findSettings, insertNotice } from './notice-store.server.ts';
import { readWishes } from './notice-wishes.ts';

/** `link` is a path of our own. */
export type NewNotice = { userId: string; kind: NoticeKind; text: string; link?: string };

/**
 * Leaves a member a notice, if it wants that kind. Inside a transaction pass it as `db`. False when nothing was
 * left: the kind is switched off, or the member has gone.
 */
export async function addNotice(
  services: Services,
  { userId, kind, text, link }: NewNotice,
  db: Kysely<Database> = services.db,
): Promise<boolean> {
  const settings = await findSettings(db, userId);
  if (settings === undefined || !readWishes(settings)[kind]) return false;
  await insertNotice(db, {
    id: services.newId(),
    user_id: userId,
    kind,
    text,
    link: link ?? null,
    created_at: services.now(),
    read_at: null,
  });
  return true;
}
