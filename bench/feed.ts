import type { Kysely } from 'kysely';
import { listComments } from '../app/comments/list-comments.server.ts';
import {
  type FeedAsk,
  parseFeedAsk,
  type FeedPeriod,
  SCREEN_LIMIT,
  SORTS,
} from '../app/community/feed.ts';
import { findSharedPost } from '../app/community/find-shared-post.server.ts';
import { newestAddresses } from '../app/community/address-store.server.ts';
import { listFeed } from '../app/community/list-feed.server.ts';
import type { Database } from '../app/db/tables.ts';
import type { Services } from '../app/services.server.ts';
import { dayAt } from '../app/utc-days.ts';
import { inBulk, recount } from '../test/people/in-bulk.ts';
import { multiplyPost } from '../test/people/multiply-post.ts';
import { shareNew } from '../test/people/share-as-member.ts';
import { newMember, servicesOn } from '../test/people/write-as-member.ts';
import type { Benchmark } from './benchmark.ts';
import { type Asked, compareSizes, growthGoals, growthTable } from './sizes.ts';

const FEW = 1000;
const MANY = 1_000_000;
const DEEP = 5;
/** How many posts of each time are asked for: as many as there are at the few, or the pages would not be the same. */
const LIMITS: Readonly<Record<FeedPeriod, number>> = {
  all: SCREEN_LIMIT,
  today: 2,
  week: 15,
  month: SCREEN_LIMIT,
};
/** Short: a million of them have to be made before anything is measured. */
const POST = 'I moved a stapler today.\nIt moved me back.\nAgree?';
/** A word that every post has, and one that none has. */
const WORDS = { 'a word of all': 'stapler', 'a word of none': 'zeppelin' };
const NOBODY = { kind: 'guest', id: null, guestId: null } as const;
const NOW = 1_763_700_000_000;

/** The community at two sizes. */
export const feed: Benchmark = {
  name: 'feed',
  title: 'A thousand posts and a million',
  about: `Everything that the feed can be asked for, the first page and one further down, searches, a single post and the sitemap, at ${FEW.toLocaleString('en')} and at ${MANY.toLocaleString('en')} shared posts, in turns. The p95 of a request may not grow by more than a half.`,
  async run({ quick, say }) {
    const { grown, missing, leftOut } = await compareSizes(fill, {
      sizes: [FEW, quick ? 10_000 : MANY],
      rounds: quick ? 10 : 120,
      say,
    });
    return {
      goals: growthGoals(grown),
      pieces: ['The requests that grew most:', growthTable(grown, 12), ...leftOut],
      missing,
    };
  },
};

async function fill(db: Kysely<Database>, size: number): Promise<Asked[]> {
  const services = on(db);
  const member = await newMember(services);
  const first = await shareNew(services, member, POST);
  await inBulk(db, 'posts', () => multiplyPost(db, first, size, NOW));
  await recount(db);
  return [
    ...(await feedKinds(services)),
    ...searches(),
    ...sitemap(),
    { name: 'a post', ask: (db) => findSharedPost(on(db), NOBODY, first) },
    { name: 'its comments', ask: (db) => listComments(on(db), NOBODY, first, null) },
  ];
}

const on = (db: Kysely<Database>): Services => ({ ...servicesOn(db), now: () => NOW });

function searches(): Asked[] {
  return Object.keys(SORTS).flatMap((sort) =>
    Object.entries(WORDS).map(([what, q]): Asked => {
      const { ask } = parseFeedAsk(new URLSearchParams({ sort, q }));
      const name = `${sort}, a search for ${what}`;
      const search: Asked = {
        name,
        ask: (db) => listFeed(on(db), NOBODY, { ...ask, limit: SCREEN_LIMIT }),
      };
      return what === 'a word of none' ? { ...search, why: LOOKS_THROUGH } : search;
    }),
  );
}

const LOOKS_THROUGH =
  'A search that finds nothing looks through 5,000 posts before it answers and says where to go on; the few are only 1,000. From 5,000 posts on it looks at no more.';
/** The sitemap as the route asks for it where posts are many: which days there are, and the posts of one. */
function sitemap(): Asked[] {
  // As many addresses of the day as there are at the few: an answer that is a thousand times as long would say nothing.
  const yesterday = { day: dayAt(NOW) - 1, most: LIMITS.today };
  return [{ name: 'the sitemap', ask: (db) => newestAddresses(db, 49_900) }];
}

async function feedKinds(services: Services): Promise<Asked[]> {
  const kinds: Asked[] = [];
  const add = (name: string, ask: FeedAsk | null) =>
    kinds.push({ name, ask: ask && ((db) => listFeed(on(db), NOBODY, ask)) });
  for (const sort of Object.keys(SORTS)) {
    for (const [period, limit] of Object.entries(LIMITS)) {
      for (const style of ['', 'humblebrag']) {
        const query = new URLSearchParams({ sort, period, style });
        const ask = { ...parseFeedAsk(query).ask, limit };
        const name = [sort, period, style].filter(Boolean).join(' ');
        const { posts } = await listFeed(services, NOBODY, ask);
        const isWhole = posts.length >= limit;
        add(name, isWhole ? ask : null);
        add(`${name}, later`, isWhole ? await pagesOn(services, ask, query) : null);
      }
    }
  }
  return kinds;
}

async function pagesOn(
  services: Services,
  ask: FeedAsk,
  query: URLSearchParams,
): Promise<FeedAsk | null> {
  let current = ask;
  for (let page = 0; page < DEEP; page += 1) {
    const { posts, next } = await listFeed(services, NOBODY, current);
    // A page that is shorter than at the other size says nothing.
    if (next === null || posts.length < ask.limit) return null;
    query.set('after', next);
    current = { ...parseFeedAsk(query).ask, limit: ask.limit };
  }
  return current;
}
