// npm run prove: shows what the product says of itself, one proof after the other, and writes docs/proof.md. `-- --list`
// names the proofs, `-- --only a,b` runs some of them, `-- --seed 7` draws other trials, `-- --page` runs none and only writes
// the page anew; `-- --quick` takes two minutes at
// most and writes nothing, and with `--after-tests` it leaves out what are tests of the project, which `npm test` has
// just run. Ctrl-C ends it; what was finished before stays on the page.
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { duration } from './prove/proof-page.ts';
import { OWN_TESTS } from './prove/own-tests.ts';
import { LONG_ONLY, PROOFS } from './prove/proofs.ts';
import { rewritePage, runProofs } from './prove/run-proofs.ts';
import { stopOnSignals } from './test-step.ts';

const SEED = 20_261_122;
// What does not let itself be stopped is left behind.
const GRACE_MS = 20_000;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    'after-tests': { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    only: { type: 'string' },
    seed: { type: 'string', default: String(SEED) },
  },
});
const folder = join(import.meta.dirname, '../docs');
if (values.page) rewritePage({ all: PROOFS, folder });
else if (values.list)
  for (const { name, title } of PROOFS) console.log(`${name.padEnd(16)} ${title}`);
else process.exitCode = await prove();

async function prove(): Promise<number> {
  const names = values.only?.split(',').map((name) => name.trim());
  const unknown = names?.find((name) => !PROOFS.some((proof) => proof.name === name));
  const seed = Number(values.seed);
  if (unknown !== undefined) return refuse(`There is no proof '${unknown}'; --list names them.`);
  if (!Number.isSafeInteger(seed)) return refuse('A seed is a whole number.');
  setPriority(10);
  const signal = stopOnSignals();
  signal.addEventListener('abort', () => setTimeout(() => process.exit(130), GRACE_MS).unref());
  const began = performance.now();
  const leftOut = [...(values.quick ? LONG_ONLY : []), ...(values['after-tests'] ? OWN_TESTS : [])];
  const { passed, failed } = await runProofs({
    proofs: PROOFS.filter((proof) => names?.includes(proof.name) ?? !leftOut.includes(proof)),
    all: PROOFS,
    quick: values.quick,
    seed,
    signal,
    out: process.stdout,
    folder,
  });
  const time = duration((performance.now() - began) / 1000);
  console.log(`\n${passed} figures hold, ${failed} fall short (${time}, seed ${seed})`);
  if (signal.aborted) return 130;
  return failed > 0 ? 1 : 0;
}

function refuse(sentence: string): number {
  console.error(sentence);
  return 1;
}
