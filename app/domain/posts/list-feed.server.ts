import type { Viewer } from '../../platform/http/viewer.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { encodeSortedCursor } from '../../platform/http/cursor.ts';
import { findBlockedIds } from '../screening/block-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { type FeedAsk, type FeedCursor, PERIOD_LENGTH } from './feed.ts';
import type { FeedPost } from './feed-post.ts';
import {
  type FeedQuery,
  type FeedRow,
  pickFeed,
  readFeedRows,
  searchFeed,
} from './feed-store.server.ts';
import { showRows } from './show-posts.server.ts';

/**
 * A page of the feed, and where the next one begins. A search for frequent words that are seldom together reads a bounded
 * number of posts, so its page may be short, or empty, and still have a next one.
 */
export type FeedPage = { posts: FeedPost[]; next: string | null };

const ANONYMOUS: ReadonlySet<string> = new Set();
/** After that the page is short: the next one goes on. */
const MOST_REFILLS = 5;
const MOST_WORDS = 8;

/** A page of what members have shared, as the viewer sees it. */
export async function listFeed(
  services: Services,
  viewer: Viewer,
  ask: FeedAsk,
): Promise<FeedPage> {
  const blocked =
    viewer.kind === 'member' ? await findBlockedIds(services.db, viewer.id) : ANONYMOUS;
  const { rows, next } = await rowsOf(services, ask, blocked);
  return {
    posts: await showRows(services.db, viewer, rows),
    next: next && encodeSortedCursor(ask.sort, next),
  };
}

type Rows = { rows: FeedRow[]; next: FeedCursor | null };

// What is blocked is left out after it was read, so that the page still comes from an index alone; where that
// leaves gaps, what follows fills them.
async function rowsOf(
  services: Services,
  ask: FeedAsk,
  blocked: ReadonlySet<string>,
): Promise<Rows> {
  const rows: FeedRow[] = [];
  let { after } = ask;
  for (let refill = 0; ; refill += 1) {
    const limit = ask.limit - rows.length;
    const { keys, next } = await placesOf(services, { ...ask, after, limit });
    const read =
      keys.length === 0
        ? []
        : await readFeedRows(
            services.db,
            keys.map(({ id }) => id),
          );
    const byId = new Map(read.map((row) => [row.id, row]));
    const found = keys.flatMap(({ id }) => byId.get(id) ?? []);
    const wanted = found.filter((row) => !blocked.has(row.user_id));
    rows.push(...wanted);
    const hasGaps = wanted.length < found.length && next !== null;
    if (!hasGaps || refill === MOST_REFILLS) return { rows, next };
    after = next;
  }
}

type Places = { keys: FeedCursor[]; next: FeedCursor | null };

async function placesOf({ db, now }: Services, ask: FeedAsk): Promise<Places> {
  const { sort, period, style, after, limit } = ask;
  const time = now();
  const length = PERIOD_LENGTH[period];
  const since = length === null ? null : time - length;
  // One more than asked for: it tells whether there is a next page.
  const query: FeedQuery = { sort, style, since, now: time, after, limit: limit + 1 };
  const words = foldText(ask.search).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return pageOf(await pickFeed(db, query), limit, null);
  const { found, end } = await searchFeed(db, query, words);
  return pageOf(found, limit, end);
}

function pageOf(found: FeedCursor[], limit: number, end: FeedCursor | null): Places {
  const keys = found.slice(0, limit);
  const last = found.length > limit ? keys.at(-1) : undefined;
  return { keys, next: last ?? end };
}
