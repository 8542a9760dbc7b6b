import { expect, it } from 'vitest';
import { ADMIN, makeWorld } from '../fuzz/world.ts';
import { rankSum } from '../rank-sum.ts';
import { createTestApp } from '../test-app.ts';

const PAIRS = 200;
/** A machine with other things to do gives one unlucky round; a row that shows gives all three. */
const ROUNDS = 3;
const LEAST = 0.01;

const draw = (count: number, slower = 0) =>
  Array.from({ length: count }, () => Math.random() + slower);

it('tells two sources apart, and takes one for one', () => {
  expect(rankSum(draw(PAIRS), draw(PAIRS, 0.3))).toBeLessThan(LEAST);
  expect(rankSum([1, 2, 3, 4], [1, 2, 3, 4])).toBeCloseTo(1, 5);
  // By hand: ranks 1 to 5 against 6 to 10, z = 2.611.
  expect(rankSum([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])).toBeCloseTo(0.009, 3);
});

it.each([
  ['a private post', '/post/{post}', 'nobody'],
  ['a private post in the API', '/api/posts/{post}', 'stranger'],
  ['a generation', '/api/generations/{generation}/versions', 'stranger'],
  ['a round of replies', '/api/replies/{round}', 'stranger'],
  ['a member', '/admin/users/{member}', 'stranger'],
] as const)(
  'does not tell by the time it takes whether there is %s of somebody',
  { timeout: 90_000 },
  async (_, pattern, who) => {
    const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
    const { cookies, ids } = await makeWorld(app.services);
    const there = pattern.replaceAll(/\{(\w+)\}/g, (__, kind: keyof typeof ids) => ids[kind]);
    const missing = pattern.replaceAll(/\{\w+\}/g, () => app.services.newId());
    const headers = { cookie: cookies[who], accept: 'text/html' };
    const timed = async (path: string) => {
      const begin = performance.now();
      const { status } = await app.raw(path, { headers });
      return { status, time: performance.now() - begin };
    };
    for (let warm = 0; warm < 20; warm += 1) await timed(warm % 2 ? there : missing);
    const chances: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const times = { there: [] as number[], missing: [] as number[] };
      for (let pair = 0; pair < PAIRS; pair += 1) {
        // Whoever comes first in a pair would be the one who pays for the last pause.
        const order = Math.random() < 0.5 ? ['there', 'missing'] : ['missing', 'there'];
        const statuses = new Set<number>();
        for (const name of order as (keyof typeof times)[]) {
          const { status, time } = await timed(name === 'there' ? there : missing);
          times[name].push(time);
          statuses.add(status);
        }
        expect(statuses.size).toBe(1);
      }
      chances.push(rankSum(times.there, times.missing));
      if (chances.at(-1)! > LEAST) return;
    }
    expect(chances).toEqual([]);
  },
);
