import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countTests } from './count-tests.ts';

type Told = { status: string; tests: string[] };

function count(files: Told[] | null, ok: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'broetry-count-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'report.json');
  const testResults = files?.map(({ status, tests }) => ({
    name: 'a.test.ts',
    status,
    startTime: 1000,
    endTime: 3500,
    assertionResults: tests.map((result) => ({ fullName: `says ${result}`, status: result })),
  }));
  if (testResults) writeFileSync(path, JSON.stringify({ testResults }));
  return countTests(path, ok, 'words\n');
}

test.each<[string, Told[] | null, boolean, number, number]>([
  ['all passed', [{ status: 'passed', tests: ['passed', 'passed'] }], true, 2, 0],
  ['one failed', [{ status: 'failed', tests: ['passed', 'failed'] }], false, 1, 1],
  ['one skipped', [{ status: 'passed', tests: ['passed', 'pending'] }], true, 1, 1],
  ['one to do', [{ status: 'passed', tests: ['passed', 'todo'] }], true, 1, 1],
  ['a file that cannot be read', [{ status: 'failed', tests: [] }], false, 0, 1],
  ['passed, and a fault elsewhere', [{ status: 'passed', tests: ['passed'] }], false, 1, 1],
  ['no test at all', [], true, 0, 1],
  ['no report', null, false, 0, 1],
])('counts %s', (_, files, ok, passed, failed) => {
  expect(count(files, ok)).toMatchObject({ passed, failed });
});

test('leaves out tests that name a need', () => {
  const folder = mkdtempSync(join(tmpdir(), 'broetry-count-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'report.json');
  const assertionResults = [
    { fullName: 'is there', status: 'passed', meta: { needs: 'nginx' } },
    { fullName: 'breaks', status: 'failed', meta: { needs: 'nginx' } },
    { fullName: 'cannot be run', status: 'skipped', meta: { needs: 'nginx' } },
    { fullName: 'was skipped', status: 'skipped', meta: {} },
  ];
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }];
  writeFileSync(path, JSON.stringify({ testResults }));
  const output = 'Skipped, which counts as failed: was skipped\n';
  expect(countTests(path, false, '')).toMatchObject({
    passed: 1,
    failed: 2,
    leftOut: ['nginx'],
    output,
  });
});

test('names skipped tests', () => {
  const { output } = count([{ status: 'passed', tests: ['passed', 'skipped'] }], true);
  expect(output).toBe('words\nSkipped, which counts as failed: says skipped\n');
});

test('reports the duration of each file', () => {
  const { files } = count([{ status: 'passed', tests: ['passed'] }], true);
  expect(files).toEqual([{ path: 'a.test.ts', seconds: 2.5 }]);
});
