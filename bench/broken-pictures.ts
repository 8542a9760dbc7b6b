// npm run prove:images: breaks 40 pictures in 20,000 ways and makes each safe, and every file of test/hostile-files.ts.
// `-- 1000` breaks so many. Fails when anything is thrown or keeps a script, when one takes longer than six seconds,
// or when memory grows by more than 150 MB.
import { type Broken, breakPictures, tryHostileFiles } from './break-pictures.ts';

const COUNT = Number(process.argv[2] ?? 20_000);
const MOST_MILLISECONDS = 6000;
const MOST_GROWTH = 150 * 1024 * 1024;

report('hostile files', await tryHostileFiles());
report('broken pictures', await breakPictures({ count: COUNT }));

function report(name: string, { done, counts, slowest, growth, bad }: Broken): void {
  console.log(`${done} ${name}:`, counts, ...bad);
  console.log(
    `slowest ${slowest.toFixed(0)} ms, memory grew by ${(growth / 2 ** 20).toFixed(0)} MB`,
  );
  if (slowest > MOST_MILLISECONDS || growth > MOST_GROWTH || bad.length > 0) process.exitCode = 1;
}
