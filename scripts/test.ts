// `npm test`: every check of the project, cheap ones first. The last line is `N passed, N failed`.
// `npm test -- --list` names the steps; `npm test -- --only lint,unit` runs some of them.
import { parseArgs } from 'node:util';
import type { Outcome } from './count-tests.ts';
import { runStep, script, stopOnSignals, tool, vitest, type Step } from './test-step.ts';

const steps: Step[] = [
  { name: 'format', commands: [tool('oxfmt', '--check', '.')] },
  { name: 'lint', commands: [tool('oxlint', '--deny-warnings', '.')] },
  {
    name: 'types',
    commands: [tool('@react-router/dev', 'typegen'), tool('typescript', '--noEmit')],
  },
  { name: 'unused', commands: [tool('knip', '--no-progress', '--treat-config-hints-as-errors')] },
  { name: 'generated', commands: [script('scripts/settings-docs.ts', '--check')] },
  { name: 'build', commands: [script('scripts/build.mjs')] },
  { name: 'unit', commands: [vitest('unit')] },
  { name: 'postgres', commands: [vitest('postgres')] },
  { name: 'browser', commands: [vitest('browser')], needs: 'build' },
];

const notRun: Outcome = {
  passed: 0,
  failed: 1,
  leftOut: [],
  output: 'Not run: the build failed.\n',
};

const { values } = parseArgs({ options: { list: { type: 'boolean' }, only: { type: 'string' } } });
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
  const total = { passed: 0, failed: 0 };
  let built = true;
  for (const step of chosen) {
    const started = performance.now();
    const outcome: Outcome = built ? await runStep(step, stopped) : notRun;
    if (stopped.aborted) return 130;
    report(step, outcome, performance.now() - started);
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    if (step.name === 'build') built = outcome.failed === 0;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
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
