import sharp from 'sharp';
import { makeSafe } from '../app/resources/make-safe.server.ts';
import { hostileFiles, MARK } from '../test/hostile-files.ts';
import { mutate, sampleGif } from '../test/pictures.ts';

type Run = {
  count: number;
  seed?: number;
  signal?: AbortSignal;
  progress?: (done: number, total: number) => void;
};

/** What became of them; `slowest` in milliseconds, `growth` of memory in bytes, `bad` in words. */
export type Broken = {
  done: number;
  counts: Record<string, number>;
  slowest: number;
  growth: number;
  bad: string[];
};

const SEEDS = 40;
const WARM_UP = 200;

/** Makes `count` broken pictures safe: 40 pictures, each changed in ways that depend on the seed alone. */
export async function breakPictures({ count, seed = 0, ...run }: Run): Promise<Broken> {
  const seeds = await Promise.all(Array.from({ length: SEEDS }, (_, index) => seedOf(index)));
  return feed(count, run, (index) => ({
    name: `mutation ${seed + index}`,
    bytes: mutate(seeds[index % SEEDS] ?? Buffer.alloc(0), seed + index),
  }));
}

/** Makes every file of test/hostile-files.ts safe, or refuses it. */
export async function tryHostileFiles(run: Omit<Run, 'count' | 'seed'> = {}): Promise<Broken> {
  const files = await hostileFiles();
  return feed(files.length, run, (index) => files[index] ?? { name: '', bytes: Buffer.alloc(0) });
}

async function feed(
  count: number,
  { signal, progress }: Pick<Run, 'signal' | 'progress'>,
  fileOf: (index: number) => { name: string; bytes: Buffer },
): Promise<Broken> {
  const found: Broken = { done: 0, counts: {}, slowest: 0, growth: 0, bad: [] };
  let [rss, most] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    if (signal?.aborted) break;
    const { name, bytes } = fileOf(index);
    const begun = performance.now();
    const made = await makeSafe(bytes).catch((error: unknown) => ({
      ok: false as const,
      reason: `thrown: ${String(error)}`,
    }));
    found.slowest = Math.max(found.slowest, performance.now() - begun);
    const outcome = made.ok ? 'made safe' : made.reason;
    found.counts[outcome] = (found.counts[outcome] ?? 0) + 1;
    found.done += 1;
    if (!made.ok && made.reason.startsWith('thrown')) found.bad.push(`${name}: ${made.reason}`);
    const kept = made.ok ? [made.picture, ...made.picture.thumbnails] : [];
    if (kept.some(({ bytes }) => bytes.includes(MARK))) found.bad.push(`${name} keeps its script`);
    if (index === Math.min(WARM_UP, count >> 1)) rss = process.memoryUsage.rss();
    if (index % 100 !== 0) continue;
    most = Math.max(most, process.memoryUsage.rss());
    progress?.(index, count);
  }
  found.growth = Math.max(0, Math.max(most, process.memoryUsage.rss()) - rss);
  return found;
}

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
