import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';

const FILE = join(import.meta.dirname, '../../../test/first-texts.ts');
const MAX_MS = 100;
/** Patterns are compiled in each new thread; garbage is collected at another reader in each. */
const MAX_THREADS = 3;

async function slowReaders(): Promise<string[]> {
  const worker = new Worker(FILE);
  onTestFinished(() => void worker.terminate());
  const [longest] = (await once(worker, 'message')) as [Record<string, number>];
  expect(Object.keys(longest)).toContain('toTruth');
  return Object.keys(longest).filter((name) => (longest[name] ?? 0) > MAX_MS);
}

it('leaves no reader that takes longer than 100 ms of processor time for its first text', async () => {
  let slow = await slowReaders();
  for (let thread = 1; slow.length > 0 && thread < MAX_THREADS; thread += 1) {
    const again = await slowReaders();
    slow = slow.filter((name) => again.includes(name));
  }
  expect(slow).toEqual([]);
}, 60_000);
