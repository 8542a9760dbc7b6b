import { expect, it } from 'vitest';
import { bendInputs } from '../fuzz/bend-inputs.ts';
import { ENDPOINTS } from '../fuzz/endpoints.ts';

/** How many inputs a route gets: more with INPUTS=10000. A page takes longer than an endpoint. */
const ASKED = process.env['INPUTS'];
const [FOR_ENDPOINT, FOR_PAGE] = process.env['TEST_ALL'] ? [200, 50] : [60, 20];
const countFor = (pattern: string) =>
  Number(ASKED ?? (pattern.startsWith('/api/') ? FOR_ENDPOINT : FOR_PAGE));

type BuiltRoute = { id: string; parentId?: string; path?: string };

async function patterns(): Promise<string[]> {
  const built = '../../build/server/index.js';
  const { routes } = (await import(built)) as { routes: Record<string, BuiltRoute> };
  const pathOf = ({ parentId, path }: BuiltRoute): string => {
    const parent = parentId ? pathOf(routes[parentId]!) : '';
    return path ? `${parent}/${path}` : parent;
  };
  const found = Object.values(routes).filter(({ id }) => id !== 'root');
  return [...new Set(found.map((route) => pathOf(route) || '/'))].toSorted();
}

it('bends inputs for every route', async () => {
  expect(await patterns()).toEqual(Object.keys(ENDPOINTS).toSorted());
});

it.each(Object.entries(ENDPOINTS))(
  'answers bent inputs at %s in words of its own',
  async (pattern, endpoint) => {
    await bendInputs(pattern, endpoint, { numRuns: countFor(pattern) });
  },
  60_000 + Number(ASKED ?? 0) * 60,
);
