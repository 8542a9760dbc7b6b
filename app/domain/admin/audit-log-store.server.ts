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

/** What something was done to: its words, and where everybody sees it; null where nobody but its owner does. */
export type AuditTarget = { kind: string; id: string; words: string; link: string | null };

/** Of what was done to them, the things that are still there. What was taken back into private is not. */
export async function findAuditTargets(
  db: Kysely<Database>,
  rows: readonly Pick<AuditRow, 'target_kind' | 'target_id'>[],
): Promise<AuditTarget[]> {
  const found = await Promise.all(
    Object.entries(FIND).map(async ([kind, find]) => {
      const of = rows.filter(({ target_kind }) => target_kind === kind);
      const ids = [...new Set(of.map(({ target_id }) => target_id))];
      const things = ids.length > 0 ? await find(db, ids) : [];
      return things.map((thing) => ({ ...thing, kind }));
    }),
  );
  return found.flat();
}

type Find = (db: Kysely<Database>, ids: readonly string[]) => Promise<Omit<AuditTarget, 'kind'>[]>;

const FIND: Readonly<Record<string, Find>> = {
  async user(db, ids) {
    const users = db.selectFrom('users').select(['id', 'display_name']).where('id', 'in', ids);
    const rows = await users.execute();
    return rows.map(({ id, display_name }) => ({
      id,
      words: display_name,
      link: `/admin/users/${id}`,
    }));
  },
  async post(db, ids) {
    const posts = db.selectFrom('posts').select(['id', 'post', 'hidden_at']);
    const rows = await posts.where('id', 'in', ids).where('type', '=', 'community').execute();
    return rows.map(({ id, post, hidden_at }) => ({
      id,
      words: post,
      link: hidden_at === null ? `/post/${id}` : null,
    }));
  },
  async comment(db, ids) {
    const comments = db.selectFrom('comments').select(['id', 'post_id', 'text', 'hidden_at']);
    const rows = await comments.where('id', 'in', ids).execute();
    return rows.map(({ id, post_id, text, hidden_at }) => ({
      id,
      words: text,
      link: hidden_at === null ? `/post/${post_id}#comments` : null,
    }));
  },
  async feature_request(db, ids) {
    const requests = db.selectFrom('feature_requests').select(['id', 'text']);
    const rows = await requests.where('id', 'in', ids).execute();
    return rows.map(({ id, text }) => ({ id, words: text, link: `/requests/${id}` }));
  },
  async resource(db, ids) {
    const pictures = db.selectFrom('resources').select(['id', 'description', 'hidden_at']);
    const rows = await pictures.where('id', 'in', ids).execute();
    return rows.map(({ id, description, hidden_at }) => ({
      id,
      words: description,
      link: hidden_at === null ? `/resources?open=${id}` : null,
    }));
  },
};
