import { type Cursor, decodeSortedCursor } from '../../platform/http/list-params.ts';
import { cleanComment } from '../community/comment.ts';

/** How long a request may be, in characters and in lines; and what is said to a rejected one. */
export const MAX_REQUEST_LENGTH = 1000;
export const MAX_REASON_LENGTH = 500;
const MAX_LINES = 30;

/** docs/product.md §4, Feature request status: decided once, by an admin. */
export const STATUSES = ['pending', 'approved', 'rejected'] as const;
export type RequestStatus = (typeof STATUSES)[number];

/**
 * A request as members see it. `createdAt` in epoch milliseconds; `hasVoted` and `isOwn` are for whoever asked;
 * `reason` is what an admin has written to a rejected one.
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

/** A page of requests, and where the next one begins. */
export type RequestsPage = { requests: FeatureRequest[]; next: string | null };

/** What somebody has said to a request. Oldest first they read as a conversation. */
export type RequestComment = {
  id: string;
  text: string;
  authorName: string;
  createdAt: number;
  isOwn: boolean;
  mayDelete: boolean;
};

/** A page of comments, and where the next one begins. */
export type RequestCommentsPage = { comments: RequestComment[]; next: string | null };

/** A request made safe to print: no hidden characters, no room to spare. Its lines stay. */
export function cleanRequest(text: string): string {
  return cleanComment(text);
}

/** What is wrong with a clean request, in words for whoever wrote it; null when nothing is. */
export function requestError(text: string): string | null {
  if (text === '') return 'A request needs at least one word.';
  return sizeError('request', text, MAX_REQUEST_LENGTH);
}

/** The same for what an admin writes to a rejected request. */
export function reasonError(text: string): string | null {
  return sizeError('reason', text, MAX_REASON_LENGTH);
}

function sizeError(name: string, text: string, most: number): string | null {
  if (text.length > most) return `The ${name} is too long: ${most} characters at most.`;
  return text.split('\n').length > MAX_LINES
    ? `The ${name} is too tall: ${MAX_LINES} lines at most.`
    : null;
}

/** Whether a request can be voted for: a rejected one is over. */
export function isVotable({ status }: Pick<FeatureRequest, 'status'>): boolean {
  return status !== 'rejected';
}

/** How the board can be sorted. */
export const SORTS = { votes: 'Most votes', newest: 'Newest' } as const;
export type BoardSort = keyof typeof SORTS;

const MAX_SEARCH_LENGTH = 100;

/** What of the board is asked for. */
export type BoardParams = {
  sort: BoardSort;
  status: RequestStatus | null;
  search: string;
  after: Cursor | null;
};

/** The part of an ask that a reader chooses. */
export type BoardFilters = Pick<BoardParams, 'sort' | 'status' | 'search'>;

/** Reads an ask from an address. What is not understood there stays at its default. */
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

/** The choices, and where it goes on, as an address has them; defaults are left out. */
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
