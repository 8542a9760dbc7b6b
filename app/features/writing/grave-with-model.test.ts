import { expect, it } from 'vitest';
import {
  answerWith,
  begin,
  type Behaviour,
  chunk,
  frame,
  refuseWith,
} from '../../../test/fake-model-provider.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { appWithModel, charged } from '../../../test/model-settings.ts';
import { readEvents, shownText } from '../../../test/read-events.ts';
import type { TestApp, TestBrowser } from '../../../test/test-app.ts';
import type { LiveCard } from '../../domain/writing/live-cards.server.ts';

/** Grave, in words that the house does not know. */
const SENTENCE = 'Only one of the two chairs at our kitchen table is needed now.';
const JOKE = 'My table is a lesson in leadership.\nAgree?';

const generate = async (guest: TestBrowser, json: object, key = 'key-000001') => {
  const headers = { 'idempotency-key': key };
  return readEvents(await guest.fetch('/api/generations', { json, headers }));
};
const idea = { style: 'gpt4-context', fields: { context: SENTENCE } };

const rows = ({ db }: TestApp) =>
  db.selectFrom('generations').selectAll().orderBy('created_at').execute();

const cutAfter =
  (text: string): Behaviour =>
  (response) => {
    begin(response, frame(chunk({ content: text })));
    setTimeout(() => response.destroy(), 50);
  };

const GRAVE: readonly [name: string, behaviour: Behaviour][] = [
  ['GRAVE', answerWith('GRAVE')],
  ['GRAVE and a post', answerWith(`GRAVE\n${JOKE}`, 1)],
  ['lower case and signs', answerWith(`**grave.**\n${JOKE}`, 1)],
  ['thoughts, then GRAVE', answerWith(`<think>Is this PLAIN?</think>\nGRAVE\n${JOKE}`, 1)],
  ['thoughts without an opening tag', answerWith(`PLAIN?\nNo.\n</think>\nGRAVE\n${JOKE}`, 1)],
  ['GRAVE and a broken stream', cutAfter('GRAVE')],
];

it.each(GRAVE)(
  'gives the gentle post, and no word of the model, for %s',
  async (_name, behaviour) => {
    const app = await appWithModel(behaviour);
    const events = await generate(app.browser(), idea);
    const done = events.at(-1)!;
    expect(done).toMatchObject({ event: 'done', data: { writer: 'offline' } });
    expect(done.data).not.toHaveProperty('fallback');
    expect(shownText(events)).toBe(done.data['text']);
    expect(JSON.stringify(events)).not.toMatch(/leadership|GRAVE/i);
    const [row] = await rows(app);
    expect(row).toMatchObject({ is_grave: 1, text: done.data['text'] });
    expect(row?.plot).toMatch(/^gentle-/);
    expect(await charged(app)).toEqual([1]);
  },
);

it('replaces the opening of a live card', async () => {
  const app = await appWithModel(answerWith('GRAVE'));
  const guest = app.browser();
  const send = (fields: Record<string, string>) =>
    guest.fetch('/api/live-cards', {
      body: new URLSearchParams({ context: SENTENCE, via: 'landing', ...fields }),
    });
  const { card } = (await (await send({})).json()) as { card: LiveCard };
  expect(card).toMatchObject({ isWhole: false });
  const { text, plot } = card;
  const seed = String(card.seed);
  const events = await readEvents(await send({ intent: 'more', key: 'key-000001', seed, plot }));
  const done = events.at(-1)!.data;
  expect(shownText(events)).toBe(done['text']);
  expect(done['text']).not.toContain(text);
  // In one piece: no line of the joke on the card stands below a gentle one.
  expect(events.filter(({ event }) => event === 'delta').map(({ data }) => data)).toEqual([
    { text: done['text'], fresh: true },
  ]);
  const [row] = await rows(app);
  expect([row?.is_grave, row?.plot]).toEqual([1, expect.stringMatching(/^gentle-/)]);
});

it('stays gentle when a gentle post is written again', async () => {
  const app = await appWithModel(answerWith('GRAVE'));
  const { browser } = await memberBrowser(app);
  const first = await generate(browser, idea);
  app.provider.behave(refuseWith(502, {}));
  const from = String(first.at(-1)!.data['id']);
  const again = await generate(browser, { from }, 'key-000002');
  expect(again.at(-1)).toMatchObject({ event: 'done', data: { writer: 'offline' } });
  expect((await rows(app)).map((row) => [row.is_grave, row.plot])).toEqual([
    [1, expect.stringMatching(/^gentle-/)],
    [1, expect.stringMatching(/^gentle-/)],
  ]);
});

it.each([
  ['PLAIN', answerWith(`PLAIN\n${JOKE}`, 1)],
  ['plain, with signs', answerWith(`"Plain."\n${JOKE}`, 1)],
  ['no verdict', answerWith(JOKE, 1)],
])('shows the post of the model without its verdict after %s', async (_name, behaviour) => {
  const app = await appWithModel(behaviour);
  const events = await generate(app.browser(), idea);
  expect(shownText(events)).toMatch(/^My table is a lesson in leadership\.\nAgree\?\n/);
  expect(await rows(app)).toMatchObject([
    { is_grave: 0, writer: 'model', text: shownText(events) },
  ]);
});

it('lets the house end the post when the stream is cut inside the verdict', async () => {
  const app = await appWithModel(cutAfter('GRA'));
  const events = await generate(app.browser(), idea);
  const { data } = events.at(-1)!;
  expect(data).toMatchObject({
    writer: 'offline',
    fallback: 'model-failed',
    text: shownText(events),
  });
  expect(data['text']).not.toContain('GRA');
});
