import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MODULE = join(import.meta.dirname, 'tune-gc.server.ts');

/** Keeps some 60 MB, and uses things up that live as long as a page does: the most that the heap became, in MB. */
const WORK = `
const make = () => Array.from({ length: 10 }, (_, i) => ({ i, text: 'x' + Math.random() }));
const kept = Array.from({ length: 40_000 }, make);
const passing = new Array(30_000);
let most = 0;
for (let i = 0; i < 400_000; i += 1) {
  passing[i % passing.length] = make();
  if (i % 1000 === 0) most = Math.max(most, process.memoryUsage().heapTotal / 2 ** 20);
}
if (kept.length > 0) process.stdout.write(String(most));
`;

function mostMemory(first: string): number {
  const args = ['--input-type=module', '--eval', first + WORK];
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

it('collects garbage at a smaller heap growth', () => {
  const usual = mostMemory('');
  const sooner = mostMemory(`(await import(${JSON.stringify(MODULE)})).tuneGc();`);
  expect(sooner).toBeLessThan(0.75 * usual);
});
