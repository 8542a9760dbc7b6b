import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { encodeSortedCursor } from '../../platform/http/list-params.ts';
import { isAdmin, type Member, type Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { isId } from '../../platform/text/ids.ts';
import { lockMember } from '../members/member-store.server.ts';
import type { RateLimited } from '../rate-limits/rate-limits.server.ts';
import {
  changeVote,
  findRequestRow,
  listRequestRows,
  listSimilarRows,
  lockRequest,
  type SeenRequest,
} from './request-store.server.ts';
import { type BoardParams, type FeatureRequest, isVotable, type RequestsPage } from './requests.ts';

/** The side of a row that members see. */
function requestOf(row: SeenRequest, viewerId: string): FeatureRequest {
  return {
    id: row.id,
    text: printableText(row.text),
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
/** Words that every request has, and that make none like another. */
const COMMON = new Set(
  `add allow and any are can could feature for from get give have how i'd into just let like make
  more need new not option our please post posts request should some support that the their them
  there this use user users want when which who will with would you your`.split(/\s+/),
);

/** A request as searches look through it: folded, its words alone, each with a space in front. */
export function requestSearchText(text: string): string {
  return ` ${wordsIn(text).join(' ')}`;
}

/** What a search of the board has to find: all of these, anywhere. */
function searchPatterns(search: string): string[] {
  return wordsIn(search)
    .slice(0, MAX_WORDS)
    .map((word) => `%${word}%`);
}

/**
 * What makes a request like the one that is being written: its telling words, each as the beginning of a word,
 * and how many of them have to be there. Null as long as there is no such word.
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

// Themes are like a theme, and darker is like dark.
function stemOf(word: string): string {
  return word.length > 4 && isLatin(word) ? word.replace(/(?:ing|e?s|ed|er)$/, '') : word;
}

function isLatin(word: string): boolean {
  return /^[a-z0-9]+$/.test(word);
}

const PAGE = 20;
const MAX_SIMILAR = 3;
/** What many want, and what has only just been asked for: that is asked for twice most often. */
const COMPARED = { best: 800, newest: 200 };

/** A page of the board. */
export async function listRequests(
  { db }: Services,
  { id: viewerId }: Member,
  ask: BoardParams,
): Promise<RequestsPage> {
  const { sort, status, search, after } = ask;
  const patterns = searchPatterns(search);
  // A search without a word in it finds nothing, rather than everything.
  if (search !== '' && patterns.length === 0) return { requests: [], next: null };
  const query = { viewerId, sort, status, patterns, after, limit: PAGE + 1 };
  const rows = await listRequestRows(db, query);
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  const at = last && (sort === 'votes' ? last.votes : last.created_at);
  return {
    requests: shown.map((row) => requestOf(row, viewerId)),
    next: last && at !== undefined ? encodeSortedCursor(sort, { at, id: last.id }) : null,
  };
}

/** The same for admins, to be decided. Null for everybody else: the guard of the page is not the only one. */
export function listForDeciding(
  services: Services,
  viewer: Viewer,
  ask: Omit<BoardParams, 'search'>,
): Promise<RequestsPage | null> {
  if (!isAdmin(viewer)) return Promise.resolve(null);
  return listRequests(services, viewer, { ...ask, search: '' });
}

/** One request, or null. */
export async function findRequest(
  { db }: Services,
  { id: viewerId }: Member,
  id: string,
): Promise<FeatureRequest | null> {
  const row = isId(id) ? await findRequestRow(db, id, viewerId) : undefined;
  return row ? requestOf(row, viewerId) : null;
}

/** What others have asked for in words like these: three at most, the likest first. */
export async function findSimilar(
  { db }: Services,
  { id: viewerId }: Member,
  text: string,
): Promise<FeatureRequest[]> {
  const wanted = similarPatterns(text);
  if (!wanted) return [];
  const ask = { ...wanted, among: COMPARED, limit: MAX_SIMILAR };
  const rows = await listSimilarRows(db, viewerId, ask);
  return rows.map((row) => requestOf(row, viewerId));
}

/** How the request stands then, or why nothing has changed. */
type VoteOutcome =
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
  return services.db.transaction().execute((trx) => changeOwnVote(trx, mine));
}

async function changeOwnVote(
  trx: Kysely<Database>,
  vote: { requestId: string; userId: string; isFor: boolean; now: number },
): Promise<VoteOutcome> {
  const isHere = await lockMember(trx, vote.userId);
  const request = isHere ? await lockRequest(trx, vote.requestId) : undefined;
  if (!request) return NOT_FOUND;
  if (!isVotable(request)) return { ok: false, reason: 'request-closed' };
  const isChanged = await changeVote(trx, vote);
  const change = vote.isFor ? 1 : -1;
  return { ok: true, votes: request.votes + (isChanged ? change : 0), hasVoted: vote.isFor };
}
