import type { Db } from '../../platform/db/tables.ts';

/** Takes the admin area from a member that the owner link made an admin. */
export async function unmarkAdmin(trx: Db, id: string): Promise<boolean> {
  const changed = await trx
    .updateTable('users')
    .set({ admin_since: null })
    .where('id', '=', id)
    .where('admin_since', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Whether an admin has ever signed in. `emails` in lower case: ADMIN_EMAILS. */
export async function hasAdmin(db: Db, emails: readonly string[]): Promise<boolean> {
  const found = await admins(db, emails).select('id').limit(1).executeTakeFirst();
  return found !== undefined;
}

/** The names of all admins. `emails` in lower case: ADMIN_EMAILS. */
export function listAdminNames(
  db: Db,
  emails: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return admins(db, emails).select(['id', 'display_name as name']).execute();
}

function admins(db: Db, emails: readonly string[]) {
  return db
    .selectFrom('users')
    .where((eb) =>
      eb.or([
        eb('admin_since', 'is not', null),
        ...(emails.length > 0
          ? [eb.and([eb('email_verified', '=', 1), eb(eb.fn('lower', ['email']), 'in', emails)])]
          : []),
      ]),
    );
}

export type AdminRow = { id: string; name: string; since: number; isDisabled: boolean };

/** The members that the owner link made admins, the earliest first. */
export async function listAdmins(db: Db): Promise<AdminRow[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'display_name as name', 'admin_since', 'disabled_at'])
    .where('admin_since', 'is not', null)
    .orderBy('admin_since')
    .execute();
  return rows.map(({ id, name, admin_since, disabled_at }) => ({
    id,
    name,
    since: admin_since ?? 0,
    isDisabled: disabled_at !== null,
  }));
}
