import { type Kysely, sql } from 'kysely';
import type { AuditRow, Database } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';

/** Writes down what was done. */
export async function insertAudit(trx: Kysely<Database>, row: AuditRow): Promise<void> {
  await trx.insertInto('audit_log').values(row).execute();
}

/** One entry. */
export function findAudit(db: Kysely<Database>, id: string): Promise<AuditRow | undefined> {
  return db.selectFrom('audit_log').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Marks an entry as undone, once. */
export async function markUndone(trx: Kysely<Database>, id: string, now: number): Promise<boolean> {
  const marked = await trx
    .updateTable('audit_log')
    .set({ undone_at: now })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

type OfTarget = Pick<AuditRow, 'target_kind' | 'target_id'>;

/** What was taken down stands again: its removals are none any more. */
export async function withdrawRemovals(
  trx: Kysely<Database>,
  target: OfTarget,
  now: number,
): Promise<void> {
  await removalsOf(trx, target).set({ undone_at: now }).where('undone_at', 'is', null).execute();
}

/** The other way round, for the removals that were withdrawn at that moment. */
export async function renewRemovals(
  trx: Kysely<Database>,
  target: OfTarget,
  at: number,
): Promise<void> {
  await removalsOf(trx, target).set({ undone_at: null }).where('undone_at', '=', at).execute();
}

/** What was taken down and still is, newest first. */
export function listRemovalRows(
  db: Kysely<Database>,
  after: Cursor | null,
  limit: number,
): Promise<AuditRow[]> {
  return (
    db
      .selectFrom('audit_log')
      .selectAll()
      // The very words of its index.
      .where(sql<boolean>`action in ('hide', 'delete') and undone_at is null`)
      .$if(after !== null, (query) =>
        query.where((eb) => {
          const { at, id } = after as Cursor;
          return eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(at, id));
        }),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  );
}

function removalsOf(trx: Kysely<Database>, { target_kind, target_id }: OfTarget) {
  return trx
    .updateTable('audit_log')
    .where('target_kind', '=', target_kind)
    .where('target_id', '=', target_id)
    .where('action', 'in', ['hide', 'delete']);
}
