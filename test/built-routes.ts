type BuiltRoute = {
  id: string;
  parentId?: string;
  path?: string;
  module: Record<string, unknown>;
};

/** A route of the built server. `takes`: it has an action. `reads`: it has a loader or a page. `isPage`: it renders a page. */
export type Route = {
  pattern: string;
  id: string;
  takes: boolean;
  reads: boolean;
  isPage: boolean;
};

/** Returns all routes of the built server. */
export async function builtRoutes(): Promise<Route[]> {
  const built = '../build/server/index.js';
  const { routes } = (await import(built)) as { routes: Record<string, BuiltRoute> };
  const pathOf = (route: BuiltRoute): string => {
    const parent = route.parentId ? pathOf(routes[route.parentId]!) : '';
    return route.path ? `${parent}/${route.path}` : parent;
  };
  return Object.values(routes)
    .filter(({ id }) => id !== 'root')
    .map((route) => {
      const { action, loader, default: page } = route.module;
      return {
        pattern: pathOf(route) || '/',
        id: route.id,
        takes: action !== undefined,
        reads: (loader ?? page) !== undefined,
        isPage: page !== undefined,
      };
    });
}

/** A route's response: a status, or the path of its redirect. */
export type Answer = number | string;

/** Returns a response in the form of the test tables: its redirect target, or its status. */
export function shownAnswer(status: number, location: unknown): Answer {
  if (typeof location !== 'string' || status < 300 || status > 399) return status;
  const { pathname, searchParams } = new URL(location, 'http://here.invalid');
  // The redirect repeats the request's letter case and trailing slash.
  const wanted = searchParams.get('next');
  const next =
    wanted &&
    decodeURIComponent(wanted)
      .toLowerCase()
      .replace(/(.)\/$/, '$1');
  return next ? `${pathname}?next=${next}` : pathname;
}

/** Returns other spellings of the same path. */
export function spellings(path: string): string[] {
  if (path === '/') return ['/?a=b'];
  const [, first = ''] = path;
  const encoded = `/%${first.charCodeAt(0).toString(16)}${path.slice(2)}`;
  return [`${path}/`, path.replace(/^\/[\w-]+/, (part) => part.toUpperCase()), encoded];
}
