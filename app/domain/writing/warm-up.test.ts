import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';

const FILE = join(import.meta.dirname, '../../../test/first-texts.ts');
const MAX_MS = 100;

it('leaves no reader that takes longer than 100 ms of processor time for its first text', async () => {
  const worker = new Worker(FILE);
  onTestFinished(() => void worker.terminate());
  const [longest] = (await once(worker, 'message')) as [Record<string, number>];
  expect(Object.keys(longest)).toContain('toTruth');
  expect(Object.entries(longest).filter(([, ms]) => ms > MAX_MS)).toEqual([]);
}, 60_000);
