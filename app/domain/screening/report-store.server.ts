import type { Kysely } from 'kysely';
import type { Database, ReportRow } from '../../platform/db/tables.ts';

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
export async function countCounting(trx: Kysely<Database>, caseId: string): Promise<number> {
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
