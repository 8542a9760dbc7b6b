import { expect, it } from 'vitest';
import { findMember } from '../members/member-store.server.ts';
import { findOwnGeneration } from './generation-store.server.ts';
import { claimGuestPosts, listOwnPosts } from './posts.server.ts';
import {
  addGeneration,
  clockNow,
  id,
  memberOn,
  newMember,
  servicesOn,
  write,
} from '../../../test/factories/write-as-member.ts';
import { readPages } from '../../../test/factories/read-pages.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const ALL = { type: 'all', search: '', cursor: null, limit: 10 } as const;

it('keeps each generation as a post with CRLF and seeded counts, and counts it', async () => {
  const { services, member } = await memberOn(db());
  const { postId } = await write(services, member, 'one\ntwo');
  const row = await db()
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    type: 'generated',
    post: 'one\ntwo',
    formatted_post: 'one\r\ntwo',
  });
  expect(row.likes).toBeGreaterThanOrEqual(100);
  expect(row.likes).toBeLessThanOrEqual(1099);
  expect(row.comments).toBeGreaterThanOrEqual(10);
  expect(row.comments).toBeLessThanOrEqual(109);
  expect(JSON.parse(row.form_data)).toMatchObject({
    type: 'gpt4-context',
    context: '{"context":"about one\\ntwo"}',
    humorLevel: 'Spicy',
    profileName: 'LinkedIn Member',
  });
  expect(await findMember(db(), member.id)).toMatchObject({ posts_created: 1 });
});

it('does not take the post of a stranger as one to add a version to', async () => {
  const services = servicesOn(db());
  const [owner, stranger] = [await newMember(services), await newMember(services)];
  const first = await write(services, owner, 'mine');
  const theirs = await write(services, stranger, 'theirs', first.generationId);
  expect(theirs.postId).not.toBe(first.postId);
  expect((await listOwnPosts(services, owner, ALL)).posts[0]).toMatchObject({ post: 'mine' });
});

it('pages through a history without losing or repeating one, equal times among them', async () => {
  const { services, member } = await memberOn(db());
  for (let index = 0; index < 23; index += 1) await write(services, member, `post ${index}`);
  await db()
    .updateTable('posts')
    .set({ created_at: clockNow() })
    .where('user_id', '=', member.id)
    .execute();
  const seen = await readPages(
    (cursor) => listOwnPosts(services, member, { ...ALL, cursor }),
    ({ posts }) => posts.map((post) => post.id),
  );
  expect(seen).toHaveLength(23);
  expect(new Set(seen).size).toBe(23);
  const junk = await listOwnPosts(services, member, { ...ALL, cursor: "1-x' or 1=1" });
  expect(junk.posts).toHaveLength(10);
});

it('finds words in any case and with or without accents, and takes signs for signs', async () => {
  const { services, member } = await memberOn(db());
  await write(services, member, 'Der Fahrstuhl, a CAFÉ and 100% growth_hacking');
  await write(services, member, 'nothing of the kind');
  const find = async (search: string) =>
    (await listOwnPosts(services, member, { ...ALL, search })).posts.length;
  expect(await find('cafe FAHRSTUHL')).toBe(1);
  expect(await find('100%')).toBe(1);
  expect(await find('growth_hack')).toBe(1);
  expect(await find('%')).toBe(1);
  expect(await find('_')).toBe(1);
  expect(await find('\\')).toBe(0);
  expect(await find("' or '1'='1")).toBe(0);
  expect(await find('   ')).toBe(2);
});

it('hands what a guest wrote to the member it became, once', async () => {
  const services = servicesOn(db());
  const [member, other] = [await newMember(services), await newMember(services)];
  const guest = { kind: 'guest', id: id() } as const;
  const row = await addGeneration(db(), { owner: guest, text: 'free and mine' });
  const asGuest = { ...guest, guestId: guest.id };
  expect(await findOwnGeneration(db(), asGuest, row.id)).toBeDefined();
  const claim = (userId: string) => claimGuestPosts(db(), services, { userId, guestId: guest.id });
  expect(await claim(member.id)).toHaveLength(1);
  expect(await claim(other.id)).toHaveLength(0);
  expect((await listOwnPosts(services, member, ALL)).posts[0]).toMatchObject({
    post: 'free and mine',
  });
  expect(await findOwnGeneration(db(), member, row.id)).toBeDefined();
  expect(await findOwnGeneration(db(), other, row.id)).toBeUndefined();
  expect(await findOwnGeneration(db(), asGuest, row.id)).toBeUndefined();
  expect(await findMember(db(), member.id)).toMatchObject({ posts_created: 1 });
});
