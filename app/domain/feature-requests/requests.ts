import { type Cursor, decodeSortedCursor } from '../../platform/http/list-params.ts';
import { cleanComment } from '../community/comment.ts';

/** Maximum lengths of a request and of a rejection reason, in characters, and the maximum number of lines. */
export const MAX_REQUEST_LENGTH = 1000;
export const MAX_REASON_LENGTH = 500;
const MAX_LINES = 30;

/** docs/product.md §4, Feature request status: an admin decides a request once. */
export const STATUSES = ['pending', 'approved', 'rejected'] as const;
export type RequestStatus = (typeof STATUSES)[number];

/**
 * A request as members see it. `createdAt` is in epoch milliseconds. `hasVoted` and `isOwn` refer to the viewer.
 * `reason` is the admin's reason for a rejection.
 */
export type FeatureRequest = {
  id: string;
  text: string;
  status: RequestStatus;
  reason: string | null;
  votes: number;
  comments: number;
  createdAt: number;
  hasVoted: boolean;
  isOwn: boolean;
};

/** A page of requests. `next` is the cursor of the next page, or null. */
export type RequestsPage = { requests: FeatureRequest[]; next: string | null };

/** A comment on a request. `createdAt` is in epoch milliseconds. */
export type RequestComment = {
  id: string;
  text: string;
  authorName: string;
  createdAt: number;
  isOwn: boolean;
  mayDelete: boolean;
};

/** A page of comments, oldest first. `next` is the cursor of the next page, or null. */
export type RequestCommentsPage = { comments: RequestComment[]; next: string | null };

/** Removes hidden characters and surplus spaces from a request. Line breaks remain. */
export function cleanRequest(text: string): string {
  return cleanComment(text);
}

/** Returns the validation error of a cleaned request, or null. */
export function requestError(text: string): string | null {
  if (text === '') return 'A request needs at least one word.';
  return sizeError('request', text, MAX_REQUEST_LENGTH);
}

/** Returns the validation error of a cleaned rejection reason, or null. */
export function reasonError(text: string): string | null {
  return sizeError('reason', text, MAX_REASON_LENGTH);
}

function sizeError(name: string, text: string, most: number): string | null {
  if (text.length > most) return `The ${name} is too long: ${most} characters at most.`;
  return text.split('\n').length > MAX_LINES
    ? `The ${name} is too tall: ${MAX_LINES} lines at most.`
    : null;
}

/** Returns whether the request accepts votes. A rejected one does not. */
export function isVotable({ status }: Pick<FeatureRequest, 'status'>): boolean {
  return status !== 'rejected';
}

/** Sort orders of the board, with their labels. */
export const SORTS = { votes: 'Most votes', newest: 'Newest' } as const;
export type BoardSort = keyof typeof SORTS;

const MAX_SEARCH_LENGTH = 100;

/** Query parameters of the board. */
export type BoardParams = {
  sort: BoardSort;
  status: RequestStatus | null;
  search: string;
  after: Cursor | null;
};

/** The query parameters that the viewer chooses. */
export type BoardFilters = Pick<BoardParams, 'sort' | 'status' | 'search'>;

/** Parses the board's query parameters. Invalid values fall back to the defaults. */
export function parseBoardParams(params: URLSearchParams, usual: BoardSort = 'votes'): BoardParams {
  const wanted = params.get('sort') ?? '';
  const sort = Object.hasOwn(SORTS, wanted) ? (wanted as BoardSort) : usual;
  const search = (params.get('q') ?? '')
    .slice(0, MAX_SEARCH_LENGTH)
    .replaceAll('\u0000', '')
    .trim();
  return {
    sort,
    status: STATUSES.find((status) => status === params.get('status')) ?? null,
    search: search.isWellFormed() ? search : '',
    after: decodeSortedCursor(sort, params.get('after')),
  };
}

/** Returns the query string for the filters and the cursor. Default values are omitted. */
export function boardSearch(
  { sort, status, search }: BoardFilters,
  after: string | null = null,
  usual: BoardSort = 'votes',
): string {
  const params = new URLSearchParams();
  if (sort !== usual) params.set('sort', sort);
  if (status !== null) params.set('status', status);
  if (search !== '') params.set('q', search);
  if (after !== null) params.set('after', after);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
