import { parentPort } from 'node:worker_threads';
import { warmUp } from '../app/domain/writing/warm-up.server.ts';
import { READERS } from './comedy/readers.ts';

// Run in a thread of its own, which has compiled no pattern yet.
const TEXTS = ['My cat signed for a parcel, twice.', 'Моя кошка 😀 … “signed” for it.'];

await warmUp(new AbortController().signal);
const longest: Record<string, number> = {};
for (const own of Object.values(READERS)) {
  for (const [name, read] of Object.entries(own)) {
    const times = TEXTS.map((text) => {
      const start = process.threadCpuUsage();
      read(text);
      const { user, system } = process.threadCpuUsage(start);
      return (user + system) / 1000;
    });
    longest[name] = Math.max(...times);
  }
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
parentPort?.postMessage(longest);
