// npm run prove:controls: takes every control of test/controls away, one at a time and in a copy of the project,
// and fails when the test that guards it does not. `-- --quick` checks that all could be taken away and does so
// with a few; `-- --only cookie,feed` takes those with such a word in their name or file; `-- --list` names them.
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { CONTROLS } from '../test/controls/all-controls.ts';
import type { Control } from '../test/controls/control.ts';
import { isThere } from '../test/controls/named-test.ts';
import { proveControl, rebuild, runTests } from '../test/controls/prove-control.ts';
import { copyTree, patchFault, type Tree } from '../test/controls/tree.ts';
import { stopOnSignals } from './test-step.ts';

const QUICK = 3;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    list: { type: 'boolean' },
    only: { type: 'string' },
    // Leaves out the run with all controls in place.
    'without-them': { type: 'boolean' },
  },
});
// What proves should not stand in the way of what works.
setPriority(10);
const faults = CONTROLS.flatMap((control) => faultsOf(control));
for (const fault of faults) console.error(fault);
if (values.list) for (const { threat, name } of CONTROLS) console.log(`${threat} ${name}`);
else if (faults.length > 0) process.exitCode = 1;
else process.exitCode = await proveAll(chosen());

function faultsOf(control: Control): string[] {
  const fault = patchFault(control);
  const { file, title } = control.test;
  return [
    ...(fault ? [`${control.name}: ${fault}`] : []),
    ...(isThere(control.test) ? [] : [`${control.name}: no test '${title}' in ${file}`]),
  ];
}

function chosen(): Control[] {
  const words = values.only?.split(',') ?? [''];
  const wanted = CONTROLS.filter(({ name, file }) =>
    words.some((word) => `${name} ${file}`.includes(word)),
  );
  return values.quick ? wanted.filter(({ built }) => !built).slice(0, QUICK) : wanted;
}

async function proveAll(controls: readonly Control[]): Promise<number> {
  const stopped = stopOnSignals();
  const tree = copyTree();
  try {
    if (!(await isSound(controls, tree, stopped))) return stopped.aborted ? 130 : 1;
    let caught = 0;
    for (const [index, control] of controls.entries()) {
      const begun = performance.now();
      const verdict = await proveControl(control, tree.folder, stopped);
      if (stopped.aborted) return 130;
      caught += verdict.caught ? 1 : 0;
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      const place = `${String(index + 1).padStart(3)}/${controls.length}`;
      const mark = verdict.caught ? '✓' : '✗';
      console.log(`${mark} ${place} ${control.threat.padEnd(3)} ${control.name} (${seconds} s)`);
      if (!verdict.caught) console.log(`${verdict.words}\n`);
    }
    console.log(`\n${CONTROLS.length} controls, ${controls.length} taken away, ${caught} caught`);
    return caught === controls.length ? 0 : 1;
  } finally {
    tree.drop();
  }
}

// With every control in its place the tests pass: else a failure would say nothing.
async function isSound(
  controls: readonly Control[],
  { folder }: Tree,
  stopped: AbortSignal,
): Promise<boolean> {
  if (controls.some(({ built }) => built)) {
    console.log('Building …');
    const fault = await rebuild(folder, true, stopped);
    if (fault) console.error(fault);
    if (fault) return false;
  }
  if (values['without-them']) return true;
  console.log('Running their tests with all controls in place …');
  const { outcome, output } = await runTests(
    controls.map(({ test }) => test),
    folder,
    stopped,
  );
  if (outcome !== 'passed') console.error(output);
  return outcome === 'passed';
}
