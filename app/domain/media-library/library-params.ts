import {
  type Cursor,
  decodeCursor,
  keyIn,
  listSearch,
  parseLimit,
  parseListParams,
  parseSearch,
} from '../../platform/http/list-params.ts';

/** Which part of the library is shown. */
export const LIBRARY_SECTIONS = { all: 'All', favourites: 'Favourites', own: 'Mine' } as const;
export type LibrarySection = keyof typeof LIBRARY_SECTIONS;

/** How many pictures come at a time: full rows at every width of the grid. */
const PAGE_SIZE = 24;
const MAX_LIMIT = 48;

/** What of the library is asked for. */
export type LibraryParams = {
  search: string;
  only: LibrarySection;
  after: Cursor | null;
  limit: number;
  /** The post that a picture is chosen for: one of its versions. */
  forPost: string | null;
};
export type LibraryFilters = Pick<LibraryParams, 'search' | 'only' | 'forPost'>;

/** Reads an ask from an address. What is not understood is named in `faults` and stays at its default. */
export function parseLibraryParams(params: URLSearchParams): {
  ask: LibraryParams;
  faults: string[];
} {
  const { read, errors: faults } = parseListParams(params);
  const ask: LibraryParams = {
    search: read('q', parseSearch, ''),
    only: read<LibrarySection>('only', (text) => keyIn(LIBRARY_SECTIONS, text), 'all'),
    after: read<Cursor | null>('after', decodeCursor, null),
    limit: read('limit', (text) => parseLimit(text, MAX_LIMIT), PAGE_SIZE),
    forPost: read<string | null>('for', parseId, null),
  };
  return { ask, faults };
}

/** The filters, and where it goes on, as an address has them; defaults are left out. */
export function librarySearch(
  { search, only, forPost }: LibraryFilters,
  after: string | null = null,
): string {
  return listSearch({ q: search, only: only === 'all' ? null : only, for: forPost, after });
}

function parseId(text: string): string | null {
  return /^[0-9a-z]{1,60}$/.test(text) ? text : null;
}
