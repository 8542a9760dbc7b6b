import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { runNode, tool } from '../../scripts/test-step.ts';
import type { Control } from './control.ts';
import { type NamedTest, titlePattern } from './named-test.ts';
import { takeAway } from './tree.ts';

/** `caught`: the named test failed without the control. Everything else is a fault of the proof. */
export type Verdict = { caught: boolean; words: string };

const report = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) }),
  ),
});

/** Builds the server in `folder`; `withPages` also what the browser loads. Null, or what went wrong. */
export async function rebuild(
  folder: string,
  withPages: boolean,
  stopped: AbortSignal,
): Promise<string | null> {
  const args = ['test/controls/rebuild.ts', ...(withPages ? ['client'] : [])];
  const { ok, output } = await runNode(args, stopped, { folder });
  return ok ? null : `it does not build:\n${output}`;
}

/** How the named tests end in `folder`: `passed` when all of them do, else `failed`; `missing` when there are none. */
export async function runTests(
  tests: readonly NamedTest[],
  folder: string,
  stopped: AbortSignal,
): Promise<{ outcome: 'passed' | 'failed' | 'missing'; output: string }> {
  const path = join(folder, 'controls-report.json');
  // What an earlier run has left there says nothing of this one.
  rmSync(path, { force: true });
  const names = tests.map(({ title }) => titlePattern(title).source.slice(1, -1));
  const files = [...new Set(tests.map(({ file }) => file))];
  const args = ['run', '--project', 'unit', '-t', names.join('|')];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const command = tool('vitest', ...args, '--bail=1', ...reporters, ...files).args;
  const { output } = await runNode(command, stopped, { folder });
  if (!existsSync(path)) return { outcome: 'missing', output };
  const results = report.parse(JSON.parse(readFileSync(path, 'utf8'))).testResults;
  const run = results
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title, status }) => isNamed(tests, title) && /^(passed|failed)$/.test(status));
  if (run.length === 0) return { outcome: 'missing', output };
  const failed = run.some(({ status }) => status === 'failed');
  return { outcome: failed ? 'failed' : 'passed', output };
}

/** Takes one control away in `folder`, runs its test, and puts the control back. */
export async function proveControl(
  control: Control,
  folder: string,
  stopped: AbortSignal,
): Promise<Verdict> {
  const putBack = takeAway(control, folder);
  try {
    const fault = control.built ? await rebuild(folder, false, stopped) : null;
    if (fault) return { caught: false, words: fault };
    const { outcome, output } = await runTests([control.test], folder, stopped);
    if (outcome === 'failed') return { caught: true, words: 'caught' };
    const words = outcome === 'passed' ? 'NOBODY NOTICED' : 'its test did not run';
    return { caught: false, words: `${words}:\n${output}` };
  } finally {
    putBack();
  }
}

function isNamed(tests: readonly NamedTest[], title: string): boolean {
  return tests.some((test) => titlePattern(test.title).test(title));
}
