import { expect, it } from 'vitest';
import { SAMPLE_MESSAGES } from '../../../test/ask-model.ts';
import {
  answerWith,
  type Behaviour,
  chunk,
  DONE,
  frame,
  refuseWith,
} from '../../../test/fake-model-provider.ts';
import { SAID, streamWith } from '../../../test/model-answers.ts';
import { fakeProvider, modelSettings } from '../../../test/model-settings.ts';
import { readSettings } from '../settings/settings.server.ts';
import { startDeadline } from './call-limits.server.ts';
import { createModelClient } from './model-client.server.ts';
import { createModelMemory } from './model-memory.server.ts';
import { initialShape, type RequestShape } from './model-request.server.ts';

const thoughtsOnly = (key: string, finish: string) =>
  streamWith(
    frame(
      JSON.stringify({ choices: [{ delta: { content: '', [key]: 'The user wants a cat.' } }] }),
    ) +
      frame(chunk({}, finish)) +
      DONE,
  );
const EMPTY: [string, Behaviour][] = [
  ['beside an empty content', thoughtsOnly('reasoning', 'stop')],
  ['that took all of the tokens', thoughtsOnly('reasoning_content', 'length')],
  ['in the content', answerWith('<think>The user wants a cat.</think>')],
];

/** Asks a provider that knows `effort` already. */
async function client(behaviour: Behaviour, effort: RequestShape['effort']) {
  const provider = await fakeProvider(behaviour);
  const settings = modelSettings(provider);
  const memory = createModelMemory(settings);
  memory.shape = { ...memory.shape, effort };
  const model = createModelClient(settings, { memory });
  const ask = async () => {
    const deadline = startDeadline(settings, new AbortController().signal);
    let text = '';
    try {
      for await (const piece of model.stream(SAMPLE_MESSAGES, deadline)) text += piece.text;
    } finally {
      deadline.stop();
    }
    return text;
  };
  const efforts = () => provider.asked.map(({ body }) => body.reasoning_effort);
  return { ask, efforts, provider };
}

/** Gives a text where the effort is `effort`, and else what `other` does. */
const textAt =
  (effort: string | undefined, other: Behaviour): Behaviour =>
  (...call) =>
    (call[1].body.reasoning_effort === effort ? answerWith(SAID) : other)(...call);

it('asks engines of the own network for no thoughts, and says nothing of them to a provider', () => {
  const effortAt = (OPENAI_BASE_URL?: string) =>
    initialShape(readSettings({ OPENAI_BASE_URL })).effort;
  expect(effortAt('http://127.0.0.1:11434/v1')).toBe('none');
  expect(effortAt('https://models.example/v1')).toBe('unset');
  expect(effortAt()).toBe('unset');
});

it.each(EMPTY)('asks once more without thoughts after thoughts %s', async (_, empty) => {
  const { ask, efforts } = await client(textAt('none', empty), 'unset');
  expect([await ask(), await ask()]).toEqual([SAID, SAID]);
  expect(efforts()).toEqual([undefined, 'none', 'none']);
});

it('asks once more with thoughts where an engine gives nothing without', async () => {
  const { ask, efforts } = await client(textAt(undefined, EMPTY[0]![1]), 'none');
  expect([await ask(), await ask()]).toEqual([SAID, SAID]);
  expect(efforts()).toEqual(['none', undefined, undefined]);
});

it('asks once and no more where there are thoughts alone either way, until a text has come', async () => {
  const { ask, efforts, provider } = await client(EMPTY[0]![1], 'none');
  await expect(ask()).rejects.toMatchObject({ code: 'empty' });
  await expect(ask()).rejects.toMatchObject({ code: 'empty' });
  expect(efforts()).toEqual(['none', undefined, 'none']);
  provider.behave(answerWith(SAID));
  expect(await ask()).toBe(SAID);
  provider.behave(textAt(undefined, EMPTY[0]![1]));
  expect(await ask()).toBe(SAID);
  expect(efforts().slice(3)).toEqual(['none', 'none', undefined]);
});

it('does not ask for what was refused', async () => {
  const refuse = refuseWith(400, { error: { message: 'unknown field: reasoning_effort' } });
  const { ask, efforts } = await client(
    (...call) => (call[1].body.reasoning_effort ? refuse : EMPTY[0]![1])(...call),
    'none',
  );
  await expect(ask()).rejects.toMatchObject({ code: 'empty' });
  await expect(ask()).rejects.toMatchObject({ code: 'empty' });
  expect(efforts()).toEqual(['none', undefined, undefined]);
});

it('asks no more than once for an empty text without thoughts', async () => {
  const { ask, efforts } = await client(answerWith(''), 'none');
  await expect(ask()).rejects.toMatchObject({ code: 'empty' });
  expect(efforts()).toEqual(['none']);
});
