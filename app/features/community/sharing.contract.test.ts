import { expect, it } from 'vitest';
import { shareGeneration, shareStateOf, unsharePost } from '../../domain/posts/sharing.server.ts';
import { writeStoredForm } from '../../domain/posts/stored-forms.server.ts';
import { sharePost } from '../../../test/factories/share-as-member.ts';
import { memberOn, newMember, write } from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const ALREADY = { ok: false, reason: 'already-shared' };

// What sharing has to do on every database: docs/product.md §4, Share to community.
const rowsOf = (userId: string) =>
  db().selectFrom('posts').selectAll().where('user_id', '=', userId).orderBy('id').execute();

it('makes a generated post a community one, once', async () => {
  const { services, member } = await memberOn(db());
  const { postId, generationId } = await write(services, member, 'one\ntwo');
  expect(await shareStateOf(services, member, generationId)).toMatchObject({ isShared: false });
  expect(await sharePost(services, member, postId)).toEqual({ ok: true, postId, isHeld: false });
  expect(await shareGeneration(services, member, generationId)).toEqual({
    ...ALREADY,
    more: { postId },
  });
  expect(await shareStateOf(services, member, generationId)).toMatchObject({ isShared: true });
  const [row, ...others] = await rowsOf(member.id);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ id: postId, type: 'community', post: 'one\ntwo' });
  expect(row?.shared_at).toBeTypeOf('number');
});

it('does not share the same text of one member again as another post', async () => {
  const { services, member } = await memberOn(db());
  const first = await write(services, member, 'the same words');
  const second = await write(services, member, 'the same words');
  expect(await sharePost(services, member, first.postId)).toMatchObject({ ok: true });
  expect(await shareGeneration(services, member, second.generationId)).toMatchObject(ALREADY);
  const other = await newMember(services);
  const theirs = await write(services, other, 'the same words');
  expect(await sharePost(services, other, theirs.postId)).toMatchObject({ ok: true });
});

it('shares a saved post with the form data that it has', async () => {
  const { services, member } = await memberOn(db());
  const { postId, generationId } = await write(services, member, 'merged');
  const profile = { profileName: 'Ada', profileBio: 'Counts', useProfilePicture: false };
  const fields = { context: 'about merged' };
  const form_data = writeStoredForm({
    type: 'gpt4-context',
    fields,
    humorLevel: 'Spicy',
    ...profile,
  });
  await db().updateTable('posts').set({ form_data }).where('id', '=', postId).execute();
  expect(await shareGeneration(services, member, generationId)).toEqual({
    ok: true,
    postId,
    isHeld: false,
  });
  const [row] = await rowsOf(member.id);
  expect(JSON.parse(row?.form_data ?? '')).toEqual({
    type: 'gpt4-context',
    context: '{"context":"about merged"}',
    humorLevel: 'Spicy',
    profileName: 'Ada',
    profileBio: 'Counts',
    useProfilePicture: false,
  });
});

it('shares an earlier version as a record of its own', async () => {
  const { services, member } = await memberOn(db());
  const first = await write(services, member, 'version one');
  const second = await write(services, member, 'version two', first.generationId);
  expect(second.postId).toBe(first.postId);
  const outcome = await shareGeneration(services, member, first.generationId);
  expect(outcome).toMatchObject({ ok: true });
  const rows = await rowsOf(member.id);
  expect(rows.map(({ type, post }) => [type, post])).toEqual([
    ['generated', 'version two'],
    ['community', 'version one'],
  ]);
  expect(await shareStateOf(services, member, second.generationId)).toMatchObject({
    isShared: false,
  });
});

it.each(['post', 'twins', 'version'] as const)(
  'lets one of a hundred clicks on a %s win, and keeps one row shared',
  async (kind) => {
    const { services, member } = await memberOn(db());
    const one = await write(services, member, `clicked ${kind}`);
    const two =
      kind === 'twins'
        ? await write(services, member, `clicked ${kind}`)
        : kind === 'version'
          ? await write(services, member, 'another version', one.generationId)
          : one;
    const click = (index: number) => {
      const isFirst = kind === 'version' || index % 2 === 0;
      return shareGeneration(services, member, isFirst ? one.generationId : two.generationId);
    };
    const outcomes = await Promise.all(Array.from({ length: 100 }, (_, index) => click(index)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter(({ ok }) => !ok)).toMatchObject(
      Array.from({ length: 99 }, () => ALREADY),
    );
    const rows = await rowsOf(member.id);
    expect(rows.filter(({ type }) => type === 'community')).toHaveLength(1);
    expect(rows).toHaveLength(kind === 'twins' || kind === 'version' ? 2 : 1);
  },
);

it('searches a shared post by what everybody reads, and an own one by its form too', async () => {
  const { services, member } = await memberOn(db());
  const { postId } = await write(services, member, 'public words');
  const searched = async () => (await rowsOf(member.id))[0]?.search_text;
  const own = await searched();
  expect(own).toContain('about public words');
  await sharePost(services, member, postId);
  expect(await searched()).toBe('public words own your idea linkedin member');
  await unsharePost(services, member, postId);
  expect(await searched()).toBe(own);
});
