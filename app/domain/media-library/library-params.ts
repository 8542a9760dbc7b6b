import {
  type Cursor,
  decodeCursor,
  keyIn,
  listSearch,
  parseLimit,
  parseListParams,
  parseSearch,
} from '../../platform/http/list-params.ts';

/** Sections of the library, with their labels. */
export const LIBRARY_SECTIONS = { all: 'All', favourites: 'Favourites', own: 'Mine' } as const;
export type LibrarySection = keyof typeof LIBRARY_SECTIONS;

/** Default number of pictures per page. It fills complete rows at every width of the grid. */
const PAGE_SIZE = 24;
const MAX_LIMIT = 48;

/** Query parameters of the library. */
export type LibraryParams = {
  search: string;
  only: LibrarySection;
  after: Cursor | null;
  limit: number;
  /** The id of a version of the post that the picture is for. */
  forPost: string | null;
};
export type LibraryFilters = Pick<LibraryParams, 'search' | 'only' | 'forPost'>;

/** Parses the library's query parameters. `invalid` names the invalid ones, which fall back to the defaults. */
export function parseLibraryParams(query: URLSearchParams): {
  params: LibraryParams;
  invalid: string[];
} {
  const { read, errors: invalid } = parseListParams(query);
  const params: LibraryParams = {
    search: read('q', parseSearch, ''),
    only: read<LibrarySection>('only', (text) => keyIn(LIBRARY_SECTIONS, text), 'all'),
    after: read<Cursor | null>('after', decodeCursor, null),
    limit: read('limit', (text) => parseLimit(text, MAX_LIMIT), PAGE_SIZE),
    forPost: read<string | null>('for', parseId, null),
  };
  return { params, invalid };
}

/** Returns the query string for the filters and the cursor. Default values are omitted. */
export function librarySearch(
  { search, only, forPost }: LibraryFilters,
  after: string | null = null,
): string {
  return listSearch({ q: search, only: only === 'all' ? null : only, for: forPost, after });
}

function parseId(text: string): string | null {
  return /^[0-9a-z]{1,60}$/.test(text) ? text : null;
}
