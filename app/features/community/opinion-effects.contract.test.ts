import { expect, it } from 'vitest';
import { deleteAccount } from '../../domain/sign-in/account.server.ts';
import type { Member } from '../../domain/members/viewer.ts';
import { hideTarget } from '../../domain/moderation/hidden-target-store.server.ts';
import { findTarget } from '../../domain/screening/target-store.server.ts';
import { listComments, removeComment } from '../../domain/community/comments.server.ts';
import { unsharePost } from '../../domain/posts/sharing.server.ts';
import { deleteOwnPost } from '../../domain/posts/posts.server.ts';
import { countUnread } from '../../domain/notifications/notifications.server.ts';
import type { Services } from '../../platform/services.ts';
import { reactToPost } from '../../domain/community/react-to-post.server.ts';
import { countersOf, discussion, say } from '../../../test/factories/discuss.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { write } from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';
import { DELETE_PHRASE } from '../../domain/sign-in/account-words.ts';

const db = onDatabase();

const MISSING = { ok: false, reason: 'not-found' };

it('takes neither reactions nor comments on what is private, hidden or missing', async () => {
  const { services, writer, readers, postId } = await discussion(db(), 1);
  const [reader] = readers as [Member];
  const { postId: generated } = await write(services, writer, 'private');
  const hidden = await shareNew(services, writer, 'hidden', { hidden_at: 5 });
  for (const id of [generated, hidden, 'missing', '', 'x\u0000y', '../../etc', 'A'.repeat(500)]) {
    expect([id, await reactToPost(services, reader, id, 'agree')]).toEqual([id, MISSING]);
    expect([id, await say(services, reader, { postId: id, text: 'hello' })]).toEqual([id, MISSING]);
    expect([id, await listComments(services, reader, id, null)]).toEqual([id, null]);
    expect([id, await removeComment(services, reader, id)]).toEqual([id, false]);
  }
  await say(services, reader, { postId, text: 'while it was shared' });
  await unsharePost(services, writer, postId);
  expect(await listComments(services, reader, postId, null)).toBeNull();
  expect(await reactToPost(services, reader, postId, 'agree')).toEqual(MISSING);
});

it('forgets what a member said when the member goes, also in the numbers', async () => {
  const { services, writer, readers, postId, quoted } = await discussion(db(), 2);
  const [one, other] = readers as [Member, Member];
  const held: string[] = [];
  for (const who of [one, other]) {
    await reactToPost(services, who, postId, 'agree');
    for (const text of ['shown', 'hidden']) {
      const sent = await say(services, who, { postId, text });
      if (text === 'hidden') held.push(sent.ok ? sent.comment.id : '');
    }
  }
  for (const id of held) {
    const target = await findTarget(db(), { kind: 'comment', id });
    await hideTarget(db(), target!, 'x', 1);
  }
  expect(await countersOf(db(), postId)).toEqual({ reactions: 2, real_comments: 2 });
  await deleteAccount(services, one, DELETE_PHRASE);
  expect(await countersOf(db(), postId)).toEqual({ reactions: 1, real_comments: 1 });
  // The notification that named the first one alone has become one that names nobody.
  const notifications = () =>
    db().selectFrom('notifications').select('text').where('user_id', '=', writer.id).execute();
  expect(await notifications()).toEqual([
    { text: `2 people agreed with ${quoted}` },
    { text: `2 people commented on ${quoted}` },
  ]);
  expect(await deleteOwnPost(services, writer, postId)).toBe(true);
  expect(await notifications()).toEqual([]);
  for (const table of ['reactions', 'comments'] as const) {
    const rest = db().selectFrom(table).select('user_id').where('post_id', '=', postId);
    expect(await rest.execute()).toEqual([]);
  }
});

it('tells the writer of each comment, of reactions once an hour, in one notification a post', async () => {
  const { services, writer, readers, postId, quoted } = await discussion(db(), 3);
  const told = async (kind: string) =>
    db()
      .selectFrom('notifications')
      .select(['text', 'link'])
      .where('user_id', '=', writer.id)
      .where('kind', '=', kind)
      .orderBy('created_at')
      .execute();
  await reactToPost(services, writer, postId, 'agree');
  await say(services, writer, { postId, text: 'First!' });
  expect([await told('reactions'), await told('comments')]).toEqual([[], []]);
  await Promise.all(readers.map((who) => reactToPost(services, who, postId, 'humbled')));
  expect(await told('reactions')).toEqual([
    { text: `3 people felt humbled by ${quoted}`, link: `/post/${postId}` },
  ]);
  const isUnread = async () => (await countUnread(services, writer)) > 0;
  const readAll = () =>
    db()
      .updateTable('notifications')
      .set({ read_at: 1 })
      .where('user_id', '=', writer.id)
      .execute();
  const reactAnew = async (at: Services) => {
    await readAll();
    await reactToPost(at, readers[0]!, postId, null);
    await reactToPost(at, readers[0]!, postId, 'unhinged');
  };
  await reactAnew(services);
  const mixed = `2 people felt humbled, 1 called HR: ${quoted}`;
  expect([await told('reactions'), await isUnread()]).toMatchObject([[{ text: mixed }], false]);
  await reactAnew({ ...services, now: () => services.now() + 3_700_000 });
  expect([await told('reactions'), await isUnread()]).toMatchObject([[{ text: mixed }], true]);
  await say(services, readers[0]!, { postId, text: 'Agree.' });
  expect(await told('comments')).toEqual([
    {
      text: `${readers[0]!.name} commented on ${quoted}`,
      link: `/post/${postId}#comments`,
    },
  ]);
  await readAll();
  await say(services, readers[2]!, { postId, text: 'This.' });
  expect([await told('comments'), await isUnread()]).toMatchObject([
    [{ text: `2 people commented on ${quoted}` }],
    true,
  ]);
  const settings = '{"notifications":{"comments":false}}';
  await db().updateTable('users').set({ settings }).where('id', '=', writer.id).execute();
  await say(services, readers[1]!, { postId, text: 'Agree too.' });
  expect(await told('comments')).toMatchObject([{ text: `2 people commented on ${quoted}` }]);
});
