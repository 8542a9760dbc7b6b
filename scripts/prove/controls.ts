import { CONTROLS } from '../../test/controls/all-controls.ts';
import { faultsOf, proveControls } from '../../test/controls/prove-controls.ts';
import type { Figure, Proof } from './proof.ts';

const QUICK = 2;
const LEAST = 40;

/** Every control is taken away in a copy of the project, and the test that guards it has to fail. */
export const proof: Proof = {
  name: 'controls',
  title:
    'Every control of test/controls, taken away by a change of the source, is missed by the test that guards it',
  proves: [...new Set(CONTROLS.map(({ threat }) => threat)), 'G2'],
  async run({ quick, seed, signal, progress }) {
    const faults = faultsOf(CONTROLS);
    const usable: Figure = {
      name: 'Changes that still apply, with a test that exists',
      value: faults.length === 0 ? `${CONTROLS.length} of ${CONTROLS.length}` : faults.join('; '),
      goal: `all, and at least ${LEAST}`,
      holds: faults.length === 0 && CONTROLS.length >= LEAST,
    };
    if (!usable.holds) return { figures: [usable] };
    const onSource = CONTROLS.filter(({ built }) => !built);
    const few = Array.from(
      { length: QUICK },
      (_, index) => onSource[(seed + index * 7) % onSource.length],
    );
    const controls = quick ? few.filter((control) => control !== undefined) : CONTROLS;
    let done = 0;
    const { caught, earlier, missed, fault } = await proveControls({
      controls,
      signal,
      resume: !quick,
      checked: !quick,
      onVerdict: ({ name }) => progress((done += 1), controls.length, name),
    });
    if (fault !== null) throw new Error(`With all controls in place: ${fault.slice(-1500)}`);
    const who = missed.length > 0 ? `; nobody missed: ${missed.join(', ')}` : '';
    const again = earlier > 0 ? ` (${earlier} of them before this run was interrupted)` : '';
    const figure: Figure = {
      name: 'Controls taken away and missed',
      value: `${caught} of ${controls.length}${again}${who}`,
      goal: 'all',
      holds: caught === controls.length,
    };
    return { figures: [usable, figure] };
  },
};
