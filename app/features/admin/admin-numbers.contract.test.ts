import { beforeEach, expect, it } from 'vitest';
import { countDays } from '../../domain/admin/day-counts.server.ts';
import { countOverview } from '../../domain/admin/overview.server.ts';
import { insertResource } from '../../domain/media-library/resource-store.server.ts';
import { recordEvent } from '../../domain/stats/events.server.ts';
import type { GenerationRow } from '../../platform/db/tables.ts';
import { countAll, countEver } from '../../platform/observe/rollup-store.server.ts';
import type { GuestEvent } from '../../domain/stats/guest-events.server.ts';
import type { Services } from '../../platform/services.ts';
import { libraryRow } from '../../../test/factories/fill-library.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import {
  addGeneration,
  id,
  memberOn,
  newMember,
  servicesOn,
} from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

// The clocks went back the day before: that day had 25 hours, from 04:00 to 05:00 UTC.
const ZONE = 'America/New_York';
const at = (text: string) => Date.parse(`2026-${text}Z`);
const NOW = at('11-02T14:00:00');
const WEEK_AGO = at('10-26T14:00:00');
const TWO_WEEKS_AGO = at('10-19T14:00:00');
const TODAY = at('11-02T05:00:00');
const YESTERDAY = at('11-01T04:00:00');

const servicesAt = (now: number): Services => ({ ...servicesOn(db()), now: () => now });

beforeEach(async () => {
  for (const table of ['users', 'generations', 'guest_events', 'guest_sessions'] as const) {
    await db().deleteFrom(table).execute();
  }
  // Counters of deleted events stay.
  await db().deleteFrom('rollups').execute();
});

async function addUser(created_at: number, last_login = created_at): Promise<string> {
  const { id: user } = await newMember(servicesAt(created_at));
  await db().updateTable('users').set({ last_login }).where('id', '=', user).execute();
  return user;
}
async function addPost(finished_at: number, more: Partial<GenerationRow> = {}): Promise<void> {
  const owner = { kind: 'guest', id: id() } as const;
  await addGeneration(db(), { owner, text: 'x', more: { finished_at, ...more } });
}
const record = (guest: string, time: number, event: GuestEvent) =>
  recordEvent(servicesAt(time), guest, event, { userAgent: '', referrer: undefined });

it('counts members and posts of today, of this week and of the one before', async () => {
  await addUser(TWO_WEEKS_AGO - 1, NOW);
  await addUser(TWO_WEEKS_AGO, WEEK_AGO);
  await addUser(WEEK_AGO - 1);
  await addUser(WEEK_AGO);
  const leaver = await addUser(NOW);
  await db().deleteFrom('users').where('id', '=', leaver).execute();
  for (const time of [NOW, TODAY, TODAY - 1, YESTERDAY, YESTERDAY - 1, WEEK_AGO, WEEK_AGO - 1]) {
    await addPost(time);
  }
  await addPost(NOW, { kind: 'replies' });
  await addPost(NOW, { writer: 'member' });
  await addPost(NOW, { state: 'failed', text: null });
  expect(await countOverview(servicesAt(NOW), ZONE)).toMatchObject({
    totalUsers: 4,
    newUsersThisWeek: 1,
    activeUsers: 3,
    totalPosts: 7,
    postsToday: 2,
    postsThisWeek: 6,
    averagePostsPerUser: 1.8,
    before: { users: 2, posts: 1, postsYesterday: 2 },
    countedAt: NOW,
    zone: ZONE,
  });
});

it('counts what is shown: not what was hidden, taken back or deleted', async () => {
  const { services, member } = await memberOn(db());
  const posts = [];
  for (const text of ['shown', 'hidden', 'taken back', 'deleted']) {
    posts.push(await shareNew(services, member, text));
  }
  const [, hidden = '', back = '', deleted = ''] = posts;
  const change = db().updateTable('posts');
  await change.set({ hidden_at: 1 }).where('id', '=', hidden).execute();
  await change.set({ type: 'generated', shared_at: null }).where('id', '=', back).execute();
  await db().deleteFrom('posts').where('id', '=', deleted).execute();
  for (const [name, hidden_at] of [
    ['one', null],
    ['two', 1],
    ['three', null],
  ] as const) {
    const row = libraryRow({ id: id(), user_id: member.id, description: name, hidden_at });
    await insertResource(db(), row);
  }
  const bytes = async () => (await countAll(db(), { bytes: countEver('resource-bytes') })).bytes;
  const before = await bytes();
  await db().deleteFrom('resources').where('description', '=', 'three').execute();
  const stats = await countOverview(servicesAt(NOW), ZONE);
  expect(stats).toMatchObject({ communityPosts: 1, totalResources: 1 });
  // Hidden pictures take room, too.
  expect([before, await bytes()]).toEqual([300, 200]);
  await db().deleteFrom('users').where('id', '=', member.id).execute();
  expect(await bytes()).toBe(0);
});

async function addEvents(): Promise<void> {
  const signedUp = (isNewUser: boolean): GuestEvent => ({
    event: 'signup_completed',
    metadata: { isNewUser },
  });
  const steps = [
    'try_now_click',
    'generator_visit',
    'post_generated',
    'signup_prompt_shown',
  ] as const;
  for (const event of steps) await record('all of them', WEEK_AGO, { event });
  await record('all of them', NOW, signedUp(true));
  await record('known before', TODAY - 1, { event: 'try_now_click' });
  await record('known before', TODAY, signedUp(false));
  await record('out of order', YESTERDAY - 1, { event: 'generator_visit' });
  await record('out of order', YESTERDAY, { event: 'try_now_click' });
  await record('begun earlier', WEEK_AGO - 1, { event: 'try_now_click' });
  await record('begun earlier', NOW, { event: 'generator_visit' });
  await record('long ago', TWO_WEEKS_AGO - 1, { event: 'try_now_click' });
}

it('counts the events of a week, and the guests who took its steps in order', async () => {
  await addEvents();
  const none = {
    generatorVisits: 0,
    postsGenerated: 0,
    signupPromptsShown: 0,
    signupsCompleted: 0,
  };
  const stats = await countOverview(servicesAt(NOW), ZONE);
  expect(stats).toMatchObject({
    guestAnalytics: {
      sessions: 4,
      tryNowClicks: 3,
      generatorVisits: 3,
      postsGenerated: 1,
      signupPromptsShown: 1,
      signupsCompleted: 1,
      inOrder: {
        tryNowClicks: 3,
        generatorVisits: 1,
        postsGenerated: 1,
        signupPromptsShown: 1,
        signupsCompleted: 1,
      },
    },
    before: { tryNowClicks: 1, ...none },
  });
});

it('counts the days of the reader’s calendar', async () => {
  await addEvents();
  const days = (zone: string, day: string) =>
    countDays(servicesAt(NOW), { kind: 'week', day, zone });
  const clicks = (counted: Awaited<ReturnType<typeof days>>) =>
    counted.map(({ day, tryNowClicks }) => [day.slice(5), tryNowClicks]);
  expect(clicks(await days(ZONE, '2026-11-02')).slice(0, 2)).toEqual([
    ['11-01', 2],
    ['11-02', 0],
  ]);
  expect(clicks(await days('Asia/Kathmandu', '2026-11-02')).slice(0, 2)).toEqual([
    ['11-01', 1],
    ['11-02', 1],
  ]);
  const [first] = (await days(ZONE, '2026-10-31')).toReversed();
  expect(first).toMatchObject({ day: '2026-10-31', generatorVisits: 1, tryNowClicks: 0 });
});

it('counts every one of many guests that come at once', async () => {
  const events = ['try_now_click', 'generator_visit', 'try_now_click'] as const;
  await Promise.all(
    Array.from({ length: 90 }, (_, index) =>
      record(`guest-${index % 7}`, NOW, { event: events[index % 3]! }),
    ),
  );
  const stats = await countOverview(servicesAt(NOW), 'UTC');
  expect(stats.guestAnalytics).toMatchObject({
    sessions: 7,
    tryNowClicks: 60,
    generatorVisits: 30,
    inOrder: { tryNowClicks: 7 },
  });
});
