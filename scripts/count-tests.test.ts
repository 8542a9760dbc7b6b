import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../test/commands/built-server.ts';
import { countTests } from './count-tests.ts';

type Told = { status: string; tests: string[] };

/** Counts a report with these files; null: no report. */
function countReport(testResults: object[] | undefined, ok: boolean) {
  const path = join(emptyFolder(), 'report.json');
  if (testResults) writeFileSync(path, JSON.stringify({ testResults }));
  return countTests(path, ok, 'words\n');
}

function count(files: Told[] | null, ok: boolean) {
  const testResults = files?.map(({ status, tests }) => ({
    name: 'a.test.ts',
    status,
    startTime: 1000,
    endTime: 3500,
    assertionResults: tests.map((result) => ({ fullName: `says ${result}`, status: result })),
  }));
  return countReport(testResults, ok);
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
  const counted = count(files, ok);
  expect(counted).toMatchObject({ passed, failed });
  // The duration of each file, in seconds.
  for (const file of counted.files) expect(file).toEqual({ path: 'a.test.ts', seconds: 2.5 });
});

test('leaves out tests that name a need', () => {
  const assertionResults = [
    { fullName: 'is there', status: 'passed', meta: { needs: 'nginx' } },
    { fullName: 'breaks', status: 'failed', meta: { needs: 'nginx' } },
    { fullName: 'cannot be run', status: 'skipped', meta: { needs: 'nginx' } },
    { fullName: 'was skipped', status: 'skipped', meta: {} },
  ];
  const report = [{ name: 'a.test.ts', status: 'failed', assertionResults }];
  const output = 'words\nSkipped, which counts as failed: was skipped\n';
  const counted = { passed: 1, failed: 2, leftOut: ['nginx'], output };
  expect(countReport(report, false)).toMatchObject(counted);
});
