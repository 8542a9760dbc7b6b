import type { Kysely } from 'kysely';
import type { Database, ModerationCaseRow, ReportRow } from '../../platform/db/tables.ts';
import type { ReportTarget } from './report.ts';
import type { Target } from './target-store.server.ts';

function findCaseOf(
  db: Kysely<Database>,
  { kind, id }: ReportTarget,
): Promise<ModerationCaseRow | undefined> {
  return db
    .selectFrom('moderation_cases')
    .selectAll()
    .where('target_kind', '=', kind)
    .where('target_id', '=', id)
    .executeTakeFirst();
}

/** A case by its id. */
export function findCase(db: Kysely<Database>, id: string): Promise<ModerationCaseRow | undefined> {
  return db.selectFrom('moderation_cases').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The case of a target that is locked: its old one, or a new one that is open. */
export async function ensureCase(
  trx: Kysely<Database>,
  target: Pick<Target, 'kind' | 'id' | 'postId' | 'ownerId'>,
  { id, now }: { id: string; now: number },
): Promise<ModerationCaseRow> {
  const known = await findCaseOf(trx, target);
  if (known) return known;
  const row: ModerationCaseRow = {
    id,
    target_kind: target.kind,
    target_id: target.id,
    post_id: target.postId,
    comment_id: target.kind === 'comment' ? target.id : null,
    owner_id: target.ownerId,
    opened_at: now,
    closed_at: null,
    decision: null,
    reason: null,
    immune: 0,
    delete_at: null,
    version: 0,
    resource_id: target.kind === 'resource' ? target.id : null,
  };
  await trx.insertInto('moderation_cases').values(row).execute();
  return row;
}

/** Puts a case that was closed back into the queue. */
export async function reopenCase(trx: Kysely<Database>, id: string, now: number): Promise<void> {
  await trx
    .updateTable('moderation_cases')
    .set({ opened_at: now, closed_at: null })
    .where('id', '=', id)
    .where('closed_at', 'is not', null)
    .execute();
}

/** Changes a case that is still as it was seen. False when somebody else has decided meanwhile. */
export async function changeCase(
  trx: Kysely<Database>,
  { id, version }: Pick<ModerationCaseRow, 'id' | 'version'>,
  change: Partial<ModerationCaseRow>,
): Promise<boolean> {
  const changed = await trx
    .updateTable('moderation_cases')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** What an admin has let stand may be something else when it is shared again: then reports count anew. */
export async function endImmunity(
  trx: Kysely<Database>,
  { kind, id }: ReportTarget,
): Promise<void> {
  await trx
    .updateTable('moderation_cases')
    .set({ immune: 0 })
    .where('target_kind', '=', kind)
    .where('target_id', '=', id)
    .execute();
}

/** Forgets the case of a target. */
export async function deleteCaseOf(
  trx: Kysely<Database>,
  { kind, id }: ReportTarget,
): Promise<void> {
  await trx
    .deleteFrom('moderation_cases')
    .where('target_kind', '=', kind)
    .where('target_id', '=', id)
    .execute();
}

/** Keeps a report. False when this reporter has reported the same before. */
export async function insertReport(trx: Kysely<Database>, row: ReportRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('reports')
    .values(row)
    .onConflict((conflict) => conflict.columns(['case_id', 'reporter_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** How many reports of a case count towards the automatic hold. */
export async function countCountedReports(trx: Kysely<Database>, caseId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('case_id', '=', caseId)
    .where('counts', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the reports of cases that were closed before then. Returns how many. */
export async function deleteOldReports(db: Kysely<Database>, before: number): Promise<number> {
  const deleted = await db
    .deleteFrom('reports')
    .where('case_id', 'in', (eb) =>
      eb.selectFrom('moderation_cases').select('id').where('closed_at', '<', before),
    )
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
