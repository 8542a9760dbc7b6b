import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function npmTest(...args: string[]) {
  const path = join(import.meta.dirname, 'test.ts');
  return spawnSync(process.execPath, [path, ...args], { encoding: 'utf8' });
}

test('lists its steps in order', () => {
  const names = npmTest('--list').stdout.trim().split('\n');
  expect(names.indexOf('build')).toBeGreaterThan(names.indexOf('unused'));
  expect(names.slice(names.indexOf('build') + 1)).toEqual(['unit', 'postgres', 'browser']);
});

test('rejects an unknown step', () => {
  const { status, stderr, stdout } = npmTest('--only', 'format,formatt');
  expect(status).toBe(1);
  expect(stderr).toContain("There is no step 'formatt'");
  expect(stdout).toBe('');
});

test('prints the counts on the last line', () => {
  const { stdout, status } = npmTest('--only', 'generated');
  const [line, ...rest] = stdout.trimEnd().split('\n').toReversed();
  expect(line).toMatch(/^[01] passed, [01] failed$/);
  expect(rest.join()).toMatch(/[✓✗] generated \(\d+\.\d s\)/);
  expect(status).toBe(line === '1 passed, 0 failed' ? 0 : 1);
});
