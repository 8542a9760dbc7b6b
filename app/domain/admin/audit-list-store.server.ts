import type { Kysely } from 'kysely';
import type { AuditRow, Database } from '../../platform/db/tables.ts';

export type AuditLine = AuditRow & { actor: string | null };

/** The last things that admins did, with their names, before the entry `before`. */
export function findAuditLines(
  db: Kysely<Database>,
  before: string | null,
  limit: number,
): Promise<AuditLine[]> {
  return db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .selectAll('audit_log')
    .select('users.display_name as actor')
    .$if(before !== null, (query) => query.where('audit_log.id', '<', before))
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute();
}
