import { findStyle, type StyleValue } from '../../../comedy/styles/post-styles.ts';
import {
  type Cursor,
  decodeSortedCursor,
  keyIn,
  listSearch,
  parseLimit,
  parseListParams,
  parseSearch,
} from '../../platform/http/list-params.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';

/** The sorts and periods of the feed (docs/product.md §2, Community feed). */
export const FEED_SORTS = {
  recent: 'Most Recent',
  popular: 'Most Popular',
  comments: 'Most Comments',
} as const;
export const PERIODS = {
  all: 'All Time',
  today: 'Today',
  week: 'This Week',
  month: 'This Month',
} as const;

export type FeedSort = keyof typeof FEED_SORTS;
/** The orders of a feed. `best`: by real reactions, and among equals by the shown likes; only with a period. */
export type FeedOrder = FeedSort | 'best';
export type FeedPeriod = keyof typeof PERIODS;

/** The length of each period in milliseconds (docs/product.md §9). */
export const PERIOD_LENGTH: Readonly<Record<FeedPeriod, number | null>> = {
  all: null,
  today: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
};

const DEFAULT_LIMIT = 10;
export const SCREEN_LIMIT = 20;
const MAX_LIMIT = 50;

export type FeedParams = {
  sort: FeedSort;
  period: FeedPeriod;
  style: StyleValue | null;
  search: string;
  after: Cursor | null;
  limit: number;
};

/** The choices of the reader, which the URL of the page contains. */
export type FeedFilters = Pick<FeedParams, 'sort' | 'period' | 'style' | 'search'>;

/** Parses a query. `invalid` names the parameters that were replaced by their defaults. */
export function parseFeedParams(query: URLSearchParams): {
  params: FeedParams;
  invalid: string[];
} {
  const { read, errors: invalid } = parseListParams(query);
  const sort = read<FeedSort>('sort', (text) => keyIn(FEED_SORTS, text), 'recent');
  const params: FeedParams = {
    sort,
    period: read<FeedPeriod>('period', (text) => keyIn(PERIODS, text), 'all'),
    style: read<StyleValue | null>('style', (text) => findStyle(text)?.value ?? null, null),
    search: read('q', parseSearch, ''),
    after: read<Cursor | null>('after', (text) => decodeSortedCursor(sort, text), null),
    limit: read('limit', (text) => parseLimit(text, MAX_LIMIT), DEFAULT_LIMIT),
  };
  return { params, invalid };
}

/** The query of filters and a cursor, without defaults. */
export function feedSearch(filters: FeedFilters, after: string | null = null): string {
  const { sort, period, style, search } = filters;
  return listSearch({
    sort: sort === 'recent' ? null : sort,
    period: period === 'all' ? null : period,
    style,
    q: search,
    after,
  });
}

export function isFiltered(filters: FeedFilters): boolean {
  return feedSearch(filters) !== '';
}
