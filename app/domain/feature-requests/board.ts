import { type Cursor, decodeSortedCursor } from '../../platform/http/list-params.ts';
import { type RequestStatus, STATUSES } from './request.ts';

/** How the board can be sorted. */
export const SORTS = { votes: 'Most votes', newest: 'Newest' } as const;
export type BoardSort = keyof typeof SORTS;

const MOST_SEARCH = 100;

/** What of the board is asked for. */
export type BoardAsk = {
  sort: BoardSort;
  status: RequestStatus | null;
  search: string;
  after: Cursor | null;
};

/** The part of an ask that a reader chooses. */
export type BoardFilters = Pick<BoardAsk, 'sort' | 'status' | 'search'>;

/** Reads an ask from an address. What is not understood there stays at its default. */
export function parseBoardAsk(params: URLSearchParams, usual: BoardSort = 'votes'): BoardAsk {
  const wanted = params.get('sort') ?? '';
  const sort = Object.hasOwn(SORTS, wanted) ? (wanted as BoardSort) : usual;
  const search = (params.get('q') ?? '').slice(0, MOST_SEARCH).replaceAll('\u0000', '').trim();
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
