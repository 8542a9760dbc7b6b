import { SAMPLE_INPUTS } from '../comedy/sample-inputs.ts';
import { HUMOR_LEVELS, POST_STYLES } from '../comedy/post-styles.ts';
import { writePost } from '../comedy/write-post.ts';
import type { Benchmark } from './benchmark.ts';
import { percentile } from './percentile.ts';
import { rounded } from './result-text.ts';

const WARM_UP = 200;
const SHARES = [0.5, 0.95, 0.99];

/** The writer that needs nobody. */
export const offlineWriter: Benchmark = {
  name: 'offline',
  title: 'The offline writer',
  about:
    'Processor time of one post, over all styles, levels and sample inputs in turn. It runs on one core, so what a second holds is what one core writes.',
  run({ quick }) {
    const byStyle = measure(quick ? 500 : 10_000);
    const all = [...byStyle.values()].flat();
    const mean = (times: readonly number[]) =>
      times.reduce((sum, time) => sum + time, 0) / times.length;
    const cells = (times: readonly number[]) => [
      ...SHARES.map((share) => rounded(percentile(times, share))),
      rounded(1000 / mean(times)),
    ];
    return Promise.resolve({
      goals: [],
      pieces: [
        `**${rounded(1000 / mean(all))} posts a second and core.**`,
        {
          head: ['Style', 'p50, ms', 'p95, ms', 'p99, ms', 'Posts a second and core'],
          rows: [
            ['all', ...cells(all)],
            ...[...byStyle].map(([style, times]) => [style, ...cells(times)]),
          ],
        },
      ],
    });
  },
};

/** Processor time of each post, in milliseconds. */
function measure(posts: number): Map<string, number[]> {
  const asks = POST_STYLES.flatMap(({ value: style }) =>
    HUMOR_LEVELS.flatMap((level) =>
      SAMPLE_INPUTS[style].map((fields) => ({ style, level, fields })),
    ),
  );
  const times = new Map<string, number[]>(POST_STYLES.map(({ value }) => [value, []]));
  for (let index = 0; index < WARM_UP + posts; index += 1) {
    const ask = asks[index % asks.length];
    if (!ask) break;
    const before = process.cpuUsage();
    writePost({ ...ask, seed: index, site: 'broetry.example' });
    const { user, system } = process.cpuUsage(before);
    if (index >= WARM_UP) times.get(ask.style)?.push((user + system) / 1000);
  }
  return times;
}
