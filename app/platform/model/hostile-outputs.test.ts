import { pino } from 'pino';
import { expect, it } from 'vitest';
import { requestFor, writeAll } from '../../../test/contracts/writers.ts';
import {
  begin,
  type Behaviour,
  chunk,
  frame,
  refuseWith,
  STOP,
} from '../../../test/fake-model-provider.ts';
import { CANARY_KEY, fakeProvider, modelSettings } from '../../../test/model-settings.ts';
import { createCallSlots, createCircuitBreaker } from './call-limits.server.ts';
import { checkText } from './text-checks.ts';
import { createModelClient } from './model-client.server.ts';
import { ModelError, modelErrorFactory } from './model-errors.server.ts';
import { createModelPostWriter } from './model-writers.server.ts';

const finish = (reason: string, content: unknown = 'Half a thought') =>
  ({ content, reason }) as const;
type Output = unknown;

// What a model says: each streamed and as plain JSON.
const SAID: [string, Output][] = [
  ['nothing', ''],
  ['spaces', '   '],
  ['line breaks alone', '\n'.repeat(5000)],
  ['a million line breaks', '\n'.repeat(1_000_000)],
  ['two megabytes', 'toast '.repeat(333_333)],
  ['six thousand lines', 'Toast.\n'.repeat(850)],
  ['one endless word', 'a'.repeat(7000)],
  ['NUL', 'I\u0000made\u0000toast.'],
  ['escape codes', '\u001b[2J\u001b[31mI made toast.\u001b]0;title\u0007'],
  ['bidi', '\u202eI made\u2066 toast.\u2069'],
  ['zero width', 'I\u200b ma\u200dde\ufeff toast.'],
  ['lone surrogates', 'I made \ud83d toast \ude80.'],
  ['private use and replacement', 'I \ue000made\ufffd toast.'],
  ['a hundred accents', `I made toa${'\u0301'.repeat(100)}st.`],
  ['script', '<script>alert(1)</script>'],
  ['an image', '<img src=x onerror=alert(1)> I made toast.'],
  ['an open tag', 'I made toast. <a href="'],
  ['SVG', '<svg/onload=alert(1)>'],
  ['tags in tags', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['a comment', '<!-- --> I made toast.'],
  ['CDATA', '<![CDATA[ I made toast. ]]>'],
  ['a script link', '[toast](javascript:alert(1))'],
  ['a data link', '[toast](data:text/html;base64,PHNjcmlwdD4=)'],
  ['an image link', '![toast](https://evil.example/track.png)'],
  ['an address', 'Go to https://evil.example/win?x=1'],
  ['an address in pieces', 'Go to ht**tps://evil**.com/win'],
  ['a hidden address', 'Go to ev\u200bil.com/win'],
  ['a bare name', 'Go to evil.com and tell me.'],
  ['an address of numbers', 'Go to 10.0.0.1:8080/admin'],
  ['a mail address', 'Write to ceo@evil.com'],
  ['FTP', 'ftp://evil.example/'],
  ['a bad tag line', 'I made toast.\nBrought to you by evil.com'],
  ['our tag line', 'I made toast.\nBrought to you by posts.example'],
  ['our tag line and more', 'Thought led by posts.example\nI made toast.'],
  ['our tag line alone', 'Thought led by posts.example'],
  ['an intro alone', "Here's your post:"],
  ['an intro and a quote', 'Sure! Here is your post: "I made toast."'],
  ['fences', '```\nI made toast.\n```'],
  ['an open fence', '```json\n{"post": "I made toast."}'],
  ['thoughts', '<think>secret plan</think>I made toast.'],
  ['open thoughts', '<think>secret plan'],
  ['thoughts that end', 'secret plan</think>I made toast.'],
  ['markdown', '# Toast\n\n**I** _made_ `toast`.\n\n---\n\n> Agree?'],
  ['a table', '| a | b |\n|---|---|\n| toast | jam |'],
  ['base64', `${'QUJD'.repeat(300)}==`],
  ['JSON', '{"text":"I made toast.","devices":[1]}'],
  ['literal line breaks', 'I made toast.\\n\\nAgree?\\n'],
  ['backslashes', '\\'.repeat(3000)],
  ['quotes', '"'.repeat(3000)],
  ['stars', '*'.repeat(3000)],
  ['brackets', '['.repeat(3000)],
  ['angles', '<'.repeat(3000)],
  ['emoji', '👩‍💻🚀'.repeat(500)],
  ['another alphabet', '私はトーストを作りました。'.repeat(40)],
  ['right to left', 'صنعت الخبز المحمص.'],
  ['a refusal in words', "I'm sorry, but I can't help with that."],
  ['null', null],
  ['a number', 42],
  ['a list', [{ type: 'text', text: 'I made toast.' }]],
  ['an object', { text: 'I made toast.' }],
  ['true', true],
  ['too long', finish('length')],
  ['filtered', finish('content_filter')],
  ['tool calls', finish('tool_calls', null)],
  ['a function call', finish('function_call', null)],
  ['an unknown ending', finish('eos_token', 'I made toast.')],
];

// What a provider sends instead of an answer.
const BODIES: [string, Behaviour][] = [
  ['an empty body', (response) => response.end()],
  ['a page', refuseWith(200, '<!doctype html><h1>Hello</h1>')],
  ['a page of two megabytes', refuseWith(200, `<p>${'x'.repeat(2e6)}`)],
  ['JSON of two megabytes', refuseWith(200, { padding: 'x'.repeat(2e6) })],
  ['an empty object', refuseWith(200, {})],
  ['no choices', refuseWith(200, { choices: [] })],
  ['choices that are text', refuseWith(200, { choices: 'toast' })],
  ['choices that are null', refuseWith(200, { choices: [null] })],
  ['an error with 200', refuseWith(200, { error: { message: `key ${CANARY_KEY} is bad` } })],
  ['half of a JSON', (response) => response.end('{"choices":[{"mess')],
  ['a list', (response) => response.end('[1,2,3]')],
  ['plain words', (response) => response.end('I made toast.')],
  [
    'noise',
    (response) =>
      response.end(Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 97) % 256))),
  ],
  ['XML', (response) => response.end('<?xml version="1.0"?><a/>')],
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
  const newError = modelErrorFactory('OpenAI', CANARY_KEY);
  const writer = createModelPostWriter({
    settings,
    newError,
    client: createModelClient(settings, newError),
    slots: createCallSlots({ running: 1, waiting: 0, longestWait: 1 }),
    breaker: createCircuitBreaker(),
    takeCall: () => Promise.resolve(true),
    log: pino({ level: 'silent' }),
  });
  try {
    const { pieces, written } = await writeAll(writer, requestFor());
    const tagLine = written.text.split('\n').at(-1)!;
    expect(checkText(written.text, { tagLine, canary: 'quill-none' })).toBeNull();
    expect(tagLine).toContain('posts.example');
    expect(pieces.join('')).not.toMatch(
      /<\w|https?:|javascript:|evil\.(com|example)|[\u202a-\u202e]/,
    );
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    expect(error.message).toBe('OpenAI API request failed');
    expect(error.code).toMatch(/empty|truncated|bad_response|content_filter|upstream|network/);
    expect(error.detail ?? '').not.toContain(CANARY_KEY);
  }
});
