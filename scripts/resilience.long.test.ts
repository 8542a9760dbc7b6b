import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

function resilience(...args: string[]) {
  const path = join(import.meta.dirname, 'resilience.ts');
  return spawnSync(process.execPath, [path, ...args], { encoding: 'utf8' });
}

it('rejects an unknown drill', () => {
  const { status, stderr, stdout } = resilience('--only', 'backups,backupps');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe("There is no drill 'backupps'; --list names them.\n");
}, 60_000);

it('prints a row for each drill', () => {
  const { status, stdout } = resilience('--only', 'start-refusals', '--trials', '1');
  expect(stdout).toMatch(/^\| start-refusals \| .+ \| 1 refused .+ \| 0 \| \d+ s \|$/m);
  expect(status).toBe(0);
}, 60_000);
