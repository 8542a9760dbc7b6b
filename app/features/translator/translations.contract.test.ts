import { expect, it } from 'vitest';
import { findOwnGeneration } from '../../domain/posts/generation-store.server.ts';
import { forgetTranslations } from '../../server/job-store.server.ts';
import { findRound } from '../../domain/replies/reply-rounds.server.ts';
import { addGeneration, id, memberOn } from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const setKind = (row: string, kind: string) =>
  db()
    .updateTable('generations')
    .set({ kind: kind as 'post' })
    .where('id', '=', row)
    .execute();
const countPosts = async () => {
  const counted = db().selectFrom('rollups').select('total').where('metric', '=', 'posts');
  return (await counted.where('bucket', '=', -1).executeTakeFirst())?.total ?? 0;
};

it('are generations of a third kind: neither a post nor a round, and counted as neither', async () => {
  const { services, member } = await memberOn(db());
  const before = await countPosts();
  const row = await addGeneration(db(), { owner: member, text: 'the other side' });
  expect(await countPosts()).toBe(before + 1);
  await setKind(row.id, 'translation');
  expect(await countPosts()).toBe(before);
  expect(await findOwnGeneration(db(), member, row.id)).toBeUndefined();
  expect(await findRound(services, member, row.id)).toBeNull();
  await expect(setKind(row.id, 'poem')).rejects.toThrow(/constraint|check/i);
});

it('are forgotten from a time on, whatever became of them, and nothing else is', async () => {
  const owner = { kind: 'guest', id: id() } as const;
  const rows = [];
  for (const text of ['old', 'new', 'a post', 'failed', 'reserved']) {
    rows.push(await addGeneration(db(), { owner, text }));
  }
  const [old, recent, post, failed, reserved] = rows.map((row) => row.id);
  for (const row of [old, recent, failed, reserved]) await setKind(row!, 'translation');
  const change = (row: string | undefined, set: object) =>
    db().updateTable('generations').set(set).where('id', '=', row!).execute();
  await change(failed, { state: 'failed', text: null });
  await change(reserved, { state: 'reserved', text: null });
  for (const row of [old, post, failed, reserved]) await change(row, { created_at: 1000 });
  expect(await forgetTranslations(db(), 2000)).toBe(2);
  expect(await forgetTranslations(db(), 2000)).toBe(0);
  const kept = await db()
    .selectFrom('generations')
    .select(['text', 'fields'])
    .where('owner_id', '=', owner.id)
    .orderBy('id')
    .execute();
  const words = (text: string) => JSON.stringify({ context: `about ${text}` });
  expect(kept).toEqual([
    { text: '', fields: '{}' },
    { text: 'new', fields: words('new') },
    { text: 'a post', fields: words('a post') },
    { text: null, fields: '{}' },
    { text: null, fields: words('reserved') },
  ]);
});
