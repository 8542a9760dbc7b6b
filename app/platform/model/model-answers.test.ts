import { setImmediate as immediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askModel, SAMPLE_MESSAGES } from '../../../test/ask-model.ts';
import {
  begin,
  type Behaviour,
  chunk,
  DONE,
  frame,
  refuseWith,
} from '../../../test/fake-model-provider.ts';
import {
  contentStream,
  MARKED,
  SAID,
  STREAMS,
  streamWith,
  WHOLE,
} from '../../../test/model-answers.ts';
import { REFUSALS, refuseWhile } from '../../../test/model-refusals.ts';
import { fakeProvider, modelSettings } from '../../../test/model-settings.ts';
import { startDeadline } from './call-limits.server.ts';
import { createModelClient } from './model-client.server.ts';
import { createModelMemory } from './model-memory.server.ts';
import { Completion } from './model-response.server.ts';
import type { ChatMessage } from './model-request.server.ts';

const BODIES = [
  ...MARKED.map(([name, content]): [string, string] => [name, contentStream(content)]),
  ...STREAMS,
  ...WHOLE,
];

it.each(BODIES)('reads %s', async (_name, body) => {
  const { text, error } = await askModel(streamWith(body));
  expect(error).toBeUndefined();
  expect(text.trim()).toBe(SAID);
});

it('gives the same text for any pieces of a body', () => {
  const settings = modelSettings({ baseUrl: 'http://127.0.0.1:1/v1' });
  fc.assert(
    fc.property(
      fc.constantFrom(...BODIES),
      fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 20 }),
      ([, body], sizes) => {
        const completion = new Completion(settings);
        let text = '';
        for (let at = 0, turn = 0; at < body.length; turn += 1) {
          const size = sizes[turn % sizes.length] ?? 1;
          const draft = completion.feed(body.slice(at, at + size));
          text = draft.fresh ? draft.text : text + draft.text;
          at += size;
        }
        const last = completion.end();
        expect((last.fresh ? last.text : text + last.text).trim()).toBe(SAID);
      },
    ),
    { numRuns: 600 },
  );
});

it('reads a body that arrives byte by byte', async () => {
  const bytes = Buffer.from(contentStream('◁think▷Hm.◁/think▷Naïve 🚀 toast.'));
  const { text } = await askModel(async (response) => {
    begin(response);
    for (const byte of bytes) {
      response.write(Buffer.of(byte));
      await immediate();
    }
    response.end();
  });
  expect(text).toBe('Naïve 🚀 toast.');
});

it.each<[string, Behaviour, string]>([
  ['an error event', streamWith('event: error\ndata: {"message":"Overloaded"}\n\n'), 'upstream'],
  [
    'an error of vLLM',
    streamWith(frame('{"object":"error","message":"Out of memory"}')),
    'upstream',
  ],
  [
    'a wrong key in a stream',
    streamWith(frame('{"error":{"message":"Bad","code":"invalid_api_key"}}')),
    'auth',
  ],
  [
    'a missing model in a stream',
    streamWith(frame('{"error":{"message":"The model `x` does not exist"}}')),
    'not_found',
  ],
  [
    'a reason of MAX_TOKENS',
    streamWith(frame(chunk({ content: 'I am' }, 'MAX_TOKENS'))),
    'truncated',
  ],
  [
    '[DONE] in a sentence',
    streamWith(frame(chunk({ content: 'Humbled by, ' })) + DONE),
    'truncated',
  ],
  ['thoughts alone', streamWith(contentStream('<think>Hm.</think>')), 'empty'],
  ['a wrong key with 400', refuseWith(400, { error: { message: 'API key not valid.' } }), 'auth'],
  [
    'a model that is not for the key',
    refuseWith(403, { error: { message: 'Project x does not have access to model y' } }),
    'not_found',
  ],
])('fails on %s', async (_name, behaviour, kind) => {
  const { error } = await askModel(behaviour, { env: { MODEL_FIRST_TEXT_TIMEOUT: '4000' } });
  expect(error?.code).toBe(kind);
});

const RULES = [
  { role: 'system', content: 'Be brief.' },
  { role: 'user', content: 'A post, please.' },
] as const;

it.each(REFUSALS)('does without %s, and remembers it', async (_name, isRefused, status, body) => {
  const provider = await fakeProvider(refuseWhile(isRefused, status, body));
  const settings = modelSettings(provider);
  const memory = createModelMemory(settings);
  const client = createModelClient(settings, { memory });
  const ask = async (messages: readonly ChatMessage[]) => {
    const deadline = startDeadline(settings, new AbortController().signal);
    let text = '';
    for await (const piece of client.stream(messages, deadline)) text += piece.text;
    deadline.stop();
    return text;
  };
  expect(await ask(RULES)).toBe(SAID);
  const first = provider.asked.length;
  expect(first).toBeLessThanOrEqual(3);
  expect(await ask(RULES)).toBe(SAID);
  expect(provider.asked).toHaveLength(first + 1);
  const [{ body: before }, { body: after }] = [provider.asked[0]!, provider.asked.at(-1)!];
  const said = (messages: { content: string }[]) =>
    messages.map(({ content }) => content).join('\n\n');
  expect(said(after.messages)).toBe(said(before.messages));
  // Nothing but what was refused is left out.
  const changed = Object.keys(before).filter(
    (key) => JSON.stringify(Reflect.get(before, key)) !== JSON.stringify(Reflect.get(after, key)),
  );
  expect(changed.length).toBeLessThanOrEqual(after.stream ? 1 : 2);
});

it('takes a whole answer of a server that does not stream for as long as a whole text may take', async () => {
  const slow: Behaviour = async (response, asked, call) => {
    if (asked.body.stream)
      return refuseWith(400, { error: { param: 'stream' } })(response, asked, call);
    await new Promise((done) => setTimeout(done, 600));
    return streamWith(WHOLE[0]![1])(response, asked, call);
  };
  const { text } = await askModel(slow, { env: { MODEL_FIRST_TEXT_TIMEOUT: '300' } });
  expect(text).toBe(SAID);
});

it('tries no part again that did not help', async () => {
  const { error, provider } = await askModel(
    refuseWith(400, {
      error: { message: 'temperature, stream, max_tokens and stream_options are fine' },
    }),
  );
  expect(error?.code).toBe('bad_request');
  expect(provider.asked).toHaveLength(5);
});

it('remembers nothing of a request that fails without the part, too', async () => {
  const provider = await fakeProvider(refuseWith(400, { error: { message: 'bad temperature' } }));
  const settings = modelSettings(provider);
  const memory = createModelMemory(settings);
  const deadline = startDeadline(settings, new AbortController().signal);
  const { shape } = memory;
  const stream = createModelClient(settings, { memory }).stream(SAMPLE_MESSAGES, deadline);
  await expect(stream.next()).rejects.toMatchObject({ code: 'bad_request' });
  deadline.stop();
  expect(memory).toMatchObject({ shape, refusal: 'request' });
});

it.each([
  '',
  '/',
  '/v1',
  '/v1/',
  '/v1/chat/completions',
  '/v1/chat/completions/',
  '/chat/completions',
  '//v1//',
])('finds the chat completions from the base address %j', async (path) => {
  const provider = await fakeProvider((response, asked, call) =>
    asked.path.startsWith('/v1/chat/completions')
      ? streamWith(contentStream(SAID))(response, asked, call)
      : refuseWith(404, '404 page not found')(response, asked, call),
  );
  const settings = modelSettings({ baseUrl: new URL(provider.baseUrl).origin + path });
  const client = createModelClient(settings);
  for (const _ of [1, 2]) {
    const deadline = startDeadline(settings, new AbortController().signal);
    let text = '';
    for await (const piece of client.stream(SAMPLE_MESSAGES, deadline)) text += piece.text;
    deadline.stop();
    expect(text).toBe(SAID);
  }
  expect(provider.asked.length).toBe(path.includes('v1') ? 2 : 3);
});

it('asks another address for no model that the first one does not have', async () => {
  const provider = await fakeProvider(
    refuseWith(404, { error: { message: 'model "llama9" not found, try pulling it first' } }),
  );
  const settings = modelSettings({ baseUrl: new URL(provider.baseUrl).origin });
  const memory = createModelMemory(settings);
  const deadline = startDeadline(settings, new AbortController().signal);
  const stream = createModelClient(settings, { memory }).stream(SAMPLE_MESSAGES, deadline);
  await expect(stream.next()).rejects.toMatchObject({ code: 'not_found' });
  deadline.stop();
  expect([memory.refusal, provider.asked.length]).toEqual(['model', 1]);
});

it('keeps reading while text is held back, however long the first text may take', async () => {
  const { text } = await askModel(
    async (response) => {
      begin(response);
      for (let count = 0; count < 12; count += 1) {
        response.write(frame(chunk({ content: 'slowly and ' })));
        await new Promise((done) => setTimeout(done, 60));
      }
      response.end(frame(chunk({ content: 'surely.' }, 'stop')) + DONE);
    },
    { env: { MODEL_FIRST_TEXT_TIMEOUT: '300' } },
  );
  expect(text).toMatch(/^slowly .* surely\.$/);
});
