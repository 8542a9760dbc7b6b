import { isId } from '../../platform/text/ids.ts';
import type { Member, Viewer } from '../../platform/http/viewer.ts';
import { encodeSortedCursor } from '../../platform/http/list-params.ts';
import type { Services } from '../../platform/services.ts';
import type { BoardAsk } from './board.ts';
import type { FeatureRequest, RequestsPage } from './request.ts';
import { requestOf } from './request-row.server.ts';
import { searchPatterns, similarPatterns } from './request-search.ts';
import { findRequestRow, listRequestRows, listSimilarRows } from './request-store.server.ts';

const PAGE = 20;
const MOST_SIMILAR = 3;
/** What many want, and what has only just been asked for: that is asked for twice most often. */
const COMPARED = { best: 800, newest: 200 };

/** A page of the board. */
export async function listRequests(
  { db }: Services,
  { id: viewerId }: Member,
  ask: BoardAsk,
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
  ask: Omit<BoardAsk, 'search'>,
): Promise<RequestsPage | null> {
  if (viewer.kind !== 'member' || !viewer.isAdmin) return Promise.resolve(null);
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
  const ask = { ...wanted, among: COMPARED, limit: MOST_SIMILAR };
  const rows = await listSimilarRows(db, viewerId, ask);
  return rows.map((row) => requestOf(row, viewerId));
}
