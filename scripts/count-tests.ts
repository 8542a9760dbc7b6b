import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          meta: z.object({ needs: z.string().optional() }).optional(),
        }),
      ),
    }),
  ),
});

/**
 * Counted tests; a check that is no test run counts as one. `leftOut` says of each test that could not be run here
 * what this machine lacks for it.
 */
export type Outcome = {
  passed: number;
  failed: number;
  leftOut: readonly string[];
  output: string;
};

/**
 * Counts a Vitest run from its JSON report at `path`. A skipped test counts as failed unless it says what it needs, and
 * so does a file that could not be read, a run without a single test, and a run that failed elsewhere.
 */
export function countTests(path: string, ok: boolean, output: string): Outcome {
  if (!existsSync(path)) return { passed: 0, failed: 1, leftOut: [], output };
  const files = report.parse(JSON.parse(readFileSync(path, 'utf8'))).testResults;
  const tests = files.flatMap((file) => file.assertionResults);
  const broken = files.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const notRun = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed');
  const skipped = notRun.filter(({ meta }) => meta?.needs === undefined);
  const leftOut = notRun.map(({ meta }) => meta?.needs).filter((needs) => needs !== undefined);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const failed = tests.length - passed - leftOut.length + broken.length;
  const words = skipped
    .map((test) => `Skipped, which counts as failed: ${test.fullName}\n`)
    .join('');
  const elsewhere = failed === 0 && (!ok || passed === 0) ? 1 : 0;
  return { passed, failed: failed + elsewhere, leftOut, output: output + words };
}
