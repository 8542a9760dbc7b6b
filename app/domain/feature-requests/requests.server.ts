import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import { encodeSortedCursor } from '../../platform/http/list-params.ts';
import { memberFace } from '../faces/face.ts';
import type { Member } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { isId } from '../../platform/text/ids.ts';
import { lockMember } from '../members/member-store.server.ts';
import {
  changeVote,
  findRequestRow,
  listRequestRows,
  listSimilarRows,
  lockRequest,
  type SeenRequest,
} from './request-store.server.ts';
import { REQUEST_GONE } from './request-words.ts';
import { type BoardParams, type FeatureRequest, isVotable, type RequestsPage } from './requests.ts';

function requestOf(row: SeenRequest, viewerId: string): FeatureRequest {
  return {
    id: row.id,
    text: printableText(row.text),
    authorName: printableText(row.display_name),
    authorFace: memberFace(row.user_id, row.display_name),
    status: row.status,
    reason: row.reason === null ? null : printableText(row.reason),
    votes: row.votes,
    comments: row.comments,
    createdAt: row.created_at,
    hasVoted: row.voter_id !== null,
    isOwn: row.user_id === viewerId,
  };
}

const MAX_WORDS = 8;
const MIN_WORD_LENGTH = 3;
/** Stop words: too frequent in requests to indicate a similar one. */
const COMMON = new Set(
  `add allow and any are can could feature for from get give have how i'd into just let like make
  more need new not option our please post posts request should some support that the their them
  there this use user users want when which who will with would you your`.split(/\s+/),
);

/** Returns the search text of a request: its folded words, each with a leading space. */
export function requestSearchText(text: string): string {
  return ` ${wordsIn(text).join(' ')}`;
}

/** Returns the LIKE patterns of a board search, eight at most. A request must match all of them. */
function searchPatterns(search: string): string[] {
  return wordsIn(search)
    .slice(0, MAX_WORDS)
    .map((word) => `%${word}%`);
}

/**
 * Returns the LIKE patterns that find similar requests, and the minimum number of matches. Latin words match at the
 * beginning of a word. Returns null when the text has only stop words and short words.
 */
function similarPatterns(text: string): { patterns: string[]; atLeast: number } | null {
  const telling = wordsIn(text).filter((word) => isTelling(word));
  const words = [...new Set(telling.map(stemOf))].slice(0, MAX_WORDS);
  if (words.length === 0) return null;
  const patterns = words.map((word) => (isLatin(word) ? `% ${word}%` : `%${word}%`));
  return { patterns, atLeast: words.length > 2 ? 2 : 1 };
}

function wordsIn(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function isTelling(word: string): boolean {
  return !isLatin(word) || (word.length >= MIN_WORD_LENGTH && !COMMON.has(word));
}

// Strips common English suffixes, so that "darker" matches "dark".
function stemOf(word: string): string {
  return word.length > 4 && isLatin(word) ? word.replace(/(?:ing|e?s|ed|er)$/, '') : word;
}

function isLatin(word: string): boolean {
  return /^[a-z0-9]+$/.test(word);
}

const PAGE = 20;
const MAX_SIMILAR = 3;
/** How many requests to compare. Duplicates are most likely among the most popular and the newest requests. */
const COMPARED = { best: 800, newest: 200 };

/** Returns a page of 20 requests. */
export async function listRequests(
  { db }: Pick<Services, 'db'>,
  { id: viewerId }: Member,
  params: BoardParams,
): Promise<RequestsPage> {
  const { sort, status, search, after, without } = params;
  const patterns = searchPatterns(search);
  // A search without letters or digits returns no results instead of the whole board.
  if (search !== '' && patterns.length === 0) return { requests: [], next: null };
  const query = {
    viewerId,
    sort,
    status,
    without,
    patterns,
    after,
    limit: PAGE + 1,
  };
  const rows = await listRequestRows(db, query);
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  const at = last && (sort === 'votes' ? last.votes : last.created_at);
  return {
    requests: shown.map((row) => requestOf(row, viewerId)),
    next: last && at !== undefined ? encodeSortedCursor(sort, { at, id: last.id }) : null,
  };
}

/** Returns null for an invalid or unknown id. */
export async function findRequest(
  { db }: Pick<Services, 'db'>,
  { id: viewerId }: Member,
  id: string,
): Promise<FeatureRequest | null> {
  const row = isId(id) ? await findRequestRow(db, id, viewerId) : undefined;
  return row ? requestOf(row, viewerId) : null;
}

/** Returns up to three requests with similar words, most similar first. */
export async function findSimilar(
  { db }: Pick<Services, 'db'>,
  { id: viewerId }: Member,
  text: string,
): Promise<FeatureRequest[]> {
  const wanted = similarPatterns(text);
  if (!wanted) return [];
  const params = { ...wanted, among: COMPARED, limit: MAX_SIMILAR };
  const rows = await listSimilarRows(db, viewerId, params);
  return rows.map((row) => requestOf(row, viewerId));
}

/** The rejection of a change of a request that its viewer saw a moment ago. */
export const GONE = { ...NOT_FOUND, message: REQUEST_GONE };

type VoteOutcome = { ok: true; votes: number; hasVoted: boolean } | Rejection;

/**
 * Adds or removes the viewer's vote; repeating the call changes nothing. Applies the `vote` rate limit. Returns
 * `request-closed` for a rejected request.
 */
export async function voteForRequest(
  services: Pick<Services, 'db' | 'now' | 'rateLimits'>,
  viewer: Member,
  { requestId, isFor }: { requestId: string; isFor: boolean },
): Promise<VoteOutcome> {
  const taken = await services.rateLimits.take('vote', viewer);
  if (!taken.ok) return taken;
  if (!isId(requestId)) return GONE;
  return services.db.transaction().execute(async (trx) => {
    const isHere = await lockMember(trx, viewer.id);
    const request = isHere ? await lockRequest(trx, requestId) : undefined;
    if (request?.hidden_at !== null) return GONE;
    if (!isVotable(request)) return { ok: false, reason: 'request-closed' };
    const vote = { requestId, userId: viewer.id, isFor, now: services.now() };
    const isChanged = await changeVote(trx, vote);
    const change = isFor ? 1 : -1;
    return { ok: true, votes: request.votes + (isChanged ? change : 0), hasVoted: isFor };
  });
}
