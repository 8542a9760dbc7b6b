// npm run bench:offline: processor time of one offline post, over all styles, levels and sample inputs.
import { SAMPLE_INPUTS } from '../comedy/sample-inputs.ts';
import { HUMOR_LEVELS, POST_STYLES } from '../comedy/post-styles.ts';
import { writePost } from '../comedy/write-post.ts';
import { percentile } from './percentile.ts';

const WARM_UP = 200;
const POSTS = 5000;

const asks = POST_STYLES.flatMap(({ value: style }) =>
  HUMOR_LEVELS.flatMap((level) => SAMPLE_INPUTS[style].map((fields) => ({ style, level, fields }))),
);
const times: number[] = [];
for (let index = 0; index < WARM_UP + POSTS; index += 1) {
  const ask = asks[index % asks.length];
  if (!ask) break;
  const before = process.cpuUsage();
  writePost({ ...ask, seed: index, site: 'broetry.example' });
  const { user, system } = process.cpuUsage(before);
  if (index >= WARM_UP) times.push((user + system) / 1000);
}
console.log(`${POSTS} offline posts, processor time in milliseconds each`);
for (const share of [0.5, 0.95, 0.99]) {
  console.log(`  p${share * 100}  ${percentile(times, share).toFixed(2)}`);
}
