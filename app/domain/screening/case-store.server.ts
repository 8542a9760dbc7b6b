import { returnsRow } from '../../platform/db/returns-row.ts';
import type { Db, ModerationCaseRow, ReportRow } from '../../platform/db/tables.ts';
import type { TargetRef } from './report.ts';
import type { Target } from './target-store.server.ts';

export function findCase(db: Db, id: string): Promise<ModerationCaseRow | undefined> {
  return db.selectFrom('moderation_cases').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the versions of cases by their ids. */
export async function listCaseVersions(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = db.selectFrom('moderation_cases').select(['id', 'version']).where('id', 'in', ids);
  return new Map((await rows.execute()).map(({ id, version }) => [id, version]));
}

/** Returns the case of a target, if it has one. */
export function findCaseOf(
  db: Db,
  { kind, id }: TargetRef,
): Promise<ModerationCaseRow | undefined> {
  return db
    .selectFrom('moderation_cases')
    .selectAll()
    .where('target_kind', '=', kind)
    .where('target_id', '=', id)
    .executeTakeFirst();
}

/** Returns the case of a locked target. Opens a case if none exists. */
export async function ensureCase(
  trx: Db,
  target: Pick<Target, 'kind' | 'id' | 'postId' | 'requestId' | 'ownerId'>,
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
    request_id: target.requestId,
    request_comment_id: target.kind === 'request_comment' ? target.id : null,
  };
  await trx.insertInto('moderation_cases').values(row).execute();
  return row;
}

/** Puts a closed case back into the queue. Does not change an open case. */
export async function reopenCase(trx: Db, id: string, now: number): Promise<void> {
  await trx
    .updateTable('moderation_cases')
    .set({ opened_at: now, closed_at: null })
    .where('id', '=', id)
    .where('closed_at', 'is not', null)
    .execute();
}

/** Updates a case if its version is unchanged. Returns false after a concurrent decision. */
export function changeCase(
  trx: Db,
  { id, version }: Pick<ModerationCaseRow, 'id' | 'version'>,
  change: Partial<ModerationCaseRow>,
): Promise<boolean> {
  const update = trx.updateTable('moderation_cases').set({ ...change, version: version + 1 });
  return returnsRow(update.where('id', '=', id).where('version', '=', version).returning('id'));
}

/**
 * Clears the immunity of a target, so that reports can hide it again. Its content may change before it is shared
 * again.
 */
export async function endImmunity(trx: Db, { kind, id }: TargetRef): Promise<void> {
  await trx
    .updateTable('moderation_cases')
    .set({ immune: 0 })
    .where('target_kind', '=', kind)
    .where('target_id', '=', id)
    .execute();
}

export async function deleteCaseOf(trx: Db, { kind, id }: TargetRef): Promise<void> {
  await trx
    .deleteFrom('moderation_cases')
    .where('target_kind', '=', kind)
    .where('target_id', '=', id)
    .execute();
}

/** Deletes an open case without a report. Returns false when it has one or is closed. */
export function deleteUnreported(trx: Db, id: string): Promise<boolean> {
  const open = trx.deleteFrom('moderation_cases').where('id', '=', id);
  const reports = trx.selectFrom('reports').select('id').where('case_id', '=', id);
  return returnsRow(
    open
      .where('closed_at', 'is', null)
      .where(({ not, exists }) => not(exists(reports)))
      .returning('id'),
  );
}

/** Inserts a report. Returns false when the reporter has already reported this case. */
export function insertReport(trx: Db, row: ReportRow): Promise<boolean> {
  return returnsRow(
    trx
      .insertInto('reports')
      .values(row)
      .onConflict((conflict) => conflict.columns(['case_id', 'reporter_key']).doNothing())
      .returning('id'),
  );
}

/** Whether a member has reported a case. */
export async function hasReported(
  trx: Db,
  caseId: string,
  reporterId: string | null,
): Promise<boolean> {
  const known = trx.selectFrom('reports').select('id').where('case_id', '=', caseId);
  const own = await known.where('reporter_id', '=', reporterId).executeTakeFirst();
  return own !== undefined;
}

/** Returns the number of reports that count towards automatic hiding. */
export async function countCountedReports(trx: Db, caseId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('case_id', '=', caseId)
    .where('counts', '=', 1)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes the reports of cases that closed before `before`, in epoch milliseconds. Returns the number of reports. */
export async function deleteOldReports(db: Db, before: number): Promise<number> {
  const deleted = await db
    .deleteFrom('reports')
    .where('case_id', 'in', (eb) =>
      eb.selectFrom('moderation_cases').select('id').where('closed_at', '<', before),
    )
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Returns at most `limit` cases whose deleted target is due for removal at `now`, earliest first. */
export function listDueCases(db: Db, now: number, limit: number): Promise<ModerationCaseRow[]> {
  return db
    .selectFrom('moderation_cases')
    .selectAll()
    .where('delete_at', '<=', now)
    .orderBy('delete_at')
    .limit(limit)
    .execute();
}
