import { sql, SqliteAdapter } from 'kysely';
import { expect, it } from 'vitest';
import {
  findLastShared,
  findWeekBefore,
  listBestOfWeek,
  listNewestPaths,
  listPromptPosts,
  pickFeed,
  searchFeed,
} from '../../app/domain/community/feed-store.server.ts';
import type { Db } from '../../app/platform/db/tables.ts';
import { weekAt } from '../../app/domain/community/hall-of-fame.server.ts';
import { dayAt, DAY_MS, HOUR_MS } from '../../app/platform/time/time-units.ts';
import { multiplyPost } from '../factories/multiply-post.ts';
import { newMember, servicesOn } from '../factories/write-as-member.ts';
import { shareNew } from '../factories/share-as-member.ts';
import { plansOf } from '../plans-of.ts';

const NOW = 1_763_700_000_000;
const SIZE = 20_000;
const SORTS = ['recent', 'popular', 'comments'] as const;

/** The feed is read from its indexes: no way of asking walks over all the posts. */
export function feedPlansContract(db: () => Db): void {
  const isSqlite = () => db().getExecutor().adapter instanceof SqliteAdapter;

  it('fills a community', async () => {
    const services = servicesOn(db());
    const member = await newMember(services);
    const id = await shareNew(services, member, 'a template');
    await multiplyPost(db(), id, SIZE, NOW);
    await sql`analyze`.execute(db());
  }, 60_000);

  const cases = SORTS.flatMap((sort) =>
    [null, 'humblebrag'].flatMap((style) =>
      [null, 1, 7, 30].flatMap((days) =>
        [false, true].map((isLater) => ({ sort, style, days, isLater })),
      ),
    ),
  );
  it.each(cases)('walks an index for $sort, $style, $days, $isLater', async (ask) => {
    const { sort, style, days, isLater } = ask;
    const since = days === null ? null : NOW - days * DAY_MS;
    const at = sort === 'recent' ? NOW - HOUR_MS : 500;
    const after = isLater ? { at, id: 'zz' } : null;
    const query = { sort, style, since, now: NOW, after, limit: 21 };
    expectIndexed(await plansOf(db(), (spied) => pickFeed(spied, query)));
    expectIndexed(await plansOf(db(), (spied) => searchFeed(spied, query, ['template'])));
  });

  it('walks an index to list where posts are', async () => {
    expectIndexed(await plansOf(db(), (spied) => listNewestPaths(spied, 100)));
  });

  it('walks an index for the best of a week and the answers of a day', async () => {
    const [week, day, after] = [weekAt(NOW) - 3, dayAt(NOW) - 3, { at: NOW, id: 'zz' }];
    for (const [index, ask] of [
      [/posts_hall/, (spied) => listBestOfWeek(spied, { week, limit: 30 })],
      [/posts_hall/, (spied) => findWeekBefore(spied, week)],
      [/posts_answers/, (spied) => listPromptPosts(spied, { day, after, limit: 21 })],
    ] satisfies [RegExp, (spied: Db) => Promise<unknown>][]) {
      for (const plan of await plansOf(db(), ask)) {
        expect(plan).toMatch(index);
        expect(plan).not.toMatch(/TEMP B-TREE|\bSort\b/);
      }
    }
  });

  it('finds what a member has just shared among the posts of that member', async () => {
    const services = servicesOn(db());
    const members = await Promise.all(Array.from({ length: 20 }, () => newMember(services)));
    for (const [index, { id }] of members.entries()) {
      await sql`update posts set user_id = ${id} where likes % 20 = ${index}`.execute(db());
    }
    await sql`analyze`.execute(db());
    const userId = members[0]!.id;
    const plans = await plansOf(db(), (spied) => findLastShared(spied, { userId, since: NOW }));
    expect(plans.join()).toMatch(/posts_(user_created|shared_once|unshared)/);
    expect(plans.join()).not.toMatch(/SCAN posts|Seq Scan on posts/);
  });

  function expectIndexed(plans: string[]): void {
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      if (/posts_trigrams|searchable_posts/.test(plan)) continue;
      // A walk over an index names it; one over the table does not.
      const whole = isSqlite() ? /SCAN posts(?!_| USING)/ : /Seq Scan on posts/;
      expect(plan).not.toMatch(whole);
      expect(plan).toMatch(/posts_feed_/);
    }
  }
}
