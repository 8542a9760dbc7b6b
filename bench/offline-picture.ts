import { PREVIEW_COUNTS } from '../app/domain/posts/preview.ts';
import { bindPages } from '../app/domain/cards/bind-pages.server.ts';
import { createPictureRenderer } from '../app/domain/cards/pictures.server.ts';
import { DEFAULT_AUTHOR } from '../app/domain/posts/post.ts';
import { HUMOR_LEVELS, POST_STYLES } from '../comedy/post-styles.ts';
import { SAMPLE_INPUTS } from '../comedy/sample-inputs.ts';
import { writePost } from '../comedy/write-post.ts';
import { type Part, percentile, rounded } from './part.ts';

const SITE = 'broetry.example';
const WARM_UP = 200;
const SHARES = [0.5, 0.95, 0.99];
const HEAD = ['p50, ms', 'p95, ms', 'p99, ms'];

const shares = (times: readonly number[]) =>
  SHARES.map((share) => rounded(percentile(times, share)));

/** The offline writer. */
export const offline: Part = {
  about:
    'Processor time of one post of the offline writer, over all styles, levels and sample inputs in turn, on one core.',
  measure({ quick }) {
    const asks = POST_STYLES.flatMap(({ value: style }) =>
      HUMOR_LEVELS.flatMap((level) =>
        SAMPLE_INPUTS[style].map((fields) => ({ style, level, fields })),
      ),
    );
    const times: number[] = [];
    for (let index = 0; index < WARM_UP + (quick ? 300 : 10_000); index += 1) {
      const ask = asks[index % asks.length];
      if (!ask) break;
      const before = process.cpuUsage();
      writePost({ ...ask, seed: index, site: SITE });
      const { user, system } = process.cpuUsage(before);
      if (index >= WARM_UP) times.push((user + system) / 1000);
    }
    const rate = (1000 * times.length) / times.reduce((sum, time) => sum + time, 0);
    return Promise.resolve({
      head: ['Posts', ...HEAD, 'Posts a second and core'],
      rows: [[times.length.toLocaleString('en'), ...shares(times), rounded(rate)]],
    });
  },
};

/** The picture of a post. */
export const picture: Part = {
  about:
    'The card of a post as a PNG at twice its size, and a carousel of ten pages as a PDF, drawn as the server draws them.',
  async measure({ quick }) {
    const [fields = {}] = SAMPLE_INPUTS.humblebrag;
    const ask = { style: 'humblebrag', level: 'Spicy', fields, seed: 1 } as const;
    const { text } = writePost({ ...ask, site: SITE });
    const card = { author: DEFAULT_AUTHOR, photo: null, text, ...PREVIEW_COUNTS };
    const renderer = createPictureRenderer();
    const author = { name: SITE, photo: null };
    const lines = Array.from({ length: 9 }, () => text.split('\n')[0] ?? '');
    const carousel = async () =>
      bindPages(await renderer.carousel({ author, lines, site: SITE }), { title: SITE, text });
    return {
      head: ['What', 'First, ms', ...HEAD, 'kB'],
      rows: [
        ['card', ...(await drawn(quick ? 3 : 40, () => renderer.draw(card, 'card')))],
        ['carousel', ...(await drawn(quick ? 1 : 10, carousel))],
      ],
    };
  },
};

/** The first time, the shares of the times after it, and the size. */
async function drawn(rounds: number, draw: () => Promise<Uint8Array>): Promise<string[]> {
  const times: number[] = [];
  let size = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now();
    size = (await draw()).length;
    times.push(performance.now() - start);
  }
  const [first = 0, ...others] = times;
  return [rounded(first), ...shares(others), rounded(size / 1000)];
}
