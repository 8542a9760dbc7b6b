import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';
import { withLists } from '../media-library/resource-store.server.ts';
import type { PostFormData } from '../posts/post.ts';
import { readStoredForm } from '../posts/stored-forms.server.ts';

/** A case joined with its target. */
export type QueueRow = Awaited<ReturnType<typeof listCaseRow>>[number];

/**
 * Returns a page of cases: open ones oldest first, or closed ones newest first. `created_at` is the time that sorts
 * them.
 */
export async function listCaseRows(
  db: Db,
  params: { isOpen: boolean; after: Cursor | null; limit: number },
) {
  const { isOpen, after, limit } = params;
  const time = isOpen ? 'moderation_cases.opened_at' : 'moderation_cases.closed_at';
  const direction = isOpen ? 'asc' : 'desc';
  const rows = await withTargets(db)
    .select((eb) => eb.ref(time).$notNull().as('created_at'))
    .where('moderation_cases.closed_at', isOpen ? 'is' : 'is not', null)
    .$if(after !== null, (query) =>
      query.where((eb) => {
        const { at, id } = after as Cursor;
        const place = eb.refTuple(time, 'moderation_cases.id');
        return eb(place, isOpen ? '>' : '<', eb.tuple(at, id));
      }),
    )
    .orderBy(time, direction)
    .orderBy('moderation_cases.id', direction)
    .limit(limit)
    .execute();
  return rows.map(withStored);
}

/** Returns the case with this id, if any, with its target. */
export async function listCaseRow(db: Db, id: string) {
  return (await withTargets(db).where('moderation_cases.id', '=', id).execute()).map(withStored);
}

type StoredRow = Parameters<typeof withLists>[0] &
  OfPost & { form_data: string | null; resource_id: string | null };

function withStored<Row extends StoredRow>({ form_data: form, ...row }: Row) {
  return { ...withLists(row, row.resource_id ?? ''), formData: readForm(row, form) };
}

type OfPost = { post_id: string | null; style: string | null };

function readForm({ post_id: id, style }: OfPost, form: string | null): PostFormData | null {
  return form === null
    ? null
    : readStoredForm({ id: id ?? '', style: style ?? '', form_data: form });
}

/** The number of open cases, of those opened since `since`, and when the oldest was opened. */
export function summarizeOpenCases(db: Db, since: number) {
  return db
    .selectFrom('moderation_cases')
    .select((eb) => [
      eb.fn.countAll<number>().as('waiting'),
      eb.fn.countAll<number>().filterWhere('opened_at', '>=', since).as('fresh'),
      eb.fn.min<number | null>('opened_at').as('oldest'),
    ])
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** The number of closed cases by their decision. */
export function countDecisions(db: Db) {
  return db
    .selectFrom('moderation_cases')
    .select(['decision', (eb) => eb.fn.countAll<number>().as('count')])
    .where('closed_at', 'is not', null)
    .groupBy('decision')
    .execute();
}

/** Returns the number of reports per case and reason, without further ones of new accounts by passkey of a network. */
export async function countReports(db: Db, caseIds: readonly string[]) {
  if (caseIds.length === 0) return [];
  return db
    .selectFrom('reports')
    .select(['case_id', 'reason', (eb) => eb.fn.countAll<number>().as('count')])
    .where('case_id', 'in', caseIds)
    .where('reporter_key', 'not like', 'passkey % %')
    .groupBy(['case_id', 'reason'])
    .orderBy('reason')
    .execute();
}

/** Returns the newest reports that have a message or contact details, up to `most` per case. */
export async function listReportWords(db: Db, caseIds: readonly string[], most: number) {
  if (caseIds.length === 0) return [];
  const place = sql<number>`row_number() over (partition by case_id order by created_at desc, id desc)`;
  const said = db
    .selectFrom('reports')
    .select(['case_id', 'reason', 'message', 'contact', 'created_at', 'reporter_id'])
    .select(place.as('place'))
    .where((eb) => eb.or([eb('message', 'is not', null), eb('contact', 'is not', null)]))
    .where('case_id', 'in', caseIds)
    .as('said');
  const newest = db.selectFrom(said).selectAll().where('place', '<=', most);
  return newest.orderBy('created_at', 'desc').execute();
}

function withTargets(db: Db) {
  return db
    .selectFrom('moderation_cases')
    .innerJoin('users', 'users.id', 'moderation_cases.owner_id')
    .leftJoin('posts', 'posts.id', 'moderation_cases.post_id')
    .leftJoin('comments', 'comments.id', 'moderation_cases.comment_id')
    .leftJoin('resources', 'resources.id', 'moderation_cases.resource_id')
    .leftJoin('feature_requests', 'feature_requests.id', 'moderation_cases.request_id')
    .leftJoin('request_comments', 'request_comments.id', 'moderation_cases.request_comment_id')
    .selectAll('moderation_cases')
    .select([
      'posts.post',
      'posts.shown_premise',
      'posts.form_data',
      'posts.style',
      'posts.type',
      (eb) =>
        eb.fn
          .coalesce('comments.text', 'request_comments.text', 'feature_requests.text')
          .as('said'),
      'resources.image',
      'resources.thumbnails',
      'resources.description',
      'resources.alt',
      'resources.tags',
      'resources.width',
      'resources.height',
      'users.display_name as owner_name',
      ofTarget<number>('created_at').as('target_created_at'),
      ofTarget<number | null>('hidden_at').as('hidden_at'),
      ofTarget<string | null>('hidden_reason').as('hidden_reason'),
    ]);
}

// A case about a comment has its post, or its feature request, as well.
function ofTarget<Value>(column: string) {
  const of = (table: string) => sql.ref(`${table}.${column}`);
  return sql<Value>`case moderation_cases.target_kind
    when 'post' then ${of('posts')} when 'comment' then ${of('comments')}
    when 'resource' then ${of('resources')} when 'feature_request' then ${of('feature_requests')}
    else ${of('request_comments')} end`;
}
