import type { FindRoute } from './route-finder.server.ts';

const MAX_LENGTH = 300;

/**
 * The canonical address of what guests share, by the `shared` of its route: without parameters that do not change the
 * answer, such as those of campaigns. Null for other addresses.
 */
export function sharedAddress(findRoute: FindRoute, url: string): string | null {
  const { pathname, search, searchParams } = new URL(url);
  if (pathname.length + search.length > MAX_LENGTH) return null;
  const found = findRoute(url);
  if (!found || !found.isCanonical || !found.handle.shared) return null;
  const { query = [], shared } = found.handle;
  const isData = pathname.endsWith('.data');
  if (isData && (!found.isPage || shared.data === false)) return null;
  if (shared.except?.some((name) => searchParams.has(name))) return null;
  const canonical = new URLSearchParams();
  for (const name of isData ? [...query, '_routes'] : query) {
    const [value, second] = searchParams.getAll(name);
    if (second !== undefined) return null;
    if (value === undefined) continue;
    const isKnown = name === '_routes' ? value === found.id : (shared.values?.test(value) ?? true);
    if (!isKnown) return null;
    canonical.set(name, value);
  }
  return canonical.size === 0 ? pathname : `${pathname}?${canonical.toString()}`;
}
