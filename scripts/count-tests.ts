import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number().default(0),
      endTime: z.number().default(0),
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
  const ran = report.parse(JSON.parse(readFileSync(path, 'utf8'))).testResults;
  const tests = ran.flatMap((file) => file.assertionResults);
  const broken = ran.filter(
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
  const files = ran.map(({ name, startTime, endTime }) => ({
    path: name,
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed, failed: failed + elsewhere, leftOut, files, output: output + words };
}
