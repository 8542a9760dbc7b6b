import { mkdtempSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runNode, tool } from '../test-step.ts';
import type { Figure, ProofRun } from './proof.ts';

/** Which tests to run, and what they find in their environment. */
export type Asked = {
  files: readonly string[];
  /** Only the tests with this in their full name. */
  named?: string;
  env?: Record<string, string>;
  project?: 'unit' | 'postgres' | 'browser';
};

/** How named tests ended, and the figures that they noted with test/note-figure.ts. */
export type TestRun = { passed: number; failed: string[]; figures: Figure[]; output: string };

const LIMIT_MINUTES = 180;
/** So much is told of why a test failed, in characters. */
const MOST_WHY = 200;

const one = z.object({
  title: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()).optional(),
});
const report = z.object({
  testResults: z.array(
    z.object({ message: z.string().optional(), assertionResults: z.array(one) }),
  ),
});
const noted = z.object({
  name: z.string(),
  value: z.string(),
  goal: z.string().optional(),
  holds: z.boolean(),
});

/** Runs tests of the project as a part of a proof. Throws when not one of them ran. */
export async function runTests(
  { files, named, env = {}, project = 'unit' }: Asked,
  { signal, seed, quick }: Pick<ProofRun, 'signal' | 'seed' | 'quick'>,
): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'broetry-proof-'));
  const [results, notes] = [join(folder, 'results.json'), join(folder, 'figures.jsonl')];
  const names = named === undefined ? [] : ['-t', named];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const args = ['run', '--project', project, ...names, ...reporters, ...files];
  const asked = {
    PROOF_FIGURES: notes,
    PROOF_SEED: String(seed),
    ...(quick ? { PROOF_QUICK: '1' } : {}),
  };
  try {
    const { output } = await runNode(tool('vitest', ...args).args, signal, {
      env: { ...asked, ...env },
      minutes: LIMIT_MINUTES,
    });
    if (!existsSync(results)) throw new Error(`No test ran:\n${output.slice(-1500)}`);
    const { testResults } = report.parse(JSON.parse(readFileSync(results, 'utf8')));
    const ran = testResults.flatMap(({ assertionResults }) => assertionResults);
    const passed = ran.filter(({ status }) => status === 'passed').length;
    const failed = [
      ...ran.filter(({ status }) => status === 'failed').map(inWords),
      ...testResults.flatMap(({ message, assertionResults }) =>
        assertionResults.length === 0 && message ? [message.split('\n')[0] ?? ''] : [],
      ),
    ];
    if (passed + failed.length === 0) throw new Error(`No test ran:\n${output.slice(-1500)}`);
    return { passed, failed, figures: readNotes(notes), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function inWords({ title, failureMessages = [] }: z.infer<typeof one>): string {
  const why = failureMessages[0]?.replaceAll(/\s+/g, ' ').slice(0, MOST_WHY);
  return why ? `${title} (${why})` : title;
}

/** The figures of a run of tests: how many passed, which did not, and what they noted. */
export function figuresOf(name: string, { passed, failed, figures }: TestRun): Figure[] {
  const short = failed.slice(0, 5).join('; ');
  const value =
    failed.length > 0 ? `${passed} passed, ${failed.length} failed: ${short}` : `${passed} passed`;
  return [{ name, value, goal: 'all pass', holds: failed.length === 0 && passed > 0 }, ...figures];
}

function readNotes(path: string): Figure[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trim().split('\n').filter(Boolean);
  return lines.map((line) => {
    const { goal, ...rest } = noted.parse(JSON.parse(line));
    return goal === undefined ? rest : { ...rest, goal };
  });
}
