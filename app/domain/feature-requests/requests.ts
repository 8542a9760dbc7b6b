import {
  type Cursor,
  decodeSortedCursor,
  keyIn,
  listSearch,
  parseListParams,
} from '../../platform/http/list-params.ts';
import { textError } from '../community/comment.ts';
import type { Face } from '../faces/face.ts';

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
  /** Name and face of the member who asked. */
  authorName: string;
  authorFace: Face;
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
  authorFace: Face;
  createdAt: number;
  isOwn: boolean;
  mayDelete: boolean;
};

/** A page of comments, oldest first. `next` is the cursor of the next page, or null. */
export type RequestCommentsPage = { comments: RequestComment[]; next: string | null };

/** How an admin can decide. */
export const DECISIONS = ['approved', 'rejected'] as const;
export type BoardDecision = (typeof DECISIONS)[number];

/** The address of a request. */
export const requestPath = (id: string): string => `/requests/${encodeURIComponent(id)}`;

/** The longest first sentence that is the title of a request, in characters. */
const MAX_TITLE_LENGTH = 120;

/** Splits a request after its first sentence or line. All of it is the title where that is long. */
export function splitRequest(text: string): { title: string; rest: string } {
  const title = /^.+?(?:[.!?](?=\s)|$)/mu.exec(text)?.[0] ?? text;
  if (title.length > MAX_TITLE_LENGTH) return { title: text, rest: '' };
  return { title, rest: text.slice(title.length).trim() };
}

/** Returns the validation error of a cleaned request or rejection reason, or null. */
export function boardTextError(name: 'request' | 'reason', text: string): string | null {
  const length = name === 'request' ? MAX_REQUEST_LENGTH : MAX_REASON_LENGTH;
  return textError(text, { name, length, lines: MAX_LINES });
}

/** Returns whether the request accepts votes. A rejected one does not. */
export function isVotable({ status }: Pick<FeatureRequest, 'status'>): boolean {
  return status !== 'rejected';
}

/** Sort orders of the board, with their labels. */
export const REQUEST_SORTS = { votes: 'Most votes', newest: 'Newest' } as const;
export type BoardSort = keyof typeof REQUEST_SORTS;

const MAX_SEARCH_LENGTH = 100;

/** Query parameters of the board. */
export type BoardParams = {
  sort: BoardSort;
  status: RequestStatus | null;
  search: string;
  after: Cursor | null;
  /** The status that is left out. */
  without?: RequestStatus | undefined;
};

/** The query parameters that the viewer chooses. */
export type BoardFilters = Pick<BoardParams, 'sort' | 'status' | 'search'>;

/** Parses the board's query parameters. Invalid values fall back to the defaults. */
export function parseBoardParams(params: URLSearchParams, usual: BoardSort = 'votes'): BoardParams {
  const { read } = parseListParams(params);
  const sort = read<BoardSort>('sort', (text) => keyIn(REQUEST_SORTS, text), usual);
  return {
    sort,
    status: STATUSES.find((status) => status === params.get('status')) ?? null,
    search: read(
      'q',
      (text) => text.slice(0, MAX_SEARCH_LENGTH).replaceAll('\u0000', '').trim(),
      '',
    ),
    after: decodeSortedCursor(sort, params.get('after')),
  };
}

/** Returns the query string for the filters and the cursor. Default values are omitted. */
export function boardSearch(
  { sort, status, search }: BoardFilters,
  after: string | null = null,
  usual: BoardSort = 'votes',
): string {
  return listSearch({ sort: sort === usual ? null : sort, status, q: search, after });
}
