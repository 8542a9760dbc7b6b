import { type RawBuilder, sql } from 'kysely';
import type { AuditRow, Db } from '../../platform/db/tables.ts';
import { TARGET_KINDS, type TargetKind } from '../screening/report.ts';
import { isSharedRow } from '../screening/target-store.server.ts';
import { TARGET_TABLES, targetPlace } from '../screening/target-tables.ts';

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
      return existing.map(({ id, text, hidden_at, page_id }) => {
        const link = hidden_at === null ? source.link(page_id) : null;
        return { kind, id, text, link };
      });
    }),
  );
  return found.flat();
}

type TargetRow = { id: string; text: string; hidden_at: number | null; page_id: string };
type Source = { select: RawBuilder<unknown>; link: (pageId: string) => string };

function sourceOf(kind: TargetKind): Source {
  const { table, text, pageId } = TARGET_TABLES[kind];
  const isShared = isSharedRow(kind);
  return {
    select: sql`select id, ${sql.ref(text)} as text, hidden_at, ${sql.ref(pageId)} as page_id
      from ${sql.table(table)} where ${isShared}`,
    link: (id) => targetPlace(kind, id),
  };
}

const SOURCES: Readonly<Record<string, Source>> = {
  user: {
    select: sql`select id, display_name as text, null as hidden_at, id as page_id
      from users where true`,
    link: (id) => `/admin/users/${id}`,
  },
  ...Object.fromEntries(TARGET_KINDS.map((kind) => [kind, sourceOf(kind)])),
};
