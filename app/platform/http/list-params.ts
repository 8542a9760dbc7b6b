const MAX_SEARCH_LENGTH = 100;

/**
 * Parses the query parameters of a list. Invalid ones get their default and are listed in `errors`: pages ignore them,
 * endpoints reject the request. Empty ones get their default.
 */
export function parseListParams(params: URLSearchParams) {
  const errors: string[] = [];
  const read = <Value>(
    name: string,
    parse: (text: string) => Value | null,
    otherwise: Value,
  ): Value => {
    const text = params.get(name);
    if (text === null || text === '') return otherwise;
    const value = parse(text);
    if (value === null) errors.push(name);
    return value ?? otherwise;
  };
  return { read, errors };
}

/** Formats a query string: `?name=value…`, or an empty text. Omits null and empty values. */
export function listSearch(chosen: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(chosen)) if (value) params.set(name, value);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** A search text of at most 100 characters, or null. */
export function parseSearch(text: string): string | null {
  return text.length <= MAX_SEARCH_LENGTH && !text.includes('\u0000') ? text : null;
}

/** A page size from 1 to `most`, or null. */
export function parseLimit(text: string, most: number): number | null {
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= most ? limit : null;
}

/** A key of the table, or null. */
export function keyIn<Table extends object>(table: Table, text: string): keyof Table | null {
  return Object.hasOwn(table, text) ? (text as keyof Table) : null;
}

/** A cursor: the position after an item. `at` is its sort key, usually a time. */
export type Cursor = { at: number; id: string };

/** Encodes a cursor for a URL. */
export function encodeCursor({ at, id }: Cursor): string {
  return `${at}-${id}`;
}

/** Decodes a cursor. Null for an invalid one. */
export function decodeCursor(text: string | null | undefined): Cursor | null {
  const match = /^(\d{1,15})-([0-9a-z]{1,60})$/.exec(text ?? '');
  return match ? { at: Number(match[1]), id: match[2] ?? '' } : null;
}

/** Encodes a cursor with its sort order, which makes it invalid for others. */
export function encodeSortedCursor(sort: string, cursor: Cursor): string {
  return `${sort}-${encodeCursor(cursor)}`;
}

/** Decodes a cursor of that sort order, or null. */
export function decodeSortedCursor(sort: string, text: string | null): Cursor | null {
  const start = `${sort}-`;
  return text?.startsWith(start) ? decodeCursor(text.slice(start.length)) : null;
}

/** Cuts `size` + 1 rows, sorted by time, to a page with the cursor of the next page. */
export function cutPage<Row extends { created_at: number; id: string }>(
  rows: readonly Row[],
  size: number,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { shown, next: last ? encodeCursor({ at: last.created_at, id: last.id }) : null };
}
