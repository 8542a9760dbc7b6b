import { holdMember } from '../members/member-store.server.ts';
import { isId } from '../../platform/text/ids.ts';
import type { Kysely } from 'kysely';
import type { Member } from '../../platform/http/viewer.ts';
import type { Database } from '../../platform/db/tables.ts';
import type { RateLimited } from '../rate-limits/rate-limits.server.ts';
import type { Services } from '../../platform/services.ts';
import { isVotable } from './request.ts';
import { changeVote, lockRequest } from './request-store.server.ts';

/** How the request stands then, or why nothing has changed. */
export type VoteOutcome =
  | { ok: true; votes: number; hasVoted: boolean }
  | { ok: false; reason: 'not-found' | 'request-closed' }
  | RateLimited;

const NOT_FOUND = { ok: false, reason: 'not-found' } as const;

/** Votes for a request, or takes the vote back. The same once more changes nothing. */
export async function voteForRequest(
  services: Services,
  viewer: Member,
  vote: { requestId: string; isFor: boolean },
): Promise<VoteOutcome> {
  if (!isId(vote.requestId)) return NOT_FOUND;
  const taken = await services.rateLimits.take('vote', viewer);
  if (!taken.ok) return taken;
  const mine = { ...vote, userId: viewer.id, now: services.now() };
  return services.db.transaction().execute((trx) => carryOut(trx, mine));
}

async function carryOut(
  trx: Kysely<Database>,
  vote: { requestId: string; userId: string; isFor: boolean; now: number },
): Promise<VoteOutcome> {
  const isHere = await holdMember(trx, vote.userId);
  const request = isHere ? await lockRequest(trx, vote.requestId) : undefined;
  if (!request) return NOT_FOUND;
  if (!isVotable(request)) return { ok: false, reason: 'request-closed' };
  const isChanged = await changeVote(trx, vote);
  const change = vote.isFor ? 1 : -1;
  return { ok: true, votes: request.votes + (isChanged ? change : 0), hasVoted: vote.isFor };
}
