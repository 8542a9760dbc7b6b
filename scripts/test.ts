// `npm test`: the checks of the project, cheap ones first. The last line is `N passed, N failed`.
// `npm run test:all` adds the files named *.long.*, and more random inputs.
// `npm test -- --list` names the steps; `npm test -- --only lint,unit` runs some of them.
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Outcome } from './count-tests.ts';
import { runStep, tool, type Step } from './test-step.ts';

const root = join(import.meta.dirname, '..');

/** Writes the types of the routes, which three other steps read. */
const routeTypes: Step = { name: 'route-types', args: tool('@react-router/dev', 'typegen') };

/** Steps that only read the source; they run in parallel. */
const sideBySide: Step[] = [
  { name: 'format', args: tool('oxfmt', '--check', '.') },
  { name: 'lint', args: tool('oxlint', '--deny-warnings', '.'), needs: 'route-types' },
  {
    name: 'types',
    // Checkers repeat work for each other, and the other steps use the other cores.
    args: tool('typescript', '--noEmit', '--checkers', '1'),
    needs: 'route-types',
  },
  {
    name: 'unused',
    args: tool('knip', '--no-progress', '--treat-config-hints-as-errors'),
    needs: 'route-types',
  },
  { name: 'generated', args: [join(root, 'scripts/generated-docs.ts'), '--check'] },
  { name: 'build', args: [join(root, 'scripts/build.mjs')] },
];

/** The projects of vitest.config.ts, one after the other. A forgotten `.only` fails. */
const tests = ['unit', 'postgres', 'browser'].map((name): Step => {
  const args = tool('vitest', 'run', '--project', name, '--allowOnly=false');
  return { name, args, reports: true, needs: 'build' };
});

const steps: Step[] = [routeTypes, ...sideBySide, ...tests];

const NOT_RUN = { passed: 0, failed: 1, leftOut: [], files: [] };

const { values } = parseArgs({
  options: { list: { type: 'boolean' }, only: { type: 'string' }, all: { type: 'boolean' } },
});
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopping.abort());
// The linter and the type checker are Go programs: with fewer collections they take a quarter less processor time.
process.env['GOGC'] ??= '400';
// vitest.config.ts and tests with random inputs read this.
if (values.all) process.env['TEST_ALL'] = '1';
if (values.list) for (const step of steps) console.log(step.name);
else process.exitCode = await runAll(chosenSteps(values.only), stopping.signal);

function chosenSteps(only: string | undefined): Step[] {
  if (only === undefined) return steps;
  const names = new Set(only.split(',').map((name) => name.trim()));
  for (const name of names) {
    if (!steps.some((step) => step.name === name)) {
      console.error(`There is no step '${name}'; npm test -- --list names them.`);
      process.exit(1);
    }
  }
  for (const step of steps) if (step.needs && names.has(step.name)) names.add(step.needs);
  return steps.filter((step) => names.has(step.name));
}

async function runAll(chosen: Step[], stopped: AbortSignal): Promise<number> {
  const outcomes = new Map<string, Outcome>();
  const run = async (step: Step) => {
    if (stopped.aborted || !chosen.includes(step)) return;
    const started = performance.now();
    const needed = outcomes.get(step.needs ?? '');
    const outcome =
      needed && needed.failed > 0
        ? { ...NOT_RUN, output: `Not run: ${step.needs} failed.\n` }
        : await runStep(step, stopped);
    outcomes.set(step.name, outcome);
    if (!stopped.aborted) report(step, outcome, performance.now() - started);
  };
  await run(routeTypes);
  await Promise.all(sideBySide.map(run));
  for (const step of tests) await run(step);
  if (stopped.aborted) return 130;
  const all = [...outcomes.values()];
  reportSlowest(all.flatMap(({ files }) => files));
  const sum = (count: 'passed' | 'failed') =>
    all.reduce((total, outcome) => total + outcome[count], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return Math.min(sum('failed'), 1);
}

function reportSlowest(files: Outcome['files']): void {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 20);
  if (slowest.length > 0) console.log('\nThe slowest files, in seconds:');
  for (const { path, seconds } of slowest) {
    console.log(`${seconds.toFixed(1).padStart(7)}  ${relative(root, path)}`);
  }
}

function report(step: Step, outcome: Outcome, milliseconds: number): void {
  const { passed, failed, leftOut, output } = outcome;
  const seconds = (milliseconds / 1000).toFixed(1);
  if (failed > 0) process.stdout.write(`\n${output.trimEnd()}\n\n`);
  const tests = passed + failed > 1 ? `: ${passed} passed, ${failed} failed` : '';
  const lacks = [...new Set(leftOut)].join(', ');
  const missing = lacks && `; left out: ${leftOut.length}, for want of ${lacks}`;
  console.log(`${failed > 0 ? '✗' : '✓'} ${step.name} (${seconds} s)${tests}${missing}`);
}
