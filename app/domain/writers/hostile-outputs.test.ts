import { pino } from 'pino';
import { expect, it } from 'vitest';
import { requestFor, writeAll } from '../../../test/write-all.ts';
import {
  begin,
  type Behaviour,
  chunk,
  frame,
  refuseWith,
  STOP,
} from '../../../test/fake-model-provider.ts';
import { CANARY_KEY, fakeProvider, modelSettings } from '../../../test/model-settings.ts';
import { HOSTILE_TEXTS } from '../../../test/hostile-texts.ts';
import { CallLine } from '../../platform/model/call-line.server.ts';
import { createCircuitBreaker } from '../../platform/model/call-limits.server.ts';
import { checkText } from './text-checks.ts';
import { createModelClient } from '../../platform/model/model-client.server.ts';
import { ModelError } from '../../platform/model/model-errors.server.ts';
import { createModelMemory } from '../../platform/model/model-memory.server.ts';
import { createModelPostWriter } from './model-writers.server.ts';

const finish = (reason: string, content: unknown = 'Half a thought') =>
  ({ content, reason }) as const;
type Output = unknown;

// What a model says: each streamed and as plain JSON.
const SAID: [string, Output][] = [
  ['nothing', ''],
  ['a million line breaks', '\n'.repeat(1_000_000)],
  ['two megabytes', 'toast '.repeat(333_333)],
  ['one endless word', 'a'.repeat(7000)],
  ['NUL', 'I\u0000made\u0000toast.'],
  ['lone surrogates', 'I made \ud83d toast \ude80.'],
  ['a hundred accents', `I made toa${'\u0301'.repeat(100)}st.`],
  ['an open tag', 'I made toast. <a href="'],
  ['a script link', '[toast](javascript:alert(1))'],
  ['an address in pieces', 'Go to ht**tps://evil**.com/win'],
  ['a hidden address', 'Go to ev\u200bil.com/win'],
  ['a bad tag line', 'I made toast.\nBrought to you by evil.com'],
  ['our tag line alone', 'Thought led by posts.example'],
  ['an open fence', '```json\n{"post": "I made toast."}'],
  ['open thoughts', '<think>secret plan'],
  ['a table', '| a | b |\n|---|---|\n| toast | jam |'],
  ['base64', `${'QUJD'.repeat(300)}==`],
  ['backslashes', '\\'.repeat(3000)],
  ['brackets', '['.repeat(3000)],
  ...HOSTILE_TEXTS.map((text): [string, Output] => [text, text]),
  ['a refusal in words', "I'm sorry, but I can't help with that."],
  ['null', null],
  ['a number', 42],
  ['a list', [{ type: 'text', text: 'I made toast.' }]],
  ['too long', finish('length')],
  ['filtered', finish('content_filter')],
  ['tool calls', finish('tool_calls', null)],
  ['a function call', finish('function_call', null)],
  ['an unknown ending', finish('eos_token', 'I made toast.')],
];

// What a provider sends instead of an answer.
const BODIES: [string, Behaviour][] = [
  ['JSON of two megabytes', refuseWith(200, { padding: 'x'.repeat(2e6) })],
  ['choices that are text', refuseWith(200, { choices: 'toast' })],
  ['choices that are null', refuseWith(200, { choices: [null] })],
  ['an error with 200', refuseWith(200, { error: { message: `key ${CANARY_KEY} is bad` } })],
  ['half of a JSON', (response) => response.end('{"choices":[{"mess')],
  ['a list', (response) => response.end('[1,2,3]')],
  [
    'noise',
    (response) =>
      response.end(Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 97) % 256))),
  ],
  [
    'a stream of numbers',
    (response) => (begin(response), response.end('data: 42\n\ndata: null\n\n')),
  ],
  ['a stream of lists', (response) => (begin(response), response.end('data: []\n\n'))],
  ['a stream of comments', (response) => (begin(response), response.end(':\n\n'.repeat(50_000)))],
  [
    'a line without an end',
    (response) => (begin(response), response.end(`data: ${'x'.repeat(2e6)}`)),
  ],
  [
    'events of another kind',
    (response) => (begin(response), response.end('event: ping\ndata: {}\n\n')),
  ],
  [
    'usage alone',
    (response) => (begin(response), response.end(frame('{"usage":{"total_tokens":1}}') + STOP)),
  ],
];

const choiceOf = (output: Output) =>
  typeof output === 'object' && output !== null && 'reason' in output
    ? (output as ReturnType<typeof finish>)
    : { content: output, reason: 'stop' };

const streamed = (output: Output): Behaviour => {
  const { content, reason } = choiceOf(output);
  const pieces = typeof content === 'string' ? (content.match(/[^]{1,200}/g) ?? []) : [content];
  return (response) => {
    begin(response);
    response.write(pieces.map((piece) => frame(chunk({ content: piece }))).join(''));
    response.end(frame(chunk({}, reason)) + frame('[DONE]'));
  };
};
const plain = (output: Output): Behaviour => {
  const { content, reason } = choiceOf(output);
  return refuseWith(200, { choices: [{ message: { content }, finish_reason: reason }] });
};

const HOSTILE: [string, Behaviour][] = [
  ...SAID.map(([name, output]): [string, Behaviour] => [`${name}, streamed`, streamed(output)]),
  ...SAID.map(([name, output]): [string, Behaviour] => [`${name}, plain`, plain(output)]),
  ...BODIES,
];

it.each(HOSTILE)('returns a valid post or a ModelError for %s', async (_name, behaviour) => {
  const settings = modelSettings(await fakeProvider(behaviour));
  const memory = createModelMemory(settings);
  const writer = createModelPostWriter({
    settings,
    client: createModelClient(settings, { memory }),
    memory,
    line: new CallLine({ callsAtOnce: 1, longestWait: 1 }),
    loader: null,
    breaker: createCircuitBreaker(),
    takeCall: () => Promise.resolve(() => Promise.resolve()),
    log: pino({ level: 'silent' }),
  });
  try {
    const { pieces, written } = await writeAll(writer, requestFor());
    const tagLine = written.text.split('\n').at(-1)!;
    expect(checkText(written.text, { tagLine, canary: 'quill-none' })).toEqual([]);
    expect(tagLine).toContain('posts.example');
    expect(pieces.join('')).not.toMatch(
      /<\w|https?:|javascript:|evil\.(com|example)|[\u202a-\u202e]/,
    );
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    expect(error.message).toMatch(/^127\.0\.0\.1:\d+ API request failed$/);
    expect(error.code).toMatch(/empty|truncated|bad_response|content_filter|upstream|network/);
    expect(error.detail ?? '').not.toContain(CANARY_KEY);
  }
});
