import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

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
  const { status, stderr } = bench('--only', 'members,nonsense');
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^Unknown part: nonsense\. .*crowds/),
  ]);
});
