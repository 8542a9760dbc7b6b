import { expect, it } from 'vitest';
import { answerWith, refuseWith } from '../../../test/fake-model-provider.ts';
import { formOf } from '../../../test/form-of.ts';
import { appWithModel } from '../../../test/model-settings.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts';
import { listVersions } from '../../domain/posts/versions.server.ts';

type Done = { id: string; text: string; isNewStory?: boolean };

async function write(browser: TestBrowser, key: string, json: object): Promise<Done> {
  const headers = { 'idempotency-key': `key-${key}` };
  const answer = await browser.fetch('/api/generations', { json, headers });
  return (await readEvents<Done>(answer)).at(-1)!.data;
}
const rowOf = ({ db }: TestApp, id: string) =>
  db.selectFrom('generations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const idea = (context: string) => ({ style: 'gpt4-context', fields: { context } });

it('tells the same story at the other levels, with its plot, cast and seed', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const spicy = await write(browser, 'spicy-1', idea('Kevin ate my lunch'));
  const wild = await write(browser, 'wild-1', { from: spicy.id, levelChange: 'up' });
  const again = await write(browser, 'spicy-2', { from: wild.id, levelChange: 'down' });
  expect(wild.isNewStory).toBeUndefined();
  expect(wild.text).not.toBe(spicy.text);
  expect(again.text).toBe(spicy.text);
  const [one, two] = [await rowOf(app, spicy.id), await rowOf(app, wild.id)];
  expect([two.plot, two.plot_cast, two.seed]).toEqual([one.plot, one.plot_cast, one.seed]);
  expect(one.plot).not.toBeNull();
});

it('writes another story for Regenerate', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const first = await write(browser, 'first-1', idea('Kevin ate my lunch'));
  const other = await write(browser, 'other-1', { from: first.id });
  expect((await rowOf(app, other.id)).plot).not.toBe((await rowOf(app, first.id)).plot);
});

it('asks a model for the same story of its post at that level', async () => {
  const app = await appWithModel(answerWith('I shipped.\nAgree?'));
  const { browser } = await memberBrowser(app);
  const spicy = await write(browser, 'model-1', idea('Kevin ate my lunch'));
  app.provider.behave(answerWith('I shipped the moon.\nAgree?'));
  const wild = await write(browser, 'model-2', { from: spicy.id, levelChange: 'up' });
  expect(wild.isNewStory).toBeUndefined();
  expect(wild.text).toMatch(/^I shipped the moon\.\nAgree\?\n/);
  const { body } = app.provider.asked.at(-1)!;
  expect(formOf(body)).toEqual({ context: 'Kevin ate my lunch', told: 'I shipped.\nAgree?' });
  expect(body.messages[0]!.content).toContain('Unhinged: late in the story');
  const row = await rowOf(app, wild.id);
  expect(row).toMatchObject({ humor_level: 'Unhinged', parent_id: spicy.id, writer: 'model' });
  await write(browser, 'model-3', { from: wild.id });
  expect(formOf(app.provider.asked.at(-1)!.body)).toEqual({ context: 'Kevin ate my lunch' });
});

it('reports a new story where the house writes in place of the model, also to the same key', async () => {
  const app = await appWithModel(answerWith('I shipped.\nAgree?'));
  const { browser } = await memberBrowser(app);
  const spicy = await write(browser, 'model-1', idea('Kevin ate my lunch'));
  app.provider.behave(refuseWith(502, {}));
  const up = { from: spicy.id, levelChange: 'up' };
  const done = { isNewStory: true, writer: 'offline', fallback: 'model-failed' };
  expect(await write(browser, 'model-2', up)).toMatchObject(done);
  expect(await write(browser, 'model-2', up)).toMatchObject(done);
});

it('reports a new story for a post with a deleted plot', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const post = await write(browser, 'first-1', idea('Kevin ate my lunch'));
  const gone = { plot: 'no-such-plot', plot_cast: '{}', writer: 'offline' };
  await app.db.updateTable('generations').set(gone).where('id', '=', post.id).execute();
  expect(await write(browser, 'gone-1', { from: post.id, levelChange: 'up' })).toMatchObject({
    isNewStory: true,
  });
});

it('reports that a grave post has one level', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const levels = async ({ id }: Done) => {
    const page = await (await browser.fetch(`/preview?generation=${id}`)).text();
    return page.includes('Crank it up');
  };
  const post = await write(browser, 'grave-1', idea("my grandmother's funeral"));
  expect((await rowOf(app, post.id)).plot).toMatch(/^gentle-/);
  expect(await levels(post)).toBe(false);
  expect(await levels(await write(browser, 'plain-1', idea('I made a sandwich')))).toBe(true);
});

it('turns the story of a guest to the other two levels without another use, and no further', async () => {
  const app = await createTestApp();
  const guest = app.browser();
  const spicy = await write(guest, 'guest-1', idea('Kevin ate my lunch'));
  const events = () => app.db.selectFrom('guest_events').selectAll().execute();
  const used = () => app.db.selectFrom('quota_counters').selectAll().execute();
  const before = [await events(), await used()];
  const wild = await write(guest, 'guest-2', { from: spicy.id, levelChange: 'up' });
  expect(wild.text).not.toBe(spicy.text);
  const back = await write(guest, 'guest-3', { from: wild.id, levelChange: 'down' });
  expect([back.id, back.text]).toEqual([spicy.id, spicy.text]);
  const mild = await write(guest, 'guest-4', { from: back.id, levelChange: 'down' });
  for (const [from, levelChange, to] of [
    [wild.id, 'up', wild.id],
    [mild.id, 'down', mild.id],
    [spicy.id, 'up', wild.id],
  ] as const) {
    expect((await write(guest, `guest-5-${from}`, { from, levelChange })).id).toBe(to);
  }
  expect([await events(), await used()]).toEqual(before);
  const row = await rowOf(app, mild.id);
  const viewer = { kind: 'guest', id: row.owner_id, guestId: row.owner_id } as const;
  const versions = await listVersions(app.services, viewer, mild.id);
  expect(versions?.map(({ humorLevel }) => humorLevel)).toEqual(['Spicy', 'Unhinged', 'Mild']);
  expect(row.plot).toBe((await rowOf(app, spicy.id)).plot);
});

it('turns nothing for another guest, and asks for a sign-up where a model or a hand wrote', async () => {
  const app = await createTestApp();
  const guest = app.browser();
  const post = await write(guest, 'guest-1', idea('Kevin ate my lunch'));
  const ask = async (browser: TestBrowser, key: string, json: object) => {
    const headers = { 'idempotency-key': `key-${key}` };
    return (await browser.fetch('/api/generations', { json, headers })).status;
  };
  const up = { from: post.id, levelChange: 'up' };
  expect(await ask(app.browser(), 'other-1', up)).toBe(404);
  const path = `/api/generations/${post.id}/versions`;
  const sent = await guest.fetch(path, { json: { text: 'By hand.', latest: post.id } });
  const { version } = (await sent.json()) as { version: { id: string } };
  expect(await ask(guest, 'hand-1', { from: version.id, levelChange: 'up' })).toBe(403);
  expect(await ask(guest, 'again-1', { from: post.id })).toBe(403);
  const byModel = { writer: 'model', plot: null, plot_cast: null };
  await app.db.updateTable('generations').set(byModel).where('id', '=', post.id).execute();
  expect(await ask(guest, 'model-1', up)).toBe(403);
});
