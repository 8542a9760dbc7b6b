// npm run prove:inputs: sends 10,000 bent inputs to every route and judges every answer. `-- 500` sends so many,
// `-- 500 --only /api/` to the routes with that in their address, `--seed 7` others. About 4 ms an input.
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { tool } from './test-step.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, seed: { type: 'string' } },
});
setPriority(10);
const named = values.only ? ['-t', RegExp.escape(`at ${values.only}`)] : [];
const command = ['run', '--project', 'unit', '--reporter=verbose', ...named, 'app/inputs.test.ts'];
const child = spawn(process.execPath, tool('vitest', ...command).args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    INPUTS: positionals[0] ?? '10000',
    ...(values.seed ? { INPUTS_SEED: values.seed } : {}),
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => (process.exitCode = code ?? 130));
