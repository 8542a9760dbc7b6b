import { expect, it, onTestFinished } from 'vitest';
import { onDatabase } from '../contracts/databases.ts';
import { libraryRow } from '../factories/fill-library.ts';
import { addRound } from '../factories/reply-as-member.ts';
import { shareNew } from '../factories/share-as-member.ts';
import { watchOver } from '../factories/watch-over.ts';
import { id, mark, memberOn, newMember, write } from '../factories/write-as-member.ts';
import { recordLog } from '../record-log.ts';
import { logUnreadable } from '../../app/platform/db/read-stored.server.ts';
import { findSharedPost, listFeed } from '../../app/domain/community/feed.server.ts';
import { listSettingRows, saveSetting } from '../../app/domain/instance/instance-store.server.ts';
import { insertResource } from '../../app/domain/media-library/resource-store.server.ts';
import { listResources } from '../../app/domain/media-library/resources.server.ts';
import { DEFAULT_AUTHOR_NAME } from '../../app/domain/faces/face.ts';
import { ANONYMOUS } from '../../app/domain/members/viewer.ts';
import { findPull } from '../../app/domain/model-pulls/pull-store.server.ts';
import { listCases } from '../../app/domain/moderation/cases.server.ts';
import { findUndosOfAll, hideAllOf } from '../../app/domain/moderation/hide-all.server.ts';
import { listRemovals } from '../../app/domain/moderation/removals.server.ts';
import { listOwnRounds } from '../../app/domain/replies/reply-rounds.server.ts';
import { recentReplyPlots, storyOf } from '../../app/domain/writing/plots.server.ts';
import { deleteOwnPost, listOwnPosts } from '../../app/domain/posts/posts.server.ts';
import { unsharePost } from '../../app/domain/posts/sharing.server.ts';
import { listVersions } from '../../app/domain/posts/versions.server.ts';

const db = onDatabase();
const { report, caseOf } = watchOver(db);

const BROKEN = ['x', '{}', '[7]'];
const PLAIN = {
  sort: 'recent',
  period: 'all',
  style: null,
  search: '',
  after: null,
  limit: 50,
} as const;

function logged() {
  const { log, events } = recordLog();
  onTestFinished(logUnreadable(log));
  return () => events('unreadable_row').map(({ table, column, id: row }) => [table, column, row]);
}

it('shows a post whose form cannot be read without it, everywhere, and logs it once', async () => {
  const { services, member } = await memberOn(db());
  const lines = logged();
  const ids: string[] = [];
  for (const form_data of BROKEN)
    ids.push(await shareNew(services, member, `a broken post ${mark()}`, { form_data }));
  const whole = await shareNew(services, member, `a whole post ${mark()}`);
  const feed = async () =>
    (await listFeed(services, ANONYMOUS, PLAIN)).posts.filter((one) =>
      [...ids, whole].includes(one.id),
    );
  expect((await feed()).map((one) => one.id)).toEqual([whole, ...ids.toReversed()]);
  for (const one of await feed()) expect(one.authorName).toBe(DEFAULT_AUTHOR_NAME);
  const own = { type: 'all', search: '', cursor: null, limit: 10 } as const;
  expect((await listOwnPosts(services, member, own)).posts).toHaveLength(4);
  const [first = ''] = ids;
  expect(await findSharedPost(services, ANONYMOUS, first)).toMatchObject({ id: first });
  await report(services, null, { kind: 'post', id: first });
  const { id: caseId } = (await caseOf(first)) ?? {};
  const queue = await listCases(services, { isOpen: true, after: null });
  expect(queue?.cases.map((one) => one.id)).toContain(caseId);
  expect(lines()).toEqual(
    expect.arrayContaining(ids.map((broken) => ['posts', 'form_data', broken])),
  );
  expect(lines()).toHaveLength(ids.length);
  expect(await unsharePost(services, member, first)).toBe(true);
  expect(await deleteOwnPost(services, member, first)).toBe(true);
});

it('lists the versions of a post one of whose forms cannot be read', async () => {
  const { services, member } = await memberOn(db());
  const lines = logged();
  const first = await write(services, member, `a post ${mark()}`);
  const second = await write(services, member, `another ${mark()}`, first.generationId);
  const broken = db().updateTable('generations').set({ fields: '[7]' });
  await broken.where('id', '=', first.generationId).execute();
  const versions = await listVersions(services, member, second.generationId);
  expect(versions?.map((one) => one.id)).toEqual([first.generationId, second.generationId]);
  expect(lines()).toEqual([['generations', 'fields', first.generationId]]);
});

it.each(BROKEN)('leaves out a round of replies that is stored as %j', async (text) => {
  const { services, member } = await memberOn(db());
  const lines = logged();
  const broken = await addRound(db(), member, 'a post');
  const whole = await addRound(db(), member, 'another post');
  const change = db().updateTable('generations').set({ text, template_ids: text });
  await change.where('id', '=', broken.id).execute();
  const { rounds } = await listOwnRounds(services, member, null);
  expect(rounds.map((round) => round.id)).toEqual([whole.id]);
  expect(await recentReplyPlots(db(), member)).toEqual([]);
  expect(lines()).toEqual([
    ['generations', 'text', broken.id],
    ['generations', 'template_ids', broken.id],
  ]);
});

it.each(['x', '[7]', '{"F":7}'])('knows no story of a cast that is stored as %j', (plot_cast) => {
  const lines = logged();
  const row = { id: id(), plot: 'a-plot', plot_cast };
  expect(storyOf(row)).toBeUndefined();
  expect(lines()).toEqual([['generations', 'plot_cast', row.id]]);
});

it('shows a picture whose lists cannot be read without them', async () => {
  const { services, member } = await memberOn(db());
  const lines = logged();
  const row = libraryRow({ id: id(), user_id: member.id, description: `a picture ${mark()}` });
  await insertResource(db(), row);
  const change = db().updateTable('resources').set({ tags: 'x', thumbnails: '{}' });
  await change.where('id', '=', row.id).execute();
  const page = await listResources(services, await newMember(services), {
    search: '',
    only: 'all',
    after: null,
    limit: 10,
    forPost: null,
  });
  expect(page.resources.find((one) => one.id === row.id)).toMatchObject({ tags: [] });
  expect(lines()).toEqual([
    ['resources', 'thumbnails', row.id],
    ['resources', 'tags', row.id],
  ]);
});

it('reads the other settings where one is no JSON', async () => {
  const lines = logged();
  await saveSetting(db(), { name: 'tagline', value: 'Hello', changed_at: 0 });
  const broken = { name: 'situations', value: 'x', changed_at: 0 };
  await db().insertInto('instance_settings').values(broken).execute();
  const read = (await listSettingRows(db())).map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(read)).toEqual({ tagline: 'Hello', situations: null });
  expect(lines()).toEqual([['instance_settings', 'value', 'situations']]);
});

it.each(BROKEN)('lists removals and undos where an entry is stored as %j', async (details) => {
  const { services, member } = await memberOn(db());
  const admin = { ...(await newMember(services)), isAdmin: true } as const;
  const shared = await shareNew(services, member, `a hidden post ${mark()}`);
  expect(await hideAllOf(services, admin, member.id, 'spam')).toMatchObject({ ok: true });
  expect(await findUndosOfAll(services, member.id)).toHaveLength(1);
  const entries = db().updateTable('audit_log').set({ details });
  await entries.where('target_id', 'in', [shared, member.id]).execute();
  const { removals } = await listRemovals(services, null);
  expect(removals.find(({ style }) => style === '')).toMatchObject({ kind: 'post' });
  expect(await findUndosOfAll(services, member.id)).toEqual([]);
});

it.each(BROKEN)('knows no pull of a model where it is stored as %j', async (value) => {
  const lines = logged();
  const broken = { name: 'model-pull', value, changed_at: 0 };
  await db().insertInto('instance_settings').values(broken).execute();
  expect(await findPull(db())).toBeNull();
  expect(lines()).toEqual([['instance_settings', 'value', 'model-pull']]);
  await db().deleteFrom('instance_settings').where('name', '=', 'model-pull').execute();
});
