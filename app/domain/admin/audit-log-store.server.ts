import { type RawBuilder, sql } from 'kysely';
import type { AuditRow, Db } from '../../platform/db/tables.ts';

export type AuditLine = AuditRow & { actor: string | null };

/** Lists the latest audit entries with the names of their admins, before the entry `before`. */
export function findAuditLines(db: Db, before: string | null, limit: number): Promise<AuditLine[]> {
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

/** The target of an audit entry. `link` is null while only its owner may see it. */
export type AuditTarget = { kind: string; id: string; text: string; link: string | null };

/** Finds the existing targets of audit entries. Skips private posts. */
export async function findAuditTargets(
  db: Db,
  rows: readonly Pick<AuditRow, 'target_kind' | 'target_id'>[],
): Promise<AuditTarget[]> {
  const idsByKind = Map.groupBy(rows, ({ target_kind }) => target_kind);
  const found = await Promise.all(
    [...idsByKind].map(async ([kind, targets]) => {
      const source = SOURCES[kind];
      if (!source) return [];
      const ids = new Set(targets.map(({ target_id }) => target_id));
      const query = sql<TargetRow>`${source.select} and id in (${sql.join([...ids])})`;
      const { rows: existing } = await query.execute(db);
      return existing.map(({ id, text, hidden_at, parent_id }) => {
        const link = hidden_at === null ? source.link(parent_id ?? id) : null;
        return { kind, id, text, link };
      });
    }),
  );
  return found.flat();
}

type TargetRow = { id: string; text: string; hidden_at: number | null; parent_id: string | null };
type Source = { select: RawBuilder<unknown>; link: (id: string) => string };

const SOURCES: Readonly<Record<string, Source>> = {
  user: {
    select: sql`select id, display_name as text, null as hidden_at, null as parent_id
      from users where true`,
    link: (id) => `/admin/users/${id}`,
  },
  post: {
    select: sql`select id, post as text, hidden_at, null as parent_id
      from posts where type = 'community'`,
    link: (id) => `/post/${id}`,
  },
  comment: {
    select: sql`select id, text, hidden_at, post_id as parent_id from comments where true`,
    link: (postId) => `/post/${postId}#comments`,
  },
  feature_request: {
    select: sql`select id, text, hidden_at, null as parent_id
      from feature_requests where true`,
    link: (id) => `/requests/${id}`,
  },
  request_comment: {
    select: sql`select id, text, hidden_at, request_id as parent_id
      from request_comments where true`,
    link: (requestId) => `/requests/${requestId}#comments`,
  },
  resource: {
    select: sql`select id, description as text, hidden_at, null as parent_id
      from resources where true`,
    link: (id) => `/resources?open=${id}`,
  },
};
