import { sql, SqliteAdapter } from 'kysely';
import { expect, it } from 'vitest';
import { countDays } from '../../domain/admin/day-counts.server.ts';
import { countOverview } from '../../domain/admin/overview.server.ts';
import { listCommentRows } from '../../domain/community/comment-store.server.ts';
import {
  findLastShared,
  findWeekBefore,
  listBestOfWeek,
  listNewestPaths,
  listPromptPosts,
  pickFeed,
  searchFeed,
} from '../../domain/community/feed-store.server.ts';
import { findReactions } from '../../domain/community/reaction-store.server.ts';
import {
  countRemixes,
  findLinkRow,
  listRemixes,
} from '../../domain/community/remix-store.server.ts';
import { listRequestRows } from '../../domain/feature-requests/request-store.server.ts';
import { parseLibraryParams } from '../../domain/media-library/library-params.ts';
import { listResources } from '../../domain/media-library/resources.server.ts';
import { findSession } from '../../domain/members/session-store.server.ts';
import { findToken } from '../../domain/members/token-store.server.ts';
import { listCaseRows } from '../../domain/moderation/queue-store.server.ts';
import {
  countUnreadRows,
  listNotificationRows,
} from '../../domain/notifications/notification-store.server.ts';
import {
  findByKey,
  listRecent,
  listUnclaimed,
} from '../../domain/posts/generation-store.server.ts';
import { listPosts } from '../../domain/posts/post-store.server.ts';
import { PERSONAL_TABLES } from '../../domain/sign-in/personal-tables.ts';
import type { Db } from './tables.ts';
import type { Member } from '../../domain/members/viewer.ts';
import { servicesOn } from '../../../test/factories/write-as-member.ts';
import { plansOf } from '../../../test/plans-of.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const NOW = 1_763_700_000_000;
const page = { after: null, limit: 20 };
const later = { after: { at: NOW, id: 'zz' }, limit: 20 };
const member = { kind: 'member', id: 'm' } as const;
const ADMIN = { ...member, isAdmin: true, isDisabled: false } as Member;
const days = { day: '2026-11-21', zone: 'Asia/Kathmandu' };

type Ask = (db: Db) => Promise<unknown>;

const library = (on: Db, search: string) =>
  listResources(servicesOn(on), ADMIN, parseLibraryParams(new URLSearchParams(search)).params);

// What every page or request asks.
const HOT: Record<string, Ask> = {
  'a session': (on) => findSession(on, 'hash', 1),
  'a token': (on) => findToken(on, 'hash', 1),
  'a generation by its key': (on) => findByKey(on, 'owner', 'key'),
  'the last plots of a member': (on) => listRecent(on, member, 'post', 30),
  'the unclaimed posts of a guest': (on) => listUnclaimed(on, 'guest'),
  'comments of a post': (on) => listCommentRows(on, { postId: 'p', viewerId: null, ...page }),
  'reactions of a member': (on) => findReactions(on, 'm', ['p', 'q']),
  'posts of a member': (on) => listPosts(on, { userId: 'm', type: 'all', words: [], ...page }),
  notifications: (on) => listNotificationRows(on, { userId: 'm', ...page }),
  'unread notifications': (on) => countUnreadRows(on, 'm', 100),
  'open cases': (on) => listCaseRows(on, { isOpen: true, ...page }),
  'the board': (on) =>
    listRequestRows(on, { viewerId: 'm', sort: 'votes', status: null, patterns: [], ...page }),
  'the library': (on) => library(on, ''),
  'a search of the library': (on) => library(on, 'q=offsite+unicorn'),
  'paths of posts': (on) => listNewestPaths(on, 100),
  'what a member has just shared': (on) => findLastShared(on, { userId: 'm', since: NOW }),
  'remixes of posts': (on) => countRemixes(on, ['p', 'q']),
  'a page of remixes': (on) => listRemixes(on, { id: 'p', ...later }),
  'a link of a chain': (on) => findLinkRow(on, 'p'),
  'the overview': (on) => countOverview({ ...servicesOn(on), now: () => NOW }, days.zone),
  'the days of a month': (on) => countDays(servicesOn(on), { kind: 'month', ...days }),
};

for (const sort of ['recent', 'popular', 'comments', 'best'] as const) {
  for (const style of [null, 'humblebrag']) {
    for (const since of [null, NOW - 1]) {
      const feed = { viewerId: 'm', sort, style, since, now: NOW, ...later };
      // The best posts are always those of a period.
      if (sort === 'best' && (since === null || style !== null)) continue;
      const name = `the feed by ${sort}, ${style ?? 'any style'}, since ${since ?? 'ever'}`;
      HOT[name] = (on) => pickFeed(on, feed);
      HOT[`a search of ${name}`] = (on) => searchFeed(on, feed, ['template']);
    }
  }
}

const tables = Object.keys(PERSONAL_TABLES).join('|');
const WHOLE_TABLE = new RegExp(`SCAN (${tables})\\b(?! USING)|Seq Scan on (${tables})\\b`);

/** Which index serves a page in its order, without sorting. */
const ORDERED: readonly [name: string, index: RegExp, ask: Ask][] = [
  ['the best of a week', /posts_hall/, (on) => listBestOfWeek(on, { week: 2900, limit: 30 })],
  ['the week before', /posts_hall/, (on) => findWeekBefore(on, 2900)],
  ['answers of a day', /posts_answers/, (on) => listPromptPosts(on, { day: 20_000, ...later })],
];

// Hot statements read indexes: none of them walks over a whole table.
const plans = (ask: Ask) =>
  db()
    .connection()
    .execute(async (on) => {
      // Of an empty table Postgres would read everything.
      if (!isSqlite()) await sql`set enable_seqscan = off`.execute(on);
      return plansOf(on, ask);
    });
const isSqlite = () => db().getExecutor().adapter instanceof SqliteAdapter;

it.each(Object.entries(HOT))('reads %s from an index', async (_, ask) => {
  const found = await plans(ask);
  expect(found.length).toBeGreaterThan(0);
  for (const plan of found) expect(plan).not.toMatch(WHOLE_TABLE);
});

it.each(ORDERED)('reads %s in the order of an index', async (_, index, ask) => {
  for (const plan of await plans(ask)) {
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/TEMP B-TREE|\bSort\b/);
  }
});
