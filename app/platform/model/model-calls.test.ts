import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { askModel, SAMPLE_MESSAGES } from '../../../test/ask-model.ts';
import {
  answerWith,
  begin,
  chunk,
  DONE,
  firstThen,
  frame,
  refuseWith,
  streamOf,
} from '../../../test/fake-model-provider.ts';
import { CANARY_KEY, fakeProvider, modelSettings } from '../../../test/model-settings.ts';
import { createModelMemory, type ModelMemory } from './model-memory.server.ts';
import { Completion } from './model-response.server.ts';
import { createModelClient } from './model-client.server.ts';
import { startDeadline } from './call-limits.server.ts';
import { readSettings } from '../settings/settings.server.ts';

const TEXT = 'Humbled. 🚀 Naïve toast.\nAgree?';
/** A model that is known to open its thoughts: its text is not held back. */
const known = (): ModelMemory => ({
  ...createModelMemory({ openaiBaseUrl: undefined }),
  thoughts: 'opened',
});
const HALF = frame(chunk({ content: 'Humbled by' }));

it('waits for Retry-After and retries once', async () => {
  const limited = refuseWith(429, {}, { 'retry-after': '1' });
  const env = { MODEL_FIRST_TEXT_TIMEOUT: '3000' };
  const { text, provider, ms } = await askModel(firstThen(limited, answerWith(TEXT)), { env });
  expect(text).toBe(TEXT);
  expect(provider.asked).toHaveLength(2);
  expect(ms).toBeGreaterThan(990);
});

it.each([408, 409, 500, 503])('retries after %d', async (status) => {
  const env = { MODEL_FIRST_TEXT_TIMEOUT: '3000' };
  const { text } = await askModel(firstThen(refuseWith(status, {}), answerWith(TEXT)), { env });
  expect(text).toBe(TEXT);
});

it('retries only once', async () => {
  const env = { MODEL_FIRST_TEXT_TIMEOUT: '3000' };
  const { error, provider } = await askModel(refuseWith(503, {}), { env });
  expect(error).toMatchObject({ code: 'upstream', status: 503 });
  expect(provider.asked).toHaveLength(2);
});

it('closes the connection after 6,000 characters of an endless text', async () => {
  const memory = known();
  const { text, error, provider } = await askModel(
    async (response) => {
      begin(response);
      while (!response.destroyed) {
        response.write(frame(chunk({ content: 'and then we aligned. ' })));
        await pause(0);
      }
    },
    { memory },
  );
  expect(text).toHaveLength(6000);
  expect(error?.code).toBe('truncated');
  await provider.asked[0]!.closed;
});

it('closes the connection when the reader leaves', async () => {
  const leaving = new AbortController();
  const { error, provider, ms } = await askModel((response) => begin(response, HALF), {
    memory: known(),
    signal: leaving.signal,
    onText: () => leaving.abort(),
  });
  expect(error?.code).toBe('aborted');
  await provider.asked[0]!.closed;
  expect(ms).toBeLessThan(200);
});

it('closes the connection when the caller stops reading', async () => {
  const provider = await fakeProvider((response) => begin(response, HALF));
  const settings = modelSettings(provider);
  const deadline = startDeadline(settings, new AbortController().signal);
  const memory = known();
  for await (const { text } of createModelClient(settings, { memory }).stream(
    SAMPLE_MESSAGES,
    deadline,
  )) {
    expect(text).toBe('Humbled by');
    break;
  }
  deadline.stop();
  await provider.asked[0]!.closed;
});

it('does not wait for the provider to close a finished stream', async () => {
  const { text, ms } = await askModel((response) =>
    begin(response, streamOf(TEXT).replace(DONE, '')),
  );
  expect(text).toBe(TEXT);
  expect(ms).toBeLessThan(500);
});

it('accepts no body that ends before its finish reason', () => {
  const recorded = Buffer.from(streamOf(TEXT));
  const accepted = recorded.keys().filter((cut) => {
    const answer = new Completion(readSettings({}));
    answer.feed(new TextDecoder().decode(recorded.subarray(0, cut)));
    try {
      answer.end();
      return true;
    } catch {
      return false;
    }
  });
  expect(Math.min(...accepted)).toBeGreaterThan(recorded.indexOf('"finish_reason":"stop"'));
});

it('sends the specified body to the URL and with the header of the provider', async () => {
  const { provider } = await askModel(answerWith(TEXT));
  expect(provider.asked[0]).toMatchObject({
    path: '/v1/chat/completions',
    headers: { authorization: `Bearer ${CANARY_KEY}` },
    body: {
      model: 'gpt-4o',
      messages: SAMPLE_MESSAGES,
      temperature: 0.7,
      max_tokens: 500,
      stream: true,
      stream_options: { include_usage: true },
    },
  });
});

it('sends requests to Azure by its settings', async () => {
  const env = { OPENAI_AUTH: 'api-key', OPENAI_API_VERSION: '2024-10-21' };
  const { provider } = await askModel(answerWith(TEXT), { env });
  const [{ path, headers }] = provider.asked as [(typeof provider.asked)[0]];
  expect(path).toBe('/v1/chat/completions?api-version=2024-10-21');
  expect([headers['api-key'], headers.authorization]).toEqual([CANARY_KEY, undefined]);
});

it('leaves out parameters that the endpoint rejects, also in later requests', async () => {
  const provider = await fakeProvider((response, asked, call) => {
    const { body } = asked;
    const unknown = (name: string) =>
      refuseWith(400, { error: { message: `Unsupported parameter: '${name}'` } });
    if (body.stream_options) return unknown('stream_options')(response, asked, call);
    if (body.max_tokens) {
      const message = "Use 'max_completion_tokens' instead of 'max_tokens'";
      return refuseWith(400, { error: { message } })(response, asked, call);
    }
    if (body.temperature !== undefined) return unknown('temperature')(response, asked, call);
    return answerWith(TEXT)(response, asked, call);
  });
  const settings = modelSettings(provider);
  const client = createModelClient(settings);
  for (const calls of [4, 5]) {
    const deadline = startDeadline(settings, new AbortController().signal);
    let text = '';
    for await (const piece of client.stream(SAMPLE_MESSAGES, deadline)) text += piece.text;
    deadline.stop();
    expect(text).toBe(TEXT);
    expect(provider.asked).toHaveLength(calls);
  }
  expect(provider.asked.at(-1)!.body.max_completion_tokens).toBe(500);
});
