type BuiltRoute = {
  id: string;
  parentId?: string;
  path?: string;
  module: Record<string, unknown>;
};

/** A route of the built server: the pattern of its address, whether it takes something, and whether it shows a page. */
export type Route = { pattern: string; id: string; takes: boolean; isPage: boolean };

/** Every route of the built server. */
export async function builtRoutes(): Promise<Route[]> {
  const built = '../build/server/index.js';
  const { routes } = (await import(built)) as { routes: Record<string, BuiltRoute> };
  const pathOf = (route: BuiltRoute): string => {
    const parent = route.parentId ? pathOf(routes[route.parentId]!) : '';
    return route.path ? `${parent}/${route.path}` : parent;
  };
  return Object.values(routes)
    .filter(({ id }) => id !== 'root')
    .map((route) => ({
      pattern: pathOf(route) || '/',
      id: route.id,
      takes: route.module['action'] !== undefined,
      isPage: route.module['default'] !== undefined,
    }));
}

/** What a route answers: a status, or the path that it sends to. */
export type Answer = number | string;

/** Where an answer leads, or its status: in the one form that tables have. */
export function shownAnswer(status: number, location: unknown): Answer {
  if (typeof location !== 'string' || status < 300 || status > 399) return status;
  const { pathname, searchParams } = new URL(location, 'http://here.invalid');
  // Cases of letters and slashes at the end come back as they were asked.
  const wanted = searchParams.get('next');
  const next =
    wanted &&
    decodeURIComponent(wanted)
      .toLowerCase()
      .replace(/(.)\/$/, '$1');
  return next ? `${pathname}?next=${next}` : pathname;
}

/** The same address in other letters. */
export function spellings(path: string): string[] {
  if (path === '/') return ['/?a=b'];
  const [, first = ''] = path;
  const encoded = `/%${first.charCodeAt(0).toString(16)}${path.slice(2)}`;
  return [`${path}/`, path.replace(/^\/[\w-]+/, (part) => part.toUpperCase()), encoded];
}
