/** A place in a list: after that item. `at` is the number that the list goes by, most often its time. */
export type Place = { at: number; id: string };

/** A place as an address has it. */
export function encodeCursor({ at, id }: Place): string {
  return `${at}-${id}`;
}

/** The place that an address holds. Null for anything else: the beginning. */
export function decodeCursor(text: string | null): Place | null {
  const match = /^(\d{1,15})-([0-9a-z]{1,60})$/.exec(text ?? '');
  return match ? { at: Number(match[1]), id: match[2] ?? '' } : null;
}

/** A place in a list that can be sorted in several ways: it names its sort, and means nothing in another one. */
export function encodeSortedCursor(sort: string, place: Place): string {
  return `${sort}-${encodeCursor(place)}`;
}

/** The place that an address holds in a list of that sort, or null. */
export function decodeSortedCursor(sort: string, text: string | null): Place | null {
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
