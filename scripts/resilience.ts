// npm run resilience: kills, fills and races the built server on throw-away data, and prints what came of it as a
// Markdown table. `-- --list` names the drills, `-- --only kills-sqlite,backups` runs some of them, `-- --trials 100`
// sets how often each does its thing, `-- --seed 7` draws others. Ctrl-C ends it after the running trial.
import { arch, cpus, platform, setPriority, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { type Drill, LeftOut, type Result } from './resilience/drill.ts';
import { DRILLS } from './resilience/drills.ts';
import { stopOnSignals } from './test-step.ts';

const SEED = '20261122';

const { values } = parseArgs({
  options: {
    list: { type: 'boolean' },
    only: { type: 'string' },
    trials: { type: 'string' },
    seed: { type: 'string', default: SEED },
  },
});
if (values.list) for (const { name, title } of DRILLS) console.log(`${name.padEnd(20)} ${title}`);
else process.exitCode = await runAll();

async function runAll(): Promise<number> {
  const names = values.only?.split(',').map((name) => name.trim());
  const unknown = names?.find((name) => !DRILLS.some((drill) => drill.name === name));
  if (unknown !== undefined) return refuse(`There is no drill '${unknown}'; --list names them.`);
  const [seed, trials] = [Number(values.seed), values.trials && Number(values.trials)];
  if (!Number.isSafeInteger(seed)) return refuse('--seed is a whole number.');
  if (trials !== undefined && !(Number.isSafeInteger(trials) && Number(trials) > 0))
    return refuse('--trials is a whole number above 0.');
  setPriority(10);
  const signal = stopOnSignals();
  const rows: string[] = [];
  let wrong = 0;
  for (const drill of DRILLS.filter(({ name }) => names?.includes(name) ?? true)) {
    if (signal.aborted) break;
    const began = performance.now();
    const { done, faults } = await runOne(drill, {
      trials: trials === undefined ? drill.trials : Number(trials),
      seed,
      signal,
    });
    const seconds = Math.round((performance.now() - began) / 1000);
    wrong += faults.length;
    for (const fault of faults.slice(0, 20)) console.log(`    ✗ ${fault}`);
    rows.push(`| ${drill.name} | ${drill.title} | ${done} | ${faults.length} | ${seconds} s |`);
  }
  const gib = Math.round(totalmem() / 2 ** 30);
  console.log(
    `\nNode ${process.versions.node}, ${platform()} ${arch()}, ${cpus().length} cores, ${gib} GiB\n`,
  );
  console.log('| Drill | What | Done | Lost or wrong | Time |\n|---|---|---|---|---|');
  console.log(rows.join('\n'));
  return signal.aborted ? 130 : Math.min(wrong, 1);
}

async function runOne(
  { name, trials: usual, run }: Drill,
  { trials, seed, signal }: { trials: number; seed: number; signal: AbortSignal },
): Promise<Result> {
  const progress = (count: number) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${name}: ${count} of ${trials} `);
  };
  console.log(`${name}${trials === usual ? '' : ` (${trials} trials)`}`);
  try {
    return await run({ trials, seed, signal, progress });
  } catch (error) {
    if (error instanceof LeftOut) return { done: `left out: ${error.message}`, faults: [] };
    return { done: 'broke off', faults: [error instanceof Error ? error.message : String(error)] };
  } finally {
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  }
}

function refuse(sentence: string): number {
  console.error(sentence);
  return 1;
}
