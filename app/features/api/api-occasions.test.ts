import { expect, it } from 'vitest';
import type { Member } from '../../domain/members/viewer.ts';
import { sharePost } from '../../../test/factories/share-as-member.ts';
import { codeOf, FORM } from '../../../test/factories/api-requests.ts';
import { askApi } from '../../../test/factories/ask-api.ts';
import { tokenOf } from '../../../test/factories/token-of.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

type Named = Record<string, unknown>;

it('makes a shared post worse from the form it hands out, and walks the chain both ways', async () => {
  const app = await createTestApp();
  const { secret, post } = await sharedBy(app, 'Mild');
  const { secret: other, viewer } = await tokenOf(app.services);
  const form = await askApi(app.origin, `/community/${post}/remix`);
  expect([form.status, form.body]).toMatchObject([
    200,
    { level: 'Mild', body: { style: 'humblebrag', humorLevel: 'Spicy', remixOf: post } },
  ]);
  const body = form.body['body'] as { fields: Named };
  const fields = { ...body.fields, mundaneSituation: 'standing in line' };
  const worse = await askApi(app.origin, '/posts', { secret: other, json: { ...body, fields } });
  expect([worse.status, worse.body['level']]).toEqual([201, 'Spicy']);
  const remix = worse.body['id'] as string;
  await share(app, viewer, remix);

  const down = await askApi(app.origin, `/community/${post}/remixes`);
  expect(down.body).toMatchObject({
    above: [],
    post: { id: post, remixes: 1 },
    remixes: [{ id: remix }],
  });
  const up = await askApi(app.origin, `/community/${remix}/remixes`);
  expect(up.body).toMatchObject({ above: [{ id: post }], post: { id: remix }, remixes: [] });

  // Deleted meanwhile: a stone in the chain, and nothing to make worse.
  expect((await askApi(app.origin, `/posts/${post}`, { method: 'DELETE', secret })).status).toBe(
    204,
  );
  const after = await askApi(app.origin, `/community/${remix}/remixes`);
  expect(after.body['above']).toEqual([null]);
  const gone = await askApi(app.origin, `/community/${post}/remix`);
  const late = await askApi(app.origin, '/posts', { secret: other, json: { ...body, fields } });
  expect([gone, late].map((answer) => [answer.status, codeOf(answer)])).toEqual([
    [404, 'remix-gone'],
    [404, 'remix-gone'],
  ]);
  const missing = await askApi(app.origin, `/community/${post}/remixes`);
  expect([missing.status, codeOf(missing)]).toEqual([404, 'not-found']);
});

it('says the situation of the day, takes answers to it, and shows them', async () => {
  const app = await createTestApp();
  const { secret, viewer } = await tokenOf(app.services);
  const today = await askApi(app.origin, '/prompt');
  const { day, situation, before } = today.body as Record<string, string>;
  expect(today.body).toMatchObject({ isOpen: true, after: null, answers: [] });
  const json = { style: 'gpt4-context', fields: { context: situation }, promptDay: day };
  const answer = await askApi(app.origin, '/posts', { secret, json });
  expect(answer.status).toBe(201);
  await share(app, viewer, answer.body['id'] as string);
  const answered = await askApi(app.origin, `/prompt?day=${day}`);
  expect(answered.body['answers']).toMatchObject([{ id: answer.body['id'] }]);
  expect((await askApi(app.origin, `/prompt?day=${before}`)).body).toMatchObject({
    after: day,
    answers: [],
  });
  const closed = { ...json, promptDay: '2020-01-01' };
  const late = await askApi(app.origin, '/posts', { secret, json: closed });
  expect(codeOf(late)).toBe('prompt-closed');
  for (const [query, status] of [
    ['day=2020-01-01', 404],
    ['day=2999-01-01', 404],
    ['day=2026-02-30', 422],
    ['day=today', 422],
    ['after=the+first', 422],
    ['week=1', 422],
  ] as const) {
    expect([query, (await askApi(app.origin, `/prompt?${query}`)).status]).toEqual([query, status]);
  }
});

it('opens the hall of fame by real reactions', async () => {
  const app = await createTestApp();
  const { post } = await sharedBy(app, 'Spicy');
  const empty = await askApi(app.origin, '/hall-of-fame');
  expect(empty.body).toMatchObject({ isThisWeek: true, best: [], after: null });
  await app.db.updateTable('posts').set({ reactions: 1 }).where('id', '=', post).execute();
  const hall = await askApi(app.origin, '/hall-of-fame');
  expect(hall.body['best']).toMatchObject([{ id: post }]);
  for (const [week, status] of [
    ['2020-01-06', 200],
    ['2020-01-07', 404],
    ['2999-01-07', 404],
    ['last', 422],
  ] as const) {
    const answer = await askApi(app.origin, `/hall-of-fame?week=${week}`);
    expect([week, answer.status]).toEqual([week, status]);
  }
});

it('has one comment, one reply or one score again', async () => {
  const { services, origin } = await createTestApp();
  const { secret } = await tokenOf(services);
  const ask = (path: string, json?: unknown) => askApi(origin, path, { secret, json });
  const text = 'My barista spelled my name wrong.\n\nBecause leaders absorb.\n\nAgree?';
  type Said = { key: string; text: string };
  const section = async (rolls?: Named) =>
    (await ask('/comment-sections', { text, rolls })).body['comments'] as Said[];
  const first = await section();
  const rolled = await section({ sane: 1 });
  const changed = rolled.filter((said, index) => said.text !== first[index]?.text);
  expect(changed.map(({ key }) => key)).toEqual(['sane']);

  const round = await ask('/replies', { post: text, length: 'one-liner' });
  const again = { from: round.body['id'], length: 'one-liner', tones: ['witty'], seed: 5 };
  const more = await ask('/replies', again);
  expect([more.status, more.body['replies']]).toMatchObject([201, [{ tone: 'witty' }]]);
  expect((more.body['replies'] as unknown[]).length).toBe(1);

  expect((await ask('/account')).body['record']).toBeNull();
  const post = await ask('/posts', { ...FORM, humorLevel: 'Unhinged' });
  const judged = await ask('/report-cards', { text: post.body['text'] });
  expect((await ask('/account')).body['record']).toBe(judged.body['score']);
});

async function share({ services }: TestApp, member: Member, post: string): Promise<void> {
  const outcome = await sharePost(services, member, post);
  expect(outcome.ok).toBe(true);
}

async function sharedBy(app: TestApp, humorLevel: string) {
  const { secret, viewer } = await tokenOf(app.services);
  const fields = { achievement: 'got promoted', mundaneSituation: 'eating soup at my desk' };
  const json = { ...FORM, fields, humorLevel, seed: 3 };
  const written = await askApi(app.origin, '/posts', { secret, json });
  const post = written.body['id'] as string;
  await share(app, viewer, post);
  return { secret, viewer, post };
}
