const MAX_SEARCH_LENGTH = 100;

/**
 * Reads what of a list is asked for from an address. What is not understood is named in `faults` and stays at its
 * default, so that a page can go on where an endpoint refuses. Nothing and an empty word are the default too.
 */
export function parseListParams(params: URLSearchParams) {
  const faults: string[] = [];
  const read = <Value>(
    name: string,
    parse: (text: string) => Value | null,
    otherwise: Value,
  ): Value => {
    const text = params.get(name);
    if (text === null || text === '') return otherwise;
    const value = parse(text);
    if (value === null) faults.push(name);
    return value ?? otherwise;
  };
  return { read, faults };
}

/** What was chosen as an address has it: `?name=value…`, or nothing. What is `null` or empty is left out. */
export function listSearch(chosen: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(chosen)) if (value) params.set(name, value);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Words to search for: at most 100 characters, or `null`. */
export function parseSearch(text: string): string | null {
  return text.length <= MAX_SEARCH_LENGTH && !text.includes('\u0000') ? text : null;
}

/** How many are asked for, 1 to `most`, or `null`. */
export function parseLimit(text: string, most: number): number | null {
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= most ? limit : null;
}

/** One of the names of a table, or `null`. */
export function keyIn<Table extends object>(table: Table, text: string): keyof Table | null {
  return Object.hasOwn(table, text) ? (text as keyof Table) : null;
}

/** A position in a list: after that item. `at` is the number that sorts the list, most often a time. */
export type Cursor = { at: number; id: string };

/** A cursor as an address has it. */
export function encodeCursor({ at, id }: Cursor): string {
  return `${at}-${id}`;
}

/** The cursor that an address holds. Null for anything else: the beginning. */
export function decodeCursor(text: string | null): Cursor | null {
  const match = /^(\d{1,15})-([0-9a-z]{1,60})$/.exec(text ?? '');
  return match ? { at: Number(match[1]), id: match[2] ?? '' } : null;
}

/** A cursor in a list that can be sorted in several ways: it names its sort, and means nothing in another one. */
export function encodeSortedCursor(sort: string, cursor: Cursor): string {
  return `${sort}-${encodeCursor(cursor)}`;
}

/** The cursor that an address holds in a list of that sort, or null. */
export function decodeSortedCursor(sort: string, text: string | null): Cursor | null {
  const start = `${sort}-`;
  return text?.startsWith(start) ? decodeCursor(text.slice(start.length)) : null;
}

/** The rows of a page of `size`, of one row more, and where the next page begins. They go by their time. */
export function cutPage<Row extends { created_at: number; id: string }>(
  rows: readonly Row[],
  size: number,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { shown, next: last ? encodeCursor({ at: last.created_at, id: last.id }) : null };
}
