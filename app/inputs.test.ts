import { afterAll, expect, it } from 'vitest';
import { bendInputs } from '../test/inputs/bend-inputs.ts';
import { ENDPOINTS } from '../test/inputs/endpoints.ts';
import { noteFigure } from '../test/note-figure.ts';

/** How many inputs a route gets. A page takes longer than an endpoint. `npm run prove:inputs` sends 10,000 to each. */
const ASKED = process.env['INPUTS'];
const MOST_P99 = 250;
const countFor = (pattern: string) => Number(ASKED ?? (pattern.startsWith('/api/') ? 200 : 50));

type BuiltRoute = { id: string; parentId?: string; path?: string };

async function patterns(): Promise<string[]> {
  const built = '../build/server/index.js';
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

const sent: number[] = [];
let slowest = 0;
afterAll(() => {
  const least = Math.min(...sent);
  const isQuick = process.env['PROOF_QUICK'] === '1';
  const all = sent.reduce((sum, count) => sum + count, 0);
  noteFigure({ name: 'Routes', value: `${sent.length}`, holds: true });
  noteFigure({
    name: 'Inputs for each route, at least',
    value: `${least} (${all} in all)`,
    goal: '10,000',
    holds: isQuick || least >= 10_000,
  });
  const value = `${slowest.toFixed(0)} ms`;
  const isFast = isQuick || slowest < MOST_P99;
  noteFigure({ name: 'p99 of the slowest route', value, goal: `${MOST_P99} ms`, holds: isFast });
});

it.each(Object.entries(ENDPOINTS))(
  'answers bent inputs at %s in words of its own',
  async (pattern, endpoint) => {
    const { p99 } = await bendInputs(pattern, endpoint, { numRuns: countFor(pattern) });
    sent.push(countFor(pattern));
    slowest = Math.max(slowest, p99);
  },
  60_000 + Number(ASKED ?? 0) * 60,
);
