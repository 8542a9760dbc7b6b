const MOST_SEARCH = 100;

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
  return text.length <= MOST_SEARCH && !text.includes('\u0000') ? text : null;
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
