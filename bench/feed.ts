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
import { countAddresses } from '../app/community/list-addresses.server.ts';
import { listFeed } from '../app/community/list-feed.server.ts';
import type { Database } from '../app/db/tables.ts';
import type { Services } from '../app/services.server.ts';
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
const NOBODY = { kind: 'guest', id: null, guestId: null } as const;
const NOW = 1_763_700_000_000;

/** The community at two sizes. */
export const feed: Benchmark = {
  name: 'feed',
  title: 'A thousand posts and a million',
  about: `Everything that the feed can be asked for, the first page and one further down, and a single post, at ${FEW.toLocaleString('en')} and at ${MANY.toLocaleString('en')} shared posts, in turns. The p95 of a request may not grow by more than a half.`,
  async run({ quick, say }) {
    const { grown, missing } = await compareSizes(fill, {
      sizes: [FEW, quick ? 10_000 : MANY],
      rounds: quick ? 10 : 120,
      say,
    });
    return {
      goals: growthGoals(grown),
      pieces: ['The requests that grew most:', growthTable(grown, 12)],
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
    { name: 'a post', ask: (db) => findSharedPost(on(db), NOBODY, first) },
    { name: 'its comments', ask: (db) => listComments(on(db), NOBODY, first, null) },
    { name: 'how many posts there are', ask: (db) => countAddresses(on(db)) },
  ];
}

const on = (db: Kysely<Database>): Services => ({ ...servicesOn(db), now: () => NOW });

async function feedKinds(services: Services): Promise<Asked[]> {
  const kinds: Asked[] = [];
  const add = (name: string, ask: FeedAsk) =>
    kinds.push({ name, ask: (db) => listFeed(on(db), NOBODY, ask) });
  for (const sort of Object.keys(SORTS)) {
    for (const [period, limit] of Object.entries(LIMITS)) {
      for (const style of ['', 'humblebrag']) {
        const query = new URLSearchParams({ sort, period, style });
        const ask = { ...parseFeedAsk(query).ask, limit };
        const name = [sort, period, style].filter(Boolean).join(' ');
        const { posts } = await listFeed(services, NOBODY, ask);
        if (posts.length < limit) continue;
        add(name, ask);
        const later = await pagesOn(services, ask, query);
        if (later) add(`${name}, later`, later);
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
