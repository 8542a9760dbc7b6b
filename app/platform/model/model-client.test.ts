import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { askModel } from '../../../test/ask-model.ts';
import {
  answerWith,
  begin,
  type Behaviour,
  chunk,
  DONE,
  frame,
  refuseWith,
  STOP,
  streamOf,
} from '../../../test/fake-model-provider.ts';
import { CANARY_KEY, fakeProvider } from '../../../test/model-settings.ts';

const TEXT = 'Humbled. 🚀 Naïve toast.\nAgree?';
const HALF = frame(chunk({ content: 'Humbled by' }));
const never = () => undefined;

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
  const { text, error } = await askModel(behaviour);
  expect(error).toBeUndefined();
  expect(text.replace(/<think>.*<\/think>/, '')).toBe(TEXT);
});

const failing: [string, Behaviour, string, { calls?: number }?][] = [
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
  ['a stall in the middle', (response) => begin(response, HALF), 'timeout'],
  [
    'a stall with comments that keep the line alive',
    async (response) => {
      begin(response, HALF);
      for (let count = 0; count < 200 && !response.destroyed; count += 1) {
        response.write(': still here\n\n');
        await pause(50);
      }
    },
    'timeout',
  ],
  ['headers that never come', never, 'timeout'],
  ['headers and no text', (response) => begin(response), 'timeout'],
  ['an HTML 502', refuseWith(502, '<html>Bad gateway</html>'), 'upstream', { calls: 2 }],
  [
    '429 that wants an hour',
    refuseWith(429, { error: { message: 'Slow down' } }, { 'retry-after': '3600' }),
    'rate_limit',
  ],
  [
    'an exhausted quota',
    refuseWith(429, { error: { code: 'insufficient_quota' } }, { 'retry-after': '1' }),
    'quota',
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
    'gzip that nobody asked for',
    (response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(gzipSync(streamOf(TEXT)));
    },
    'bad_response',
  ],
  [
    'a connection that is closed before an answer',
    (response) => response.socket?.destroy(),
    'network',
    { calls: 2 },
  ],
  ['a redirect', refuseWith(302, '', { location: 'http://127.0.0.1:1/' }), 'bad_response'],
];

it.each(failing)('fails on %s', async (_name, behaviour, kind, { calls = 1 } = {}) => {
  const { error, provider, ms } = await askModel(behaviour);
  expect(error?.code).toBe(kind);
  expect(error?.message).toBe(`${new URL(provider.baseUrl).host} API request failed`);
  expect(provider.asked).toHaveLength(calls);
  expect(ms).toBeLessThan(5000);
  expect(JSON.stringify([error, error?.message, error?.stack])).not.toContain(
    CANARY_KEY.slice(0, 9),
  );
});

it.each([301, 302, 303, 307, 308])(
  'takes key and form to no other address, although it is sent there with %i',
  async (status) => {
    const elsewhere = await fakeProvider(answerWith(TEXT));
    const location = `${elsewhere.baseUrl}/chat/completions`;
    const { error, provider } = await askModel(refuseWith(status, '', { location }));
    expect(error?.code).toBe('bad_response');
    expect(provider.asked).toHaveLength(1);
    expect(elsewhere.asked).toEqual([]);
  },
);
