import { findStyle, type StyleValue } from '../../../comedy/post-styles.ts';
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

/** How the feed can be sorted and which time it can show: docs/product.md §2, Community feed. */
export const SORTS = {
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

export type FeedSort = keyof typeof SORTS;
export type FeedPeriod = keyof typeof PERIODS;

/** How far back each time goes, in milliseconds (docs/product.md §9). */
export const PERIOD_LENGTH: Readonly<Record<FeedPeriod, number | null>> = {
  all: null,
  today: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
};

/** How many posts come without a word, how many the screen asks for, and how many at most. */
const DEFAULT_LIMIT = 10;
export const SCREEN_LIMIT = 20;
const MAX_LIMIT = 50;

/** The place of a post in its sort: where the next page begins. `at` is the number that the sort goes by. */
export type FeedCursor = Cursor;

/** What of the feed is asked for. */
export type FeedParams = {
  sort: FeedSort;
  period: FeedPeriod;
  style: StyleValue | null;
  search: string;
  after: FeedCursor | null;
  limit: number;
};

/** Which choices the reader has made: the part of an ask that stands in the address. */
export type FeedFilters = Pick<FeedParams, 'sort' | 'period' | 'style' | 'search'>;

/** Reads an ask from an address. */
export function parseFeedParams(params: URLSearchParams): { ask: FeedParams; faults: string[] } {
  const { read, faults } = parseListParams(params);
  const sort = read<FeedSort>('sort', (text) => keyIn(SORTS, text), 'recent');
  const ask: FeedParams = {
    sort,
    period: read<FeedPeriod>('period', (text) => keyIn(PERIODS, text), 'all'),
    style: read<StyleValue | null>('style', (text) => findStyle(text)?.value ?? null, null),
    search: read('q', parseSearch, ''),
    after: read<FeedCursor | null>('after', (text) => decodeSortedCursor(sort, text), null),
    limit: read('limit', (text) => parseLimit(text, MAX_LIMIT), DEFAULT_LIMIT),
  };
  return { ask, faults };
}

/** The filters, and where it goes on, as an address has them; defaults are left out. */
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

/** Whether anything has been chosen. */
export function isFiltered(filters: FeedFilters): boolean {
  return feedSearch(filters) !== '';
}
