import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSample, type Outcome, tryDamage } from '../../test/damaged-bytes.ts';
import { isOneSentence, REFUSED_STARTS } from '../../test/refused-starts.ts';
import type { Figure, Proof, ProofRun } from './proof.ts';
import { runBuilt } from './rig/built-server.ts';
import { inFolder } from './rig/folders.ts';

/** All of them are tests too; the short form shows that the long one works. */
const QUICK = 6;
const GOAL = 25;
/** Databases with one damaged byte. */
const DAMAGED = { long: 100, quick: 2 };

export const proof: Proof = {
  name: 'start-refusals',
  title: 'Starts that must not be',
  proves: ['F20', 'F21', 'F22'],
  async run(run) {
    const step = run.quick ? Math.ceil(REFUSED_STARTS.length / QUICK) : 1;
    const cases = REFUSED_STARTS.filter((_, index) => index % step === 0);
    const damaged = run.quick ? DAMAGED.quick : DAMAGED.long;
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
      run.progress(index + 1, cases.length + damaged);
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
        ...(await damageBytes(run, damaged, cases.length)),
      ],
    };
  },
};

/** Starts on databases with a damaged byte each: none may hang, nor answer with anything but what is right. */
async function damageBytes(run: ProofRun, count: number, before: number): Promise<Figure[]> {
  const tally: Record<Outcome, number> = { refused: 0, right: 0, words: 0, 'failed honestly': 0 };
  const faults: string[] = [];
  const inData = <T>(work: (dataDir: string) => Promise<T>) =>
    inFolder(async (folder) => {
      const dataDir = join(folder, 'data');
      await mkdir(dataDir);
      return work(dataDir);
    });
  const sample = await inData(makeSample);
  for (let index = 0; index < count && !run.signal.aborted; index += 1) {
    try {
      tally[await inData((dataDir) => tryDamage(sample, dataDir, run.seed + index))] += 1;
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
    run.progress(before + index + 1, before + count);
  }
  const tried = Object.values(tally).reduce((sum, each) => sum + each, faults.length);
  return [
    {
      name: 'databases with one byte damaged that were half believed, or hung',
      value: `${faults.length} of ${tried}${faults.map((fault) => ` | ${fault}`).join('')}`,
      goal: `0 of ${count}`,
      holds: faults.length === 0 && tried === count,
    },
    {
      name: 'refused; answered all right; with that byte in the words of one row; with an honest error',
      value: Object.values(tally).join('; '),
      holds: true,
    },
  ];
}
