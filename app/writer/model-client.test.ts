import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import {
  answerWith,
  begin,
  type Behaviour,
  chunk,
  DONE,
  firstThen,
  frame,
  refuseWith,
  STOP,
  streamOf,
} from '../../test/fake-model-provider.ts';
import { CANARY_KEY, fakeProvider, modelSettings } from '../../test/model-settings.ts';
import { createAnswerReader } from './model-answer.ts';
import { createModelClient } from './model-client.server.ts';
import { startDeadline } from './model-deadline.ts';
import { ModelError } from './model-error.ts';
import { faultsOf } from './model-fault.ts';

const TEXT = 'Humbled. 🚀 Naïve toast.\nAgree?';
const HALF = frame(chunk({ content: 'Humbled by' }));
const MESSAGES = [{ role: 'user', content: 'A post, please.' }] as const;
const never = () => undefined;

type Ask = { env?: Record<string, string>; signal?: AbortSignal; onText?: (text: string) => void };

/** Asks a provider that behaves so. Gives its text or error, the time, and what was asked. */
async function ask(behaviour: Behaviour, { env = {}, signal, onText = never }: Ask = {}) {
  const provider = await fakeProvider(behaviour);
  const settings = modelSettings(provider, env);
  const fault = faultsOf(settings.openaiProviderName, settings.openaiApiKey);
  const reader = signal ?? new AbortController().signal;
  const deadline = startDeadline(settings, reader, fault);
  const stream = createModelClient(settings, fault).stream(MESSAGES, deadline);
  const start = performance.now();
  let text = '';
  try {
    let step = await stream.next();
    for (; !step.done; step = await stream.next()) {
      deadline.shown();
      text += step.value;
      onText(step.value);
    }
    return { text, end: step.value, provider, ms: performance.now() - start };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { text, error, provider, ms: performance.now() - start };
  } finally {
    deadline.stop();
  }
}

const json = (content: unknown, more: object = {}) => ({
  choices: [{ index: 0, message: { role: 'assistant', content, ...more }, finish_reason: 'stop' }],
});

/** Sends a stream in pieces of some bytes. */
function inPieces(text: string, size: number): Behaviour {
  return async (response) => {
    begin(response);
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += size) {
      response.write(bytes.subarray(at, at + size));
      await immediate();
    }
    response.end();
  };
}

const dataStream = (text: string): Behaviour => inPieces(text, 1_000_000);
const azureFirst = frame(JSON.stringify({ choices: [], prompt_filter_results: [{ index: 0 }] }));
const usage = frame(JSON.stringify({ choices: [], usage: { completion_tokens: 9 } }));

const whole: [string, Behaviour, string?][] = [
  ['a stream', answerWith(TEXT)],
  [
    'comments between events',
    dataStream(`: hi\n\n${streamOf(TEXT).replaceAll('\n\n', '\n\n:\n\n')}`),
  ],
  ['CRLF', dataStream(streamOf(TEXT).replaceAll('\n', '\r\n'))],
  ['data: without a space', dataStream(streamOf(TEXT).replaceAll('data: ', 'data:'))],
  ['UTF-8 cut into single bytes', inPieces(streamOf(TEXT), 1)],
  ['an empty first chunk, as Azure sends it', dataStream(azureFirst + streamOf(TEXT))],
  ['a chunk of usage', dataStream(streamOf(TEXT).replace(DONE, usage + DONE))],
  [
    'reasoning beside the text',
    dataStream(frame(chunk({ reasoning_content: 'Let me think.' })) + streamOf(TEXT)),
  ],
  ['<think> in the text, which the cleaner removes', answerWith(`<think>Hm.</think>${TEXT}`)],
  ['plain JSON although a stream was asked for', refuseWith(200, json(TEXT))],
  ['a stream with the wrong content type', (response) => response.end(streamOf(TEXT))],
  ['no [DONE] after the finish reason', dataStream(streamOf(TEXT).replace(DONE, ''))],
];

it.each(whole)('reads %s', async (_name, behaviour) => {
  const { text, end, error } = await ask(behaviour);
  expect(error).toBeUndefined();
  expect(text.replace(/<think>.*<\/think>/, '')).toBe(TEXT);
  expect(end?.finish).toBe('stop');
});

const failing: [string, Behaviour, string, { calls?: number; most?: number }?][] = [
  ['a stream without a finish reason', dataStream(HALF), 'truncated'],
  ['[DONE] without a finish reason', dataStream(HALF + DONE), 'truncated'],
  [
    'a connection reset in the middle',
    (response) => {
      begin(response);
      response.write(HALF, () => setTimeout(() => response.socket?.resetAndDestroy(), 20));
    },
    'truncated',
  ],
  ['a stall in the middle', (response) => begin(response, HALF), 'timeout', { most: 600 }],
  [
    'a stall with comments that keep the line alive',
    async (response) => {
      begin(response, HALF);
      for (let count = 0; count < 40 && !response.destroyed; count += 1) {
        response.write(': still here\n\n');
        await pause(50);
      }
    },
    'timeout',
    { most: 600 },
  ],
  ['headers that never come', never, 'timeout', { most: 1500 }],
  ['headers and no text', (response) => begin(response), 'timeout', { most: 1500 }],
  ['an HTML 502', refuseWith(502, '<html>Bad gateway</html>'), 'upstream', { calls: 2 }],
  [
    '429 that wants an hour',
    refuseWith(429, { error: { message: 'Slow down' } }, { 'retry-after': '3600' }),
    'rate_limit',
    { most: 300 },
  ],
  [
    'an exhausted quota',
    refuseWith(429, { error: { code: 'insufficient_quota' } }, { 'retry-after': '1' }),
    'quota',
    { most: 300 },
  ],
  ['402', refuseWith(402, {}), 'quota'],
  [
    '401 with a piece of the key in it',
    refuseWith(401, {
      error: { message: `Incorrect API key provided: ${CANARY_KEY.slice(0, 16)}` },
    }),
    'auth',
  ],
  ['403', refuseWith(403, {}), 'auth'],
  ['404', refuseWith(404, { error: { message: 'No such model' } }), 'not_found'],
  ['400', refuseWith(400, { error: { message: 'No' } }), 'bad_request'],
  [
    'a content filter before the text, as Azure says it',
    refuseWith(400, { error: { code: 'content_filter', message: 'The response was filtered' } }),
    'content_filter',
  ],
  [
    'a content filter in the middle',
    dataStream(HALF + frame(chunk({}, 'content_filter')) + DONE),
    'content_filter',
  ],
  ['a refusal', dataStream(frame(chunk({ refusal: 'I cannot.' })) + STOP), 'refusal'],
  ['a refusal in plain JSON', refuseWith(200, json(null, { refusal: 'No.' })), 'refusal'],
  ['an empty text', dataStream(frame(chunk({ content: '' })) + STOP), 'empty'],
  ['a text of spaces', answerWith(' \n '), 'empty'],
  ['content null', refuseWith(200, json(null)), 'empty'],
  ['no choices at all', refuseWith(200, { choices: [] }), 'bad_response'],
  [
    'an error in the stream, as OpenRouter sends it',
    async (response) => {
      begin(response, HALF);
      await pause(30);
      response.end(frame(JSON.stringify({ error: { code: 502, message: 'Provider gone' } })));
    },
    'upstream',
  ],
  [
    'an error as the first event',
    dataStream(frame('{"error":{"code":503}}')),
    'upstream',
    { calls: 2 },
  ],
  ['a malformed chunk', dataStream(`${HALF}data: {"choices":[{]\n\n${STOP}`), 'bad_response'],
  ['an HTML page with 200', refuseWith(200, '<!doctype html><p>Welcome'), 'bad_response'],
  ['an empty body', (response) => response.end(), 'bad_response'],
  ['too long a text', dataStream(HALF + frame(chunk({}, 'length')) + DONE), 'truncated'],
  [
    'tool calls alone',
    dataStream(frame(chunk({ tool_calls: [{}] }, 'tool_calls'))),
    'bad_response',
  ],
  [
    'two megabytes in one event',
    dataStream(frame(chunk({ content: 'x'.repeat(2e6) }))),
    'bad_response',
  ],
  [
    'gzip that is none',
    (response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end('this was never compressed');
    },
    'network',
    { calls: 2 },
  ],
  [
    'a connection that is closed before an answer',
    (response) => response.socket?.destroy(),
    'network',
    { calls: 2 },
  ],
  ['a redirect', refuseWith(302, '', { location: 'http://127.0.0.1:1/' }), 'network', { calls: 2 }],
];

it.each(failing)('fails on %s', async (_name, behaviour, kind, { calls = 1, most = 1200 } = {}) => {
  const { error, provider, ms } = await ask(behaviour);
  expect(error?.code).toBe(kind);
  expect(error?.message).toBe('OpenAI API request failed');
  expect(provider.asked).toHaveLength(calls);
  expect(ms).toBeLessThan(most);
  expect(JSON.stringify({ ...error, stack: error?.stack })).not.toContain(CANARY_KEY.slice(0, 9));
});

it('waits as long as it is asked to and tries once more', async () => {
  const limited = refuseWith(429, {}, { 'retry-after': '1' });
  const env = { MODEL_FIRST_TEXT_TIMEOUT: '3000' };
  const { text, provider, ms } = await ask(firstThen(limited, answerWith(TEXT)), { env });
  expect(text).toBe(TEXT);
  expect(provider.asked).toHaveLength(2);
  expect(ms).toBeGreaterThan(990);
});

it.each([408, 409, 500, 503])('tries once more after %d', async (status) => {
  const env = { MODEL_FIRST_TEXT_TIMEOUT: '3000' };
  const { text } = await ask(firstThen(refuseWith(status, {}), answerWith(TEXT)), { env });
  expect(text).toBe(TEXT);
});

it('does not try a third time', async () => {
  const env = { MODEL_FIRST_TEXT_TIMEOUT: '3000' };
  const { error, provider } = await ask(refuseWith(503, {}), { env });
  expect(error).toMatchObject({ code: 'upstream', status: 503 });
  expect(provider.asked).toHaveLength(2);
});

it('reads 6,000 characters of an endless text and hangs up', async () => {
  const { text, end, provider } = await ask(async (response) => {
    begin(response);
    while (!response.destroyed) {
      response.write(frame(chunk({ content: 'and then we aligned. ' })));
      await pause(0);
    }
  });
  expect(text).toHaveLength(6000);
  expect(end?.finish).toBe('capped');
  await provider.asked[0]!.closed;
});

it('hangs up when the reader leaves', async () => {
  const leaving = new AbortController();
  const { error, provider, ms } = await ask((response) => begin(response, HALF), {
    signal: leaving.signal,
    onText: () => leaving.abort(),
  });
  expect(error?.code).toBe('aborted');
  await provider.asked[0]!.closed;
  expect(ms).toBeLessThan(200);
});

it('hangs up when the caller has read enough', async () => {
  const provider = await fakeProvider((response) => begin(response, HALF));
  const settings = modelSettings(provider);
  const fault = faultsOf('OpenAI', undefined);
  const deadline = startDeadline(settings, new AbortController().signal, fault);
  for await (const text of createModelClient(settings, fault).stream(MESSAGES, deadline)) {
    expect(text).toBe('Humbled by');
    break;
  }
  deadline.stop();
  await provider.asked[0]!.closed;
});

it('does not wait for a provider that forgets to close a finished stream', async () => {
  const { text, ms } = await ask((response) => begin(response, streamOf(TEXT).replace(DONE, '')));
  expect(text).toBe(TEXT);
  expect(ms).toBeLessThan(500);
});

it('takes no cut of a recorded stream for a whole answer', { timeout: 60_000 }, async () => {
  const recorded = Buffer.from(streamOf(TEXT));
  const finish = recorded.indexOf('"finish_reason":"stop"');
  let cut = 0;
  const provider = await fakeProvider((response) => {
    begin(response);
    if (cut === 0) return response.socket?.destroy();
    response.write(recorded.subarray(0, cut), () => response.socket?.destroy());
  });
  const settings = modelSettings(provider, { MODEL_FIRST_TEXT_TIMEOUT: '9000' });
  const fault = faultsOf('OpenAI', CANARY_KEY);
  const client = createModelClient(settings, fault);
  const wrong: number[] = [];
  const tries = Array.from({ length: recorded.length }, (_, index) => index);
  for (cut of tries) {
    // Cuts before the first text are retried after a pause: they are the reader's test below.
    if (cut > 0 && cut < recorded.indexOf('\n\n', recorded.indexOf('Humbl')) + 2) continue;
    const deadline = startDeadline(settings, new AbortController().signal, fault);
    let text = '';
    try {
      for await (const piece of client.stream(MESSAGES, deadline)) text += piece;
      if (cut < finish || text !== TEXT) wrong.push(cut);
    } catch (error) {
      expect(error).toBeInstanceOf(ModelError);
    }
    deadline.stop();
  }
  expect(wrong).toEqual([]);
});

it('takes no cut before the finish reason for an end, whatever the byte', () => {
  const recorded = Buffer.from(streamOf(TEXT));
  const fault = faultsOf('OpenAI', undefined);
  const accepted = recorded.keys().filter((cut) => {
    const answer = createAnswerReader(fault);
    answer.feed(new TextDecoder().decode(recorded.subarray(0, cut)));
    try {
      return answer.end().end.finish === 'stop';
    } catch {
      return false;
    }
  });
  expect(Math.min(...accepted)).toBeGreaterThan(recorded.indexOf('"finish_reason":"stop"'));
});

it('says what the specification says, to the address and with the header of the provider', async () => {
  const { provider } = await ask(answerWith(TEXT));
  expect(provider.asked[0]).toMatchObject({
    path: '/v1/chat/completions',
    headers: { authorization: `Bearer ${CANARY_KEY}` },
    body: {
      model: 'gpt-4o',
      messages: MESSAGES,
      temperature: 0.7,
      max_tokens: 500,
      stream: true,
      stream_options: { include_usage: true },
    },
  });
});

it('speaks to Azure by settings', async () => {
  const env = { OPENAI_AUTH: 'api-key', OPENAI_API_VERSION: '2024-10-21' };
  const { provider } = await ask(answerWith(TEXT), { env });
  const [{ path, headers }] = provider.asked as [(typeof provider.asked)[0]];
  expect(path).toBe('/v1/chat/completions?api-version=2024-10-21');
  expect([headers['api-key'], headers.authorization]).toEqual([CANARY_KEY, undefined]);
});

it('gives way to an endpoint that does not know a parameter, and remembers it', async () => {
  const provider = await fakeProvider((response, { body }, call) => {
    const unknown = (name: string) =>
      refuseWith(400, { error: { message: `Unsupported parameter: '${name}'` } });
    if (body.stream_options) return unknown('stream_options')(response, {} as never, call);
    if (body.max_tokens) {
      const message = "Use 'max_completion_tokens' instead of 'max_tokens'";
      return refuseWith(400, { error: { message } })(response, {} as never, call);
    }
    if (body.temperature !== undefined) return unknown('temperature')(response, {} as never, call);
    return answerWith(TEXT)(response, {} as never, call);
  });
  const settings = modelSettings(provider);
  const fault = faultsOf('OpenAI', undefined);
  const client = createModelClient(settings, fault);
  for (const calls of [4, 5]) {
    const deadline = startDeadline(settings, new AbortController().signal, fault);
    let text = '';
    for await (const piece of client.stream(MESSAGES, deadline)) text += piece;
    deadline.stop();
    expect(text).toBe(TEXT);
    expect(provider.asked).toHaveLength(calls);
  }
  expect(provider.asked.at(-1)!.body.max_completion_tokens).toBe(500);
});
