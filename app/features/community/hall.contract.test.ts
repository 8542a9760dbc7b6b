import { expect, it } from 'vitest';
import { dateOf, DAY_MS, dayAt } from '../../platform/time/time-units.ts';
import {
  findHall,
  listBest,
  mondayOf,
  weekAt,
} from '../../domain/community/hall-of-fame.server.ts';
import { listFeed } from '../../domain/community/feed.server.ts';
import { parseFeedParams } from '../../domain/community/feed.ts';
import type { Viewer } from '../../domain/members/viewer.ts';
import { insertBlock } from '../../domain/screening/block-store.server.ts';
import { findPromptPage, listEarlierPrompts } from '../../domain/community/prompts.server.ts';
import { reactToPost } from '../../domain/community/react-to-post.server.ts';
import { decodeCursor } from '../../platform/http/list-params.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { clockNow, id, memberOn, newMember } from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const ANONYMOUS = { kind: 'guest', id: null, guestId: null } as const;
const WEEK = 7 * DAY_MS;
let texts = 0;

async function community() {
  await db().deleteFrom('users').execute();
  await db().deleteFrom('posts').execute();
  const { services, member } = await memberOn(db());
  const share = (row = {}) => shareNew(services, member, `post ${(texts += 1)}`, row);
  return { services, member, share };
}
const ids = (page: { best: { id: string }[] } | null) => page?.best.map((post) => post.id);

it('honours what members really did, and nothing that a post was born with', async () => {
  const { services, member, share } = await community();
  const loved = await share({ likes: 100, comments: 10 });
  const born = await share({ likes: 1099, comments: 109 });
  const reader = await newMember(services);
  await reactToPost(services, reader, loved, 'agree');
  expect(ids(await findHall(services, ANONYMOUS, null))).toEqual([loved]);
  await reactToPost(services, reader, born, 'humbled');
  await reactToPost(services, member, born, 'humbled');
  expect(ids(await findHall(services, ANONYMOUS, null))).toEqual([born, loved]);
  await reactToPost(services, reader, born, null);
  // Of two alike the older one comes first.
  expect(ids(await findHall(services, ANONYMOUS, null))).toEqual([loved, born]);
});

it('keeps to the week, from Monday to Sunday, and goes back over weeks without any', async () => {
  const { services, share } = await community();
  const week = weekAt(clockNow());
  const monday = Date.parse(`${mondayOf(week)}T00:00:00Z`);
  const first = await share({ reactions: 1, created_at: monday });
  const before = await share({ reactions: 9, created_at: monday - 1 });
  const long = await share({ reactions: 5, created_at: monday - 5 * WEEK });
  const hall = await findHall(services, ANONYMOUS, null);
  expect(ids(hall)).toEqual([first]);
  expect(hall).toMatchObject({ isThisWeek: true, before: mondayOf(week - 1), after: null });
  const last = await findHall(services, ANONYMOUS, mondayOf(week - 1));
  expect(ids(last)).toEqual([before]);
  expect(last).toMatchObject({ before: mondayOf(week - 5), after: mondayOf(week) });
  const oldest = await findHall(services, ANONYMOUS, mondayOf(week - 5));
  expect(ids(oldest)).toEqual([long]);
  expect(oldest?.before).toBeNull();
  expect(ids(await findHall(services, ANONYMOUS, mondayOf(week - 3)))).toEqual([]);
  for (const strange of ['', 'x', '2026-11-17', '2026-02-30', mondayOf(week + 1), '0001-01-01']) {
    expect(await findHall(services, ANONYMOUS, strange)).toBeNull();
  }
});

it('has the best of the last seven days, on every day of the week', async () => {
  const { services, share } = await community();
  const now = clockNow();
  const last = await share({ reactions: 1, created_at: now - WEEK + DAY_MS, likes: 100 });
  const young = await share({ reactions: 2, created_at: now - DAY_MS, likes: 100 });
  await share({ reactions: 9, created_at: now - WEEK - DAY_MS });
  const unloved = await share({ reactions: 0, created_at: now - DAY_MS, likes: 1099 });
  const best = await listBest(services, ANONYMOUS);
  expect(best.map((post) => post.id)).toEqual([young, last, unloved]);
  for (let count = 3; count <= 14; count += 1) await share({ reactions: count });
  const ten = await listBest(services, ANONYMOUS);
  expect(ten.map((post) => post.realReactions)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
  expect((await findHall(services, ANONYMOUS, null))?.best).toHaveLength(10);
});

it('puts what a member has just shared first, for this member and for ten minutes', async () => {
  const { services, member, share } = await community();
  const now = clockNow();
  const old = { created_at: now - 40 * DAY_MS };
  const [second, third] = [await share(old), await share(old)];
  const writer = await newMember(services);
  const born = (created_at: number) =>
    shareNew(services, writer, `post ${(texts += 1)}`, { created_at });
  const [newest, next] = [await born(now), await born(now - 1)];
  const feed = async (query: string, viewer: Viewer = member) => {
    const { params } = parseFeedParams(new URLSearchParams(query));
    const page = await listFeed(services, viewer, params);
    return { ids: page.posts.map((post) => post.id), next: page.next };
  };
  const first = await feed('limit=2');
  expect(first.ids).toEqual([third, newest, next]);
  expect((await feed(`limit=2&after=${first.next}`)).ids).toEqual([second]);
  expect((await feed('period=week')).ids).toEqual([newest, next]);
  const inOrder = [newest, next, third, second];
  expect((await feed('', ANONYMOUS)).ids).toEqual(inOrder);
  const change = (row: object) =>
    db().updateTable('posts').set(row).where('user_id', '=', member.id).execute();
  await change({ shared_at: now - 11 * 60_000 });
  expect((await feed('')).ids).toEqual(inOrder);
  await change({ shared_at: clockNow(), hidden_at: 1, hidden_reason: 'held' });
  expect((await feed('')).ids).toEqual([newest, next]);
});

it('takes out what is hidden, taken back or deleted, and whom a member does not want to see', async () => {
  const { services, member, share } = await community();
  const other = await newMember(services);
  const hidden = await share({ reactions: 9, hidden_at: 5, hidden_reason: 'removed' });
  const kept = await share({ reactions: 3 });
  const theirs = await shareNew(services, other, `theirs ${(texts += 1)}`, { reactions: 5 });
  expect(ids(await findHall(services, ANONYMOUS, null))).toEqual([theirs, kept]);
  const block = { id: id(), user_id: member.id, blocked_id: other.id, created_at: 1 };
  await insertBlock(db(), block);
  expect(ids(await findHall(services, member, null))).toEqual([kept]);
  const back = { type: 'generated', shared_at: null } as const;
  await db().updateTable('posts').set(back).where('id', '=', kept).execute();
  await db().deleteFrom('posts').where('id', '=', theirs).execute();
  expect(ids(await findHall(services, ANONYMOUS, null))).toEqual([]);
  expect(hidden).not.toBe('');
});

it('shows who answered a day, the newest first, and no other day', async () => {
  const { services, share } = await community();
  const today = dayAt(clockNow());
  const made: string[] = [];
  for (let count = 0; count < 23; count += 1) {
    made.unshift(await share({ prompt_day: today, created_at: 1000 + count }));
  }
  const hidden = { hidden_at: 5, hidden_reason: 'removed' };
  await share({ prompt_day: today, ...hidden });
  const earlier = await share({ prompt_day: today - 1 });
  await share({});
  const first = await findPromptPage(services, ANONYMOUS, null, null);
  const second = await findPromptPage(services, ANONYMOUS, null, decodeCursor(first?.next ?? null));
  const seen = [...(first?.answers ?? []), ...(second?.answers ?? [])].map((post) => post.id);
  expect(seen).toEqual(made);
  expect(second?.next).toBeNull();
  const yesterday = await findPromptPage(services, ANONYMOUS, dateOf(today - 1), null);
  expect(yesterday?.answers.map((post) => post.id)).toEqual([earlier]);
  expect(yesterday).toMatchObject({
    prompt: { isToday: false, isOpen: true },
    after: dateOf(today),
  });
  for (const strange of ['', 'x', dateOf(today + 1), '2026-02-30', '1999-01-01']) {
    expect(await findPromptPage(services, ANONYMOUS, strange, null)).toBeNull();
  }
  const old = await findPromptPage(services, ANONYMOUS, dateOf(today - 7), null);
  expect(old?.prompt.isOpen).toBe(false);
});

it('lists the situations of the days before, and none that is too old to have a page', async () => {
  const { services } = await community();
  const today = dayAt(clockNow());
  const before = await listEarlierPrompts(services, dateOf(today), 3);
  expect(before.map(({ date }) => date)).toEqual([1, 2, 3].map((days) => dateOf(today - days)));
  const yesterday = await findPromptPage(services, ANONYMOUS, before[0]!.date, null);
  expect(before[0]!.situation).toBe(yesterday?.prompt.situation);
  expect(await listEarlierPrompts(services, dateOf(today - 364), 3)).toHaveLength(1);
});
