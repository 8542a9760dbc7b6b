import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scoreOf } from '../../bench/first-load.ts';

const root = join(import.meta.dirname, '../..');
const bench = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'bench/bench.ts'), ...args], { encoding: 'utf8' });

it('lists its parts, and docs/performance.md has a figure of each', () => {
  const { status, stdout } = bench('--list');
  const parts = stdout.trim().split('\n');
  expect(status).toBe(0);
  const page = readFileSync(join(root, 'docs/performance.md'), 'utf8');
  const measured = [...page.matchAll(/^\| `(\S+)` \|/gm)].map(([, name]) => name);
  expect([...new Set(measured)]).toEqual(parts);
  expect(page.split('\n').length).toBeLessThanOrEqual(60);
});

it('refuses a part that there is not', () => {
  const { status, stderr } = bench('--only', 'picture,nonsense');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Unknown part: nonsense\. .*feed/)]);
});

// Points of the published curves: https://googlechrome.github.io/lighthouse/scorecalc/
it('scores a visit as Lighthouse does', () => {
  const good = { fcp: 1800, lcp: 2500, blocking: 200, cls: 0.1 };
  const middle = { fcp: 3000, lcp: 4000, blocking: 600, cls: 0.25 };
  expect(scoreOf(good)).toBeCloseTo(0.9, 3);
  expect(scoreOf(middle)).toBeCloseTo(0.5, 3);
  expect(scoreOf({ fcp: 0, lcp: 0, blocking: 0, cls: 0 })).toBeCloseTo(1, 3);
  expect(scoreOf({ ...good, lcp: 4000 })).toBeCloseTo((65 * 0.9 + 25 * 0.5) / 90, 3);
});
