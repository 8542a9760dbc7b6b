import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import type { Services } from '../../platform/services.ts';
import type { NewNotice } from './add-notice.server.ts';
import { insertNotices, listSettings } from './notice-store.server.ts';
import { readPreferences } from './notification-preferences.ts';

const AT_ONCE = 200;

/** Leaves many members the same notice, those who want its kind, inside a transaction. */
export async function addNotices(
  services: Services,
  userIds: readonly string[],
  { kind, text, link, actorId }: Omit<NewNotice, 'userId'>,
  trx: Kysely<Database>,
): Promise<void> {
  for (let from = 0; from < userIds.length; from += AT_ONCE) {
    const settings = await listSettings(trx, userIds.slice(from, from + AT_ONCE));
    const wanting = settings.filter((member) => readPreferences(member.settings)[kind]);
    const rows = wanting.map(({ id }) => ({
      id: services.newId(),
      user_id: id,
      kind,
      text,
      link: link ?? null,
      created_at: services.now(),
      read_at: null,
      actor_id: actorId ?? null,
    }));
    await insertNotices(trx, rows);
  }
}
