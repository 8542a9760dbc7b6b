import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isOneSentence, REFUSED_STARTS } from '../../test/refused-starts.ts';
import type { Proof } from './proof.ts';
import { runBuilt } from './rig/built-server.ts';
import { inFolder } from './rig/folders.ts';

/** All of them are tests too; the short form shows that the long one works. */
const QUICK = 6;
const GOAL = 25;

export const proof: Proof = {
  name: 'start-refusals',
  title: 'Starts that must not be',
  proves: ['F20', 'F21', 'F22'],
  async run(run) {
    const step = run.quick ? Math.ceil(REFUSED_STARTS.length / QUICK) : 1;
    const cases = REFUSED_STARTS.filter((_, index) => index % step === 0);
    const faults: string[] = [];
    for (const [index, { name, says, prepare }] of cases.entries()) {
      if (run.signal.aborted) break;
      await inFolder(async (folder) => {
        const dataDir = join(folder, 'data');
        await mkdir(dataDir);
        const { env, end } = await prepare(dataDir);
        const { code, output } = await runBuilt('main.js', [], { DATA_DIR: dataDir, ...env });
        end?.();
        if (code !== 0 && says.test(output) && isOneSentence(output)) return;
        faults.push(`${name}: ${code} ${output.slice(0, 120)}`);
      });
      run.progress(index + 1, cases.length);
    }
    const refused = cases.length - faults.length;
    const goal = run.quick ? cases.length : GOAL;
    return {
      figures: [
        {
          name: 'refused with an exit code, in one sentence, without a stack',
          value:
            faults.length === 0
              ? `${refused} of ${cases.length}`
              : `${refused}: ${faults.slice(0, 4).join(' | ')}`,
          goal: `all, at least ${goal}`,
          holds: faults.length === 0 && refused >= goal,
        },
      ],
    };
  },
};
