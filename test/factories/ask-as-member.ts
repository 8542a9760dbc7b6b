import type { Member } from '../../app/domain/members/viewer.ts';
import type { Db } from '../../app/platform/db/tables.ts';
import { submitRequest } from '../../app/domain/feature-requests/request-submission.server.ts';
import { voteForRequest } from '../../app/domain/feature-requests/requests.server.ts';
import type { Services } from '../../app/platform/services.ts';
import { clockNow, id, newMember } from './write-as-member.ts';

/** Adds a member's request with its vote and a comment. All of them contain `mark`. */
export async function addRequest(db: Db, userId: string, mark: string): Promise<void> {
  const common = { user_id: userId, created_at: clockNow() };
  await db
    .insertInto('feature_requests')
    .values({
      ...common,
      id: mark,
      text: mark,
      search_text: mark,
      status: 'approved',
      reason: null,
      votes: 1,
      comments: 1,
      idem_key: id(),
      decided_at: clockNow(),
      decided_by: userId,
    })
    .execute();
  await db
    .insertInto('request_votes')
    .values({ ...common, request_id: mark })
    .execute();
  await db
    .insertInto('request_comments')
    .values({ ...common, id: id(), request_id: mark, text: mark, idem_key: id() })
    .execute();
}

/** Returns a request's vote counter and its number of vote rows. */
export async function votesOf(db: Db, id: string) {
  const rows = await db
    .selectFrom('request_votes')
    .selectAll()
    .where('request_id', '=', id)
    .execute();
  const { votes } = await db
    .selectFrom('feature_requests')
    .select('votes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { votes, rows: rows.length };
}

/** Adds or removes a vote. */
export function vote(services: Services, member: Member, requestId: string, isFor = true) {
  return voteForRequest(services, member, { requestId, isFor });
}

let keys = 0;
/** Returns a unique idempotency key. */
export const newKey = () => `request-key-${(keys += 1)}`;

/** Submits a feature request. Returns its id. */
export async function askAsMember(
  services: Services,
  member: Member,
  text: string,
): Promise<string> {
  const outcome = await submitRequest(services, member, { text, key: newKey() });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.request.id;
}

/** Creates `count` members. */
export function members(services: Services, count: number): Promise<Member[]> {
  return Promise.all(Array.from({ length: count }, () => newMember(services)));
}

/** Creates a member who is an admin. */
export async function newAdmin(services: Services): Promise<Member> {
  return { ...(await newMember(services)), isAdmin: true };
}
