import { expect, it } from 'vitest';
import { reactToPost } from '../community/react-to-post.server.ts';
import { shareGeneration, unsharePost } from '../posts/sharing.server.ts';
import { addToPlotCount, listPlotCounts } from './plot-count-store.server.ts';
import { memberOn, newMember, write } from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const NOW = 1_763_700_000_000;
let plots = 0;

async function postWithPlot() {
  const { services, member } = await memberOn(db());
  const plot = `plot-${(plots += 1)}`;
  const post = await write(services, member, `about ${plot}`, undefined, { plot });
  const countsNow = () =>
    db().selectFrom('plot_counts').selectAll().where('plot', '=', plot).executeTakeFirst();
  return { services, member, plot, ...post, countsNow };
}

it('counts on the plot of a generation, all of many at once', async () => {
  const { plot, generationId: id, countsNow } = await postWithPlot();
  const add = (count: 'shown' | 'copies') => addToPlotCount(db(), { count, id, by: 1, now: NOW });
  await Promise.all(Array.from({ length: 20 }, (_, index) => add(index % 2 ? 'shown' : 'copies')));
  const row = { plot, shown: 10, copies: 10, downloads: 0, shares: 0, reactions: 0 };
  expect(await countsNow()).toEqual({ ...row, updated_at: NOW });
  expect(await listPlotCounts(db())).toContainEqual({ ...row, updated_at: NOW });
});

it('counts nothing of a private post by its id, of a text without a plot, and of nothing', async () => {
  const { services, member, postId, countsNow } = await postWithPlot();
  const without = await write(services, member, 'by a model', undefined, { writer: 'model' });
  const before = await listPlotCounts(db());
  for (const id of [postId, without.generationId, 'house-storytelling', 'none']) {
    await addToPlotCount(db(), { count: 'shares', id, by: 1, now: NOW });
  }
  expect(await countsNow()).toBeUndefined();
  expect(await listPlotCounts(db())).toEqual(before);
});

it('counts shared posts and reactions itself, and takes a reaction back', async () => {
  const { services, member, generationId, postId, countsNow } = await postWithPlot();
  expect(await shareGeneration(services, member, generationId)).toMatchObject({ ok: true });
  expect(await shareGeneration(services, member, generationId)).toMatchObject({ ok: false });
  const reader = await newMember(services);
  for (const kind of ['agree', 'synergy'] as const) {
    await reactToPost(services, reader, postId, kind);
  }
  await reactToPost(services, member, postId, 'humbled');
  await reactToPost(services, member, postId, null);
  await reactToPost(services, member, postId, null);
  await unsharePost(services, member, postId);
  expect(await reactToPost(services, reader, postId, null)).toMatchObject({ ok: false });
  expect(await countsNow()).toMatchObject({ shares: 1, reactions: 1 });
});

it('never falls below zero for a reaction from before the counts', async () => {
  const { generationId: id, countsNow } = await postWithPlot();
  await addToPlotCount(db(), { count: 'reactions', id, by: -1, now: NOW });
  expect(await countsNow()).toMatchObject({ reactions: 0 });
});
