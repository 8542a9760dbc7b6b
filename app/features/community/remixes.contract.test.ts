import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { erasePersonalData } from '../../domain/sign-in/personal-data-store.server.ts';
import type { Member } from '../../domain/members/viewer.ts';
import { unsharePost } from '../../domain/posts/sharing.server.ts';
import { findSharedPost } from '../../domain/community/feed.server.ts';
import { insertBlock } from '../../domain/screening/block-store.server.ts';
import { listNotifications } from '../../domain/notifications/notifications.server.ts';
import { deleteOwnPost } from '../../domain/posts/posts.server.ts';
import { type Chain, findChain, findRemixSource } from '../../domain/community/remixes.server.ts';
import { decodeCursor } from '../../platform/http/list-params.ts';
import { countRemixes } from '../../domain/community/remix-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { shareNew, sharePost } from '../../../test/factories/share-as-member.ts';
import {
  clockNow,
  id,
  newMember,
  servicesOn,
  write,
} from '../../../test/factories/write-as-member.ts';
import { readPages } from '../../../test/factories/read-pages.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

let texts = 0;
const ANONYMOUS = { kind: 'guest', id: null, guestId: null } as const;

/** A post that makes another one worse, shared. */
async function remix(services: Services, member: Member, of: string): Promise<string> {
  const parent = await findRemixSource(services, ANONYMOUS, of);
  if (!parent.ok) throw new Error(parent.reason);
  const on = { remix_of: of, remix_root: parent.source.root };
  const { postId } = await write(services, member, `worse ${(texts += 1)}`, undefined, on);
  const shared = await sharePost(services, member, postId);
  expect(shared.ok).toBe(true);
  return postId;
}
async function chainOf(length: number) {
  const services = servicesOn(db());
  const members: Member[] = [];
  const ids: string[] = [];
  for (let step = 0; step < length; step += 1) {
    const member = await newMember(services);
    const above = ids.at(-1);
    members.push(member);
    ids.push(
      above === undefined
        ? await shareNew(services, member, `first ${(texts += 1)}`)
        : await remix(services, member, above),
    );
  }
  return { services, members, ids };
}
const above = (chain: Chain | null) =>
  chain?.above.map((step) => (step === 'stone' ? step : step.id));

it('walks a chain up to its first post, and down', async () => {
  const { services, members, ids } = await chainOf(4);
  const [first = '', second = '', third, fourth] = ids;
  const last = await findChain(services, ANONYMOUS, fourth!, null);
  expect(above(last)).toEqual([first, second, third]);
  expect(last).toMatchObject({ isCut: false, below: [], post: { remixes: 0 } });
  expect(last?.post.authorFace).toBe(
    (await findSharedPost(services, ANONYMOUS, fourth!))?.authorFace,
  );
  const another = await remix(services, members[0]!, first);
  const top = await findChain(services, ANONYMOUS, first, null);
  expect(top?.above).toEqual([]);
  expect(top?.below.map((post) => post.id)).toEqual([second, another]);
  expect(await findSharedPost(services, ANONYMOUS, first)).toMatchObject({
    isRemix: false,
    remixes: 2,
  });
  expect(await findSharedPost(services, ANONYMOUS, second)).toMatchObject({
    isRemix: true,
    remixes: 1,
  });
});

it('tells the writer who made a post worse: one by the name on the card, more by their number', async () => {
  const { services, members, ids } = await chainOf(2);
  const [writer, second] = members as [Member, Member];
  const told = async (who: Member) =>
    (await listNotifications(services, who, null)).notifications.map(({ text, link }) => [
      text,
      link,
    ]);
  const link = `/post/${ids[0]}/remixes`;
  const worse = (who: string) =>
    expect.stringMatching(new RegExp(`^${who} made it worse: “about first \\d+”$`, 'u'));
  expect(await told(writer)).toEqual([[worse('LinkedIn Member'), link]]);
  // An own remix and one by a blocked member tell nothing; the latter counts, as on the post.
  await remix(services, writer, ids[0]!);
  expect(await told(second)).toEqual([]);
  const shunned = await newMember(services);
  await block(services, writer, shunned);
  await remix(services, shunned, ids[0]!);
  expect(await told(writer)).toEqual([[worse('LinkedIn Member'), link]]);
  await remix(services, await newMember(services), ids[0]!);
  expect(await told(writer)).toEqual([[worse('3 people'), link]]);
  await erasePersonalData(services.db, second.id);
  expect(await told(writer)).toHaveLength(1);
});

it('leaves a stone for what was taken back, hidden or deleted, without a word of it', async () => {
  const { services, members, ids } = await chainOf(5);
  const [first, second, third, fourth, fifth] = ids as [string, string, string, string, string];
  await unsharePost(services, members[3]!, fourth);
  await hide(third);
  const chain = await findChain(services, ANONYMOUS, fifth, null);
  // Two that are gone are one stone.
  expect(above(chain)).toEqual([first, second, 'stone']);
  for (const gone of [third, fourth]) expect(JSON.stringify(chain)).not.toContain(gone);
  expect(await findChain(services, ANONYMOUS, fourth, null)).toBeNull();
  expect(await findChain(services, ANONYMOUS, third, null)).toBeNull();
  expect((await countRemixes(services.db, [second])).get(second)).toBeUndefined();
  // What is deleted takes the way up with it; the first post of all is still known.
  expect(await deleteOwnPost(services, members[3]!, fourth)).toBe(true);
  expect(above(await findChain(services, ANONYMOUS, fifth, null))).toEqual([first, 'stone']);
  await deleteOwnPost(services, members[0]!, first);
  expect(above(await findChain(services, ANONYMOUS, fifth, null))).toEqual(['stone']);
});

it('shows a member nobody that it has blocked', async () => {
  const { services, members, ids } = await chainOf(3);
  const [first, second, third] = ids as [string, string, string];
  const reader = await newMember(services);
  await block(services, reader, members[1]!);
  expect(above(await findChain(services, reader, third, null))).toEqual([first, 'stone']);
  expect((await findChain(services, reader, first, null))?.below).toEqual([]);
  expect((await findChain(services, ANONYMOUS, first, null))?.below[0]?.id).toBe(second);
});

it('lets nobody begin from a post that is not shown, nor whom its writer has blocked', async () => {
  const { services, members, ids } = await chainOf(2);
  const [first, second] = ids as [string, string];
  const shunned = await newMember(services);
  await block(services, members[0]!, shunned);
  const refused = await findRemixSource(services, shunned, first);
  expect(refused).toEqual({ ok: false, reason: 'blocked' });
  await hide(first);
  await unsharePost(services, members[1]!, second);
  for (const gone of [first, second, 'none', '', "'"]) {
    const found = await findRemixSource(services, ANONYMOUS, gone);
    expect(found).toEqual({ ok: false, reason: 'remix-gone' });
  }
});

it('pages through many remixes without leaving one out', async () => {
  const { services, members, ids } = await chainOf(1);
  const [first] = ids as [string];
  const made: string[] = [];
  for (let count = 0; count < 23; count += 1) {
    made.push(await remix(services, members[0]!, first));
  }
  await sql`update posts set created_at = 5 where remix_of = ${first}`.execute(db());
  const seen = await readPages(
    (after) => findChain(services, ANONYMOUS, first, decodeCursor(after)),
    ({ below }) => below.map((post) => post.id),
  );
  expect(seen).toEqual(made.toSorted());
});

it('cuts a long chain, and still names its first post', async () => {
  const { services, ids } = await chainOf(24);
  const chain = await findChain(services, ANONYMOUS, ids.at(-1)!, null);
  expect(chain?.isCut).toBe(true);
  expect(above(chain)).toEqual([ids[0], ...ids.slice(3, -1)]);
  // One that is just as long as the way up and its first post is whole.
  const whole = await findChain(services, ANONYMOUS, ids[21]!, null);
  expect(whole?.isCut).toBe(false);
  expect(above(whole)).toEqual(ids.slice(0, 21));
});

it('keeps what a version makes worse through another version and an edit', async () => {
  const { services, members, ids } = await chainOf(1);
  const [first] = ids as [string];
  const on = { remix_of: first, remix_root: first };
  const made = await write(services, members[0]!, `one ${(texts += 1)}`, undefined, on);
  await write(services, members[0]!, `two ${(texts += 1)}`, made.generationId, on);
  const row = await db()
    .selectFrom('posts')
    .select(['remix_of', 'remix_root'])
    .where('id', '=', made.postId)
    .executeTakeFirst();
  expect(row).toEqual(on);
});

it('forgets what somebody made worse with the post, and with the account', async () => {
  const { services, members, ids } = await chainOf(1);
  const [first] = ids as [string];
  const one = await newMember(services);
  const two = await newMember(services);
  await deleteOwnPost(services, one, await remix(services, one, first));
  await remix(services, two, first);
  await services.db.transaction().execute((trx) => erasePersonalData(trx, two.id));
  const left = await db()
    .selectFrom('generations')
    .select(['id', 'owner_id'])
    .where('remix_of', '=', first)
    .execute();
  expect(left).toEqual([]);
  expect((await findChain(services, members[0]!, first, null))?.below).toEqual([]);
});

async function hide(post: string): Promise<void> {
  const hidden = { hidden_at: clockNow(), hidden_reason: 'removed' };
  await db().updateTable('posts').set(hidden).where('id', '=', post).execute();
}

async function block(services: Services, by: Member, whom: Member): Promise<void> {
  const row = { id: id(), user_id: by.id, blocked_id: whom.id, created_at: clockNow() };
  await insertBlock(services.db, row);
}
