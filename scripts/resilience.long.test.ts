import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

function resilience(...args: string[]) {
  const path = join(import.meta.dirname, 'resilience.ts');
  return spawnSync(process.execPath, [path, ...args], { encoding: 'utf8' });
}

it('prints a row for each drill, and refuses every start that must not be', () => {
  const { status, stdout } = resilience('--only', 'start-refusals');
  expect(stdout).toMatch(/^\| start-refusals \| .+ \| \d+ refused .+ \| 0 \| \d+ s \|$/m);
  expect(status).toBe(0);
}, 300_000);
