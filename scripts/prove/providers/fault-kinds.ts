import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  begin,
  type Behaviour,
  chunk,
  DONE,
  frame,
  refuseWith,
  STOP,
  streamOf,
} from '../../../test/fake-model-provider.ts';
import type { Promised } from './endings.ts';

/** One way in which a model provider lets us down; `isStream` says whether its answer comes in pieces or as one. */
export type FaultKind = {
  name: string;
  behave: (isStream: boolean) => Behaviour;
  /** How a post has to end: only what breaks off after shown words may be an error. */
  promised: (isStream: boolean) => Promised;
};

const TEXT = 'I made toast.\nThe toast made me.\nAgree?';
const STATUSES = [
  400, 401, 402, 403, 404, 405, 408, 409, 410, 413, 418, 422, 425, 429, 451, 500, 501, 502, 503,
  504, 507, 520, 529,
];
const REDIRECTS = [301, 302, 303, 307, 308];

const whole = (content: unknown, finish: unknown = 'stop', more: object = {}) =>
  JSON.stringify({
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    ...more,
  });

/** An answer with status 200, of that type, and then the end. */
function say(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': type }).end(body);
}

/** The same words as an event stream or as one JSON document. */
function saying(streamed: string, plain: string): FaultKind['behave'] {
  return (isStream) => (response) =>
    isStream
      ? say(response, 'text/event-stream', streamed)
      : say(response, 'application/json', plain);
}

const as = (name: string, behave: FaultKind['behave']): FaultKind => ({
  name,
  behave,
  promised: () => 'line',
});
/** One whose words have arrived a while before it breaks off. */
const midway = (
  name: string,
  behave: FaultKind['behave'],
  isMidway = (_isStream: boolean) => true,
): FaultKind => ({
  name,
  behave,
  promised: (isStream) => (isMidway(isStream) ? 'error' : 'line'),
});
const delta = (text: string) => frame(chunk({ content: text }));

const REFUSED: FaultKind[] = [
  ...STATUSES.map((status) =>
    as(`status ${status}`, (isStream) =>
      isStream
        ? refuseWith(status, { error: { message: 'no' } })
        : (response) =>
            response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>no</h1>'),
    ),
  ),
  ...['2', '120', 'soon', '-1', '99999999999'].map((after) =>
    as(`429, Retry-After ${after}`, () => refuseWith(429, {}, { 'retry-after': after })),
  ),
  ...REDIRECTS.map((status) =>
    as(
      `redirect ${status}`,
      () => (response) => response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(),
    ),
  ),
  as('no money', () => refuseWith(429, { error: { code: 'insufficient_quota' } })),
  as('a filter', () => refuseWith(400, { error: { code: 'content_filter' } })),
];

const BROKEN: FaultKind[] = [
  as('hangs before the headers', () => () => undefined),
  as('hangs after the headers', () => (response) => begin(response)),
  midway('hangs after the first word', () => (response) => begin(response, delta('I made'))),
  as('hung up on at once', () => (response) => response.destroy()),
  as('reset', () => (response) => void response.socket?.resetAndDestroy()),
  as('cut after the headers', () => (response) => {
    begin(response);
    response.flushHeaders();
    setTimeout(() => response.destroy(), 10);
  }),
  midway('cut after the first word', () => (response) => {
    begin(response, delta('I made toast'));
    setTimeout(() => response.destroy(), 10);
  }),
  as('cut within a letter', () => (response) => {
    begin(response);
    response.write(Buffer.from(delta('I made toast 🚀')).subarray(0, -14));
    setTimeout(() => response.destroy(), 10);
  }),
  midway(
    'ended before its end',
    saying(delta('I made toast'), '{"choices":[{"message":{"cont'),
    (isStream) => isStream,
  ),
  as('drips and never ends', () => async (response) => {
    begin(response);
    while (!response.destroyed) {
      response.write(': ping\n\n');
      await pause(50);
    }
  }),
  as('not HTTP at all', () => (response) => void response.socket?.end('SSH-2.0-OpenSSH_9\r\n')),
  as('wrong chunks', () => (response) => {
    response.socket?.end(
      'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nx\r\n',
    );
  }),
  as('a short body', () => (response) => {
    response.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: 999\r\n\r\n{"choices"');
  }),
  as('endless headers', () => (response) => {
    response.socket?.end(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`);
  }),
];

const NONSENSE: FaultKind[] = [
  as('nothing', saying('', '')),
  as('HTML', () => (response) => say(response, 'text/html', '<h1>Welcome to the hotel</h1>')),
  as('no JSON', saying(frame('{not json'), '{not json')),
  as('null', saying(frame('null'), 'null')),
  as('a number', saying(frame('7'), '7')),
  as('a list', saying(frame('[]'), '[]')),
  as('no choices', saying(frame('{"choices":[]}') + DONE, '{"choices":[]}')),
  as('choices of null', saying(frame('{"choices":[null]}') + DONE, '{"choices":[null]}')),
  as('an error within', saying(frame('{"error":{"message":"x"}}'), '{"error":{"message":"x"}}')),
  as(
    'an error after words',
    () => (response) =>
      say(response, 'text/event-stream', delta('I made') + frame('{"error":{"code":500}}')),
  ),
  as(
    'content that is no text',
    saying(frame(chunk({ content: { a: 1 } })) + STOP, whole({ a: 1 })),
  ),
  as(
    'a tool',
    saying(frame(chunk({ tool_calls: [{}] }, 'tool_calls')) + DONE, whole(null, 'tool_calls')),
  ),
  as('a refusal', saying(frame(chunk({ refusal: 'I will not' })) + STOP, whole(null, 'stop'))),
  as(
    'cut by length',
    saying(delta('I made') + frame(chunk({}, 'length')) + DONE, whole('I made', 'length')),
  ),
  as(
    'cut by a filter',
    saying(
      delta('I made') + frame(chunk({}, 'content_filter')) + DONE,
      whole('I', 'content_filter'),
    ),
  ),
  as('spaces', saying(delta(' \n\n ') + STOP, whole(' \n\n '))),
  as(
    'two megabytes',
    saying(delta('toast '.repeat(350_000)) + STOP, whole('toast '.repeat(350_000))),
  ),
  as(
    'one endless line',
    () => (response) => say(response, 'text/event-stream', `data: ${'a'.repeat(2_000_000)}`),
  ),
  as('noise called gzip', () => (response) => {
    const noise = Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 97) % 256));
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(noise);
  }),
  as('only DONE', saying(DONE, '"DONE"')),
  as('only use', saying(frame('{"choices":[],"usage":{"total_tokens":1}}') + DONE, '{"usage":{}}')),
  as('a picture', () => (response) => say(response, 'image/png', Buffer.from([0x89, 0x50]))),
];

/** What is no fault: the trials must be able to see a good post. */
export const GOOD: FaultKind = as('good', saying(streamOf(TEXT), whole(TEXT)));

export const FAULT_KINDS: readonly FaultKind[] = [...REFUSED, ...BROKEN, ...NONSENSE];
