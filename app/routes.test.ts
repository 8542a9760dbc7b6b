import { expect, it } from 'vitest';
import { createTestApp } from '../test/test-app.ts';

type BuiltRoute = { id: string; parentId?: string; path?: string; index?: boolean };

/** Who may open what, for a GET. A route without a row here fails the first test. */
const EXPECTED: Record<string, { path: string; guest: number }> = {
  '/': { path: '/', guest: 200 },
  '/login': { path: '/login', guest: 200 },
  '/signup': { path: '/signup', guest: 200 },
  '/home': { path: '/home', guest: 302 },
  '/notices': { path: '/notices', guest: 302 },
  '/api/viewer': { path: '/api/viewer', guest: 200 },
  '/generator': { path: '/generator', guest: 200 },
  '/preview': { path: '/preview', guest: 200 },
  '/api/generations': { path: '/api/generations', guest: 405 },
  '/api/events': { path: '/api/events', guest: 405 },
  '/*': { path: '/nowhere/at/all', guest: 404 },
};

async function builtRoutes(): Promise<[string, BuiltRoute][]> {
  const built = '../build/server/index.js';
  const { routes } = (await import(built)) as { routes: Record<string, BuiltRoute> };
  const pathOf = (route: BuiltRoute): string => {
    const parent = route.parentId ? pathOf(routes[route.parentId]!) : '';
    return route.path ? `${parent}/${route.path}` : parent;
  };
  return Object.values(routes)
    .filter((route) => route.id !== 'root')
    .map((route) => [pathOf(route) || '/', route]);
}

it('has a row for every route and a route for every row', async () => {
  const paths = (await builtRoutes()).map(([path]) => path);
  expect(paths.toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
});

it('opens to a guest what is meant for guests, as a page and as data', async () => {
  const { raw, origin } = await createTestApp();
  const host = origin.replace('http://', '');
  for (const [path, route] of await builtRoutes()) {
    const row = EXPECTED[path]!;
    const page = await raw(row.path, { headers: { host } });
    expect([path, page.status]).toEqual([path, row.guest]);
    const data = row.path === '/' ? '/_root.data' : `${row.path}.data`;
    for (const query of ['', `?_routes=${encodeURIComponent(route.id)}`]) {
      const answer = await raw(data + query, { headers: { host } });
      expect([data + query, answer.status < 500]).toEqual([data + query, true]);
    }
  }
});

it('answers odd spellings of an address without an error of its own', async () => {
  const { raw, origin } = await createTestApp();
  const host = origin.replace('http://', '');
  for (const path of [
    '/generator/',
    '/GENERATOR',
    '//generator',
    '/%67enerator',
    '/generator%00',
    '/%',
    '/preview/',
  ]) {
    const { status } = await raw(path, { headers: { host } });
    expect([path, status < 500]).toEqual([path, true]);
  }
});
