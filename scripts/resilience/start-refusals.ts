import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isOneSentence, REFUSED_STARTS } from './refused-starts.ts';
import { runBuilt } from '../../test/run-server.ts';
import { type Drill, inFolder } from './drill.ts';

/** Starts that must fail with an exit code and one sentence. */
export const startRefusals: Drill = {
  name: 'start-refusals',
  title: 'settings and data with which it must not start',
  trials: REFUSED_STARTS.length,
  async run(run) {
    const faults: string[] = [];
    let refused = 0;
    for (const { name, says, prepare } of REFUSED_STARTS.slice(0, run.trials)) {
      if (run.signal.aborted) break;
      await inFolder(async (folder) => {
        const dataDir = join(folder, 'data');
        mkdirSync(dataDir);
        const { env, end } = await prepare(dataDir);
        const { code, output } = await runBuilt('main.js', [], { DATA_DIR: dataDir, ...env });
        end?.();
        if (code === 1 && says.test(output) && isOneSentence(output)) refused += 1;
        else faults.push(`${name}: ${code} ${output.slice(0, 120)}`);
      });
    }
    return { done: `${refused} refused with an exit code and one sentence`, faults };
  },
};
