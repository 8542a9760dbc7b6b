// npm run prove:images: breaks 40 pictures in 20,000 ways and makes each safe. `-- 1000` breaks so many. Fails when
// anything is thrown, when one takes longer than six seconds, or when memory grows by more than 150 MB.
import sharp from 'sharp';
import { makeSafe } from '../app/resources/make-safe.server.ts';
import { mutate, sampleGif } from '../test/pictures.ts';

const COUNT = Number(process.argv[2] ?? 20_000);
const SEEDS = 40;
const MOST_MILLISECONDS = 6000;
const MOST_GROWTH = 150 * 1024 * 1024;
const WARM_UP = 200;

const seeds = await Promise.all(Array.from({ length: SEEDS }, (_, index) => seedOf(index)));
const counts: Record<string, number> = {};
let slowest = 0;
let [rss, most] = [0, 0];
for (let seed = 0; seed < COUNT; seed += 1) {
  const begun = performance.now();
  const made = await makeSafe(mutate(seeds[seed % SEEDS] ?? Buffer.alloc(0), seed));
  slowest = Math.max(slowest, performance.now() - begun);
  const outcome = made.ok ? 'made safe' : made.reason;
  counts[outcome] = (counts[outcome] ?? 0) + 1;
  if (seed === WARM_UP) rss = process.memoryUsage.rss();
  if (seed % 100 === 0) most = Math.max(most, process.memoryUsage.rss());
}
const growth = Math.max(0, most - rss);
console.log(`${COUNT} broken pictures:`, counts);
console.log(`slowest ${slowest.toFixed(0)} ms, memory grew by ${(growth / 2 ** 20).toFixed(0)} MB`);
if (slowest > MOST_MILLISECONDS || growth > MOST_GROWTH) process.exitCode = 1;

function seedOf(index: number): Promise<Buffer> {
  if (index % 4 === 3) return Promise.resolve(sampleGif(2 + index, 16 + index));
  const noise = { type: 'gaussian', mean: 128, sigma: 5 + index } as const;
  const side = 24 + index * 2;
  const image = sharp({
    create: { width: side, height: side, channels: 3, background: 'red', noise },
  });
  if (index % 4 === 0) return image.png({ palette: index % 8 === 0 }).toBuffer();
  return image.jpeg({ progressive: index % 4 === 1 }).toBuffer();
}
