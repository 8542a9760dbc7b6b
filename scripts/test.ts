// `npm test`: the checks of the project, cheap ones first. The last line is `N passed, N failed`.
// `npm run test:all` adds the files named *.long.*, and more random inputs.
// `npm test -- --list` names the steps; `npm test -- --only lint,unit` runs some of them.
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Outcome } from './count-tests.ts';
import { runStep, script, stopOnSignals, tool, vitest, type Step } from './test-step.ts';

const root = join(import.meta.dirname, '..');

/** Writes the types of the routes, which the linter and the type checker read. */
const routeTypes: Step = { name: 'route-types', command: tool('@react-router/dev', 'typegen') };

/** Steps that only read the source; they run in parallel. */
const sideBySide: Step[] = [
  { name: 'format', command: tool('oxfmt', '--check', '.') },
  { name: 'lint', command: tool('oxlint', '--deny-warnings', '.'), needs: 'route-types' },
  {
    name: 'types',
    // Checkers repeat work for each other, and the other steps use the other cores.
    command: tool('typescript', '--noEmit', '--checkers', '1'),
    needs: 'route-types',
  },
  { name: 'unused', command: tool('knip', '--no-progress', '--treat-config-hints-as-errors') },
  { name: 'generated', command: script('scripts/generated-docs.ts', '--check') },
  { name: 'build', command: script('scripts/build.mjs') },
];

const steps: Step[] = [
  routeTypes,
  ...sideBySide,
  { name: 'unit', command: vitest('unit'), needs: 'build' },
  { name: 'postgres', command: vitest('postgres'), needs: 'build' },
  { name: 'browser', command: vitest('browser'), needs: 'build' },
];

const notRun: Outcome = {
  passed: 0,
  failed: 1,
  leftOut: [],
  files: [],
  output: 'Not run: the build failed.\n',
};

const { values } = parseArgs({
  options: { list: { type: 'boolean' }, only: { type: 'string' }, all: { type: 'boolean' } },
});
// The linter and the type checker are Go programs: with fewer collections they take a quarter less processor time.
process.env['GOGC'] ??= '400';
// vitest.config.ts and tests with random inputs read this.
if (values.all) process.env['TEST_ALL'] = '1';
if (values.list) {
  for (const step of steps) console.log(step.name);
} else {
  process.exitCode = await runAll(chosenSteps(values.only));
}

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

async function runAll(chosen: Step[]): Promise<number> {
  const stopped = stopOnSignals();
  const outcomes: Outcome[] = [];
  const run = async (step: Step, isBuilt = true) => {
    const started = performance.now();
    const outcome = isBuilt ? await runStep(step, stopped) : notRun;
    if (!stopped.aborted) report(step, outcome, performance.now() - started);
    outcomes.push(outcome);
    return outcome.failed === 0;
  };
  const green = new Set<string>();
  if (chosen.includes(routeTypes)) await run(routeTypes);
  const first = chosen
    .filter((step) => sideBySide.includes(step))
    .map(async (step) => {
      if (await run(step)) green.add(step.name);
    });
  await Promise.all(first);
  for (const step of chosen.filter((one) => one !== routeTypes && !sideBySide.includes(one))) {
    if (stopped.aborted) break;
    await run(step, step.needs === undefined || green.has(step.needs));
  }
  if (stopped.aborted) return 130;
  reportSlowest(outcomes.flatMap(({ files }) => files));
  const sum = (count: 'passed' | 'failed') =>
    outcomes.reduce((total, outcome) => total + outcome[count], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
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
