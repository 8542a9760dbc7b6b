import { LRUCache } from 'lru-cache';
import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { DeclaredRoute } from '../../features/http/route-handle.ts';
import { listRoutes } from './list-routes.server.ts';

/** `isCanonical`: the address is spelled as in our links, and its parameters may be ids. */
type Found = DeclaredRoute & { isCanonical: boolean };

/** Finds the route of a URL. False where not even `*` matches, as in a path with a line break. */
export type FindRoute = (url: string) => Found | false;

/** The router ranks all routes for each path, which takes about a millisecond. */
const MAX_REMEMBERED_PATHS = 1000;
const ID = /^[0-9a-z]{1,60}$/;

/** Finds the routes of `site` as the router does, so that no spelling of an address is read in two ways. */
export function createRouteFinder(site: Pick<ServerBuild, 'routes'>): FindRoute {
  const declared = new Map(listRoutes(site).map((route) => [route.id, route]));
  const all = Object.values(site.routes).filter((route) => route !== undefined);
  const childrenOf = (parentId: string | undefined): RouteObject[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, caseSensitive }) => {
        const route = { id, path, caseSensitive };
        return index ? { ...route, index } : { ...route, children: childrenOf(id) };
      });
  const tree = childrenOf(undefined);
  const find = (pathname: string): Found | false => {
    const { route, params = {} } = matchRoutes(tree, pathname)?.at(-1) ?? {};
    const found = declared.get(route?.id ?? '');
    if (!found) return false;
    const areIds = Object.values(params).every((value) => ID.test(value ?? ''));
    return { ...found, isCanonical: areIds && generatePath(found.pattern, params) === pathname };
  };
  const known = new LRUCache<string, Found | false>({
    max: MAX_REMEMBERED_PATHS,
    memoMethod: find,
  });
  return (url) => known.memo(pagePath(new URL(url).pathname));
}

// The router reads the data of a page at its path with `.data`, that of `/` at `/_.data`.
function pagePath(pathname: string): string {
  return pathname.endsWith('/_.data') ? pathname.slice(0, -6) : pathname.replace(/\.data$/, '');
}
