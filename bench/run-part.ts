// One benchmark: npm run bench:{name}, with `-- --quick` for seconds instead of minutes. It prints what it found;
// `npm run bench` starts it with a channel and takes the result from there.
import { isPart, PARTS } from './parts.ts';
import { resultText } from './result-text.ts';

const [name = ''] = process.argv.slice(2);
if (!isPart(name)) throw new Error(`No such benchmark: ${name}`);
const benchmark = await PARTS[name]();
const result = await benchmark.run({
  quick: process.argv.includes('--quick'),
  say: (word) => console.log(`  ${word}`),
});
if (process.env['BENCH_RESULT'] === 'send') {
  const { title, about } = benchmark;
  await new Promise((done) => process.send?.({ title, about, result }, done));
} else {
  console.log(`${benchmark.title}\n\n${resultText(result)}`);
}
// What a library still holds open must not hold up the next part.
process.exit(0);
