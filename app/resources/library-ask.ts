/** Which part of the library is shown. */
export const SHELVES = { all: 'All', favourites: 'Favourites', own: 'Mine' } as const;
export type Shelf = keyof typeof SHELVES;

/** How many pictures come at a time: full rows at every width of the grid. */
const PAGE_SIZE = 24;
const MOST_LIMIT = 48;
const MOST_SEARCH = 100;

/** Where a page begins: after that picture. */
export type LibraryCursor = { at: number; id: string };

/** What of the library is asked for. */
export type LibraryAsk = {
  search: string;
  only: Shelf;
  after: LibraryCursor | null;
  limit: number;
  /** The post that a picture is chosen for: one of its versions. */
  forPost: string | null;
};
export type LibraryFilters = Pick<LibraryAsk, 'search' | 'only' | 'forPost'>;

/** Reads an ask from an address. What is not understood is named in `faults` and stays at its default. */
export function parseLibraryAsk(params: URLSearchParams): { ask: LibraryAsk; faults: string[] } {
  const faults: string[] = [];
  const read = <Value>(name: string, parse: (text: string) => Value | null, otherwise: Value) => {
    const text = params.get(name);
    if (text === null || text === '') return otherwise;
    const value = parse(text);
    if (value === null) faults.push(name);
    return value ?? otherwise;
  };
  const ask: LibraryAsk = {
    search: read('q', parseSearch, ''),
    only: read<Shelf>('only', parseShelf, 'all'),
    after: read<LibraryCursor | null>('after', parseCursor, null),
    limit: read('limit', parseLimit, PAGE_SIZE),
    forPost: read<string | null>('for', parseId, null),
  };
  return { ask, faults };
}

/** The filters, and where it goes on, as an address has them; defaults are left out. */
export function librarySearch(
  { search, only, forPost }: LibraryFilters,
  after: string | null = null,
): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('q', search);
  if (only !== 'all') params.set('only', only);
  if (forPost !== null) params.set('for', forPost);
  if (after !== null) params.set('after', after);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

function parseSearch(text: string): string | null {
  return text.length <= MOST_SEARCH && !text.includes('\u0000') ? text : null;
}

function parseShelf(text: string): Shelf | null {
  return Object.hasOwn(SHELVES, text) ? (text as Shelf) : null;
}

function parseCursor(text: string): LibraryCursor | null {
  const match = /^(\d{1,15})-([0-9a-z]{1,60})$/.exec(text);
  return match ? { at: Number(match[1]), id: match[2] ?? '' } : null;
}

function parseId(text: string): string | null {
  return /^[0-9a-z]{1,60}$/.test(text) ? text : null;
}

function parseLimit(text: string): number | null {
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= MOST_LIMIT ? limit : null;
}
