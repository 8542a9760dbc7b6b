import type { Table } from './benchmark.ts';
import { readerOf } from './ask.ts';
import { costOf, type Place } from './page-cost.ts';
import { percentile } from './percentile.ts';
import type { PublicSite } from './public-site.ts';
import { rounded } from './result-text.ts';

const CROWD = 1000;

type Post = PublicSite['posts'][number];
type Kind = { name: string; pathOf: (post: Post) => string; encoding: string };

const cursorOf = ({ id, created_at }: Post) => `after=recent-${created_at}-${id}`;
const KINDS: readonly Kind[] = [
  { name: '/community', pathOf: (post) => `/community?${cursorOf(post)}`, encoding: 'gzip' },
  {
    name: '/community.data',
    pathOf: (post) => `/community.data?${cursorOf(post)}`,
    encoding: 'gzip',
  },
  { name: '/post/{id}', pathOf: ({ id }) => `/post/${id}`, encoding: 'gzip' },
  { name: '/post/{id}.data', pathOf: ({ id }) => `/post/${id}.data`, encoding: 'gzip' },
  {
    name: '/post/{id}/picture.png',
    pathOf: ({ id }) => `/post/${id}/picture.png?size=link`,
    encoding: 'identity',
  },
];

/** Pages that nobody has asked for yet, each once, and then each once more. Throws unless each was made when first asked for. */
export async function measureCold(
  site: PublicSite,
  ours: Place,
  posts: readonly Post[],
): Promise<Table> {
  const rows: string[][] = [];
  for (const { name, pathOf, encoding } of KINDS) {
    const paths = posts.map(pathOf);
    const inLog = [...new Set(paths.map((path) => path.split('?')[0] ?? path))];
    const ask = (index: number) => ({
      path: paths[index] ?? '',
      headers: { 'accept-encoding': encoding },
    });
    const before = await site.made(...inLog);
    const cold = await costOf(ours, ask, paths.length, 1);
    const made = (await site.made(...inLog)) - before;
    if (made !== paths.length) throw new Error(`${name} was made ${made} of ${paths.length} times`);
    const warm = await costOf(ours, ask, paths.length, 1);
    const [least, most] = [Math.min(...cold.bytes), Math.max(...cold.bytes)];
    rows.push([
      name,
      encoding,
      `${percentile(cold.bytes, 0.5).toLocaleString('en')} (${least.toLocaleString('en')} to ${most.toLocaleString('en')})`,
      String(made),
      rounded(cold.ms),
      rounded(warm.ms),
    ]);
  }
  return { head: ['Page', 'Encoding', 'Bytes', 'Made', 'Cold, ms', 'Asked again, ms'], rows };
}

/**
 * One page for a thousand readers: what it costs when a crowd asks for it at the same moment. Throws unless each of
 * these posts, which nobody has asked for yet, is made once.
 */
export async function measureCrowd(
  site: PublicSite,
  ours: Place,
  posts: readonly Post[],
): Promise<string> {
  const headers = { 'accept-encoding': 'gzip' };
  const reader = readerOf(Number(new URL(site.origin).port), CROWD);
  const times: number[] = [];
  let sum = 0;
  for (const { id } of posts) {
    const path = `/post/${id}`;
    const ask = () => ({ path, headers });
    const before = await site.made(path);
    times.push((await costOf({ ...ours, reader }, ask, CROWD, CROWD)).ms);
    const made = await site.made(path);
    if (before !== 0 || made !== 1)
      throw new Error(`A page for a crowd was made ${before} times before and ${made} times after`);
    sum += made;
  }
  reader.close();
  const readers = (posts.length * CROWD).toLocaleString('en');
  const each = rounded(percentile(times, 0.5));
  return `A page that is not there yet, asked for by ${CROWD} readers at the same moment, is made once: the server’s log has ${sum} pages made for ${posts.length} posts and ${readers} readers, ${each} ms of processor time for each reader, connections and all.`;
}
