// npm run prove:controls: takes every control of test/controls away, two at a time and in copies of the project,
// and fails when the test that guards it does not. `-- --only cookie,feed` takes those with such a word in their name
// or file; `-- --list` names them. One that was stopped goes on where it was, as long as no source has changed.
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { CONTROLS } from '../test/controls/all-controls.ts';
import type { Control } from '../test/controls/control.ts';
import { faultsOf, proveControls } from '../test/controls/prove-controls.ts';
import { stopOnSignals } from './test-step.ts';

const { values } = parseArgs({
  options: {
    list: { type: 'boolean' },
    only: { type: 'string' },
    // Leaves out the run with all controls in place.
    'without-them': { type: 'boolean', default: false },
  },
});
// What proves should not stand in the way of what works.
setPriority(10);
const faults = faultsOf(CONTROLS);
for (const fault of faults) console.error(fault);
if (values.list) for (const { threat, name } of CONTROLS) console.log(`${threat} ${name}`);
else if (faults.length > 0) process.exitCode = 1;
else process.exitCode = await proveAll(chosen());

function chosen(): Control[] {
  const words = values.only?.split(',') ?? [''];
  return CONTROLS.filter(({ name, file }) =>
    words.some((word) => `${name} ${file}`.includes(word)),
  );
}

async function proveAll(controls: readonly Control[]): Promise<number> {
  const signal = stopOnSignals();
  let [done, began] = [0, performance.now()];
  const { caught, earlier, fault } = await proveControls({
    controls,
    signal,
    resume: values.only === undefined,
    checked: !values['without-them'],
    onVerdict({ threat, name }, { caught, words, earlier }) {
      done += 1;
      const took = earlier ? 'earlier' : `${((performance.now() - began) / 1000).toFixed(0)} s`;
      const place = `${String(done).padStart(3)}/${controls.length}`;
      console.log(`${caught ? '✓' : '✗'} ${place} ${threat.padEnd(3)} ${name} (${took})`);
      if (!caught) console.log(`${words}\n`);
      if (!earlier) began = performance.now();
    },
  });
  if (signal.aborted) return 130;
  if (fault !== null) console.error(fault);
  const again = earlier > 0 ? `, ${earlier} of them earlier` : '';
  console.log(
    `\n${CONTROLS.length} controls, ${controls.length} taken away, ${caught} caught${again}`,
  );
  return fault === null && caught === controls.length ? 0 : 1;
}
