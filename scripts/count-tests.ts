import { existsSync, readFileSync } from 'node:fs';
import type { JsonTestResults } from 'vitest/node';

/**
 * Test counts; a check that is no test run counts as one test. `leftOut` lists what this machine lacks for each skipped
 * test, `files` the duration of each test file.
 */
export type Outcome = {
  passed: number;
  failed: number;
  leftOut: readonly string[];
  files: readonly { path: string; seconds: number }[];
  output: string;
};

/**
 * Counts a Vitest run from its JSON report. These count as failed: a skipped test that does not name a need, an
 * unreadable file, a run without tests, and a run that failed elsewhere.
 */
export function countTests(path: string, ok: boolean, output: string): Outcome {
  if (!existsSync(path)) return { passed: 0, failed: 1, leftOut: [], files: [], output };
  const { testResults: ran } = JSON.parse(readFileSync(path, 'utf8')) as JsonTestResults;
  const tests = ran.flatMap((file) => file.assertionResults);
  const isFailed = ({ status }: { status: string }) => status === 'failed';
  const notRun = tests.filter((test) => test.status !== 'passed' && !isFailed(test));
  const skipped = notRun.filter(({ meta }) => meta?.needs === undefined);
  const leftOut = notRun.map(({ meta }) => meta?.needs).filter((needs) => needs !== undefined);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const broken = ran.filter((file) => isFailed(file) && !file.assertionResults.some(isFailed));
  const failed = tests.filter(isFailed).length + skipped.length + broken.length;
  const words = skipped.map(({ fullName }) => `Skipped, which counts as failed: ${fullName}\n`);
  const elsewhere = failed === 0 && (!ok || passed === 0) ? 1 : 0;
  const files = ran.map(({ name, startTime, endTime }) => ({
    path: name,
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed, failed: failed + elsewhere, leftOut, files, output: output + words.join('') };
}
