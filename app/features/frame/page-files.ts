import { matchRoutes, type RouteObject } from 'react-router';
import { loadPageAhead } from '../../ui/load-page-ahead.ts';

type Entry = { id: string; parentId?: string; path?: string; index?: boolean };
type Framework = {
  __reactRouterManifest?: { routes: Record<string, Entry | undefined> };
  __reactRouterRouteModules?: Record<string, unknown>;
};

/** The parts of the page at `pathname` whose files this document has not got yet. */
export function missingParts(pathname: string): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: here = {} } =
    window as Framework;
  if (!manifest) return [];
  const entries = Object.values(manifest.routes).filter((entry) => entry !== undefined);
  const found = matchRoutes(childrenOf(entries, 'root'), pathname) ?? [];
  return found.map(({ route }) => route.id ?? '').filter((id) => !(id in here));
}

/** Loads them without any other page. False when they cannot be had. */
export async function loadParts(parts: readonly string[]): Promise<boolean> {
  const loaded = await Promise.all(parts.map(loadPageAhead));
  return loaded.every(Boolean);
}

function childrenOf(entries: readonly Entry[], parent: string): RouteObject[] {
  return entries
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, index } : { id, path, children: childrenOf(entries, id) },
    );
}
