import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  hasArrived,
  lineDelay,
  type GenerationRequest,
  requestPost,
  REVEAL_TIME,
} from './generation.ts';

const done = 'event: done\ndata: {"id":"p1","text":"Agree?","writer":"offline","seed":1}\n\n';

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function ask(more: Partial<GenerationRequest> = {}): GenerationRequest {
  const { signal } = new AbortController();
  return { body: { from: 'p0' }, key: 'key-12345', signal, onText: () => undefined, ...more };
}

function refusing(status: number, problem: object): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify(problem));
  };
}

it('sends the form with its key and reads the post', async () => {
  const texts: string[] = [];
  let seen = {};
  const origin = await listen((request, response) => {
    const { method, url, headers } = request;
    seen = { method, url, key: headers['idempotency-key'], type: headers['content-type'] };
    response.end(`event: delta\ndata: {"text":"Agree?"}\n\n${done}`);
  });
  const answer = await requestPost(ask({ onText: ({ text }) => texts.push(text) }), origin);
  expect(answer).toMatchObject({ ok: true, post: { id: 'p1', text: 'Agree?' } });
  expect(texts).toEqual(['Agree?']);
  expect(seen).toEqual({
    method: 'POST',
    url: '/api/generations',
    key: 'key-12345',
    type: 'application/json',
  });
});

it('waits while the same key is in progress', async () => {
  const keys: unknown[] = [];
  const origin = await listen((request, response) => {
    keys.push(request.headers['idempotency-key']);
    if (keys.length < 2) response.writeHead(409, { 'retry-after': '0.05' }).end('{}');
    else response.end(done);
  });
  expect(await requestPost(ask(), origin)).toMatchObject({ ok: true });
  expect(keys).toEqual(['key-12345', 'key-12345']);
});

it('does not retry a 409 without Retry-After', async () => {
  let asked = 0;
  const title = 'No model is set up here.';
  const origin = await listen((request, response) => {
    asked += 1;
    refusing(409, { code: 'no-model', title })(request, response);
  });
  expect(await requestPost(ask(), origin)).toEqual({
    ok: false,
    reason: 'refused',
    words: title,
    field: undefined,
  });
  expect(asked).toBe(1);
});

it('distinguishes rejections from failures', async () => {
  const limit = await listen(refusing(403, { code: 'guest-limit', title: 'Used' }));
  expect(await requestPost(ask(), limit)).toEqual({ ok: false, reason: 'guest-limit' });
  const title = 'Age then is required.';
  const field = await listen(refusing(422, { code: 'invalid-field', title, field: 'age1' }));
  expect(await requestPost(ask(), field)).toEqual({
    ok: false,
    reason: 'refused',
    words: title,
    field: 'age1',
  });
  const busy = await listen(refusing(429, { code: 'address-limit', title: 'Tomorrow.' }));
  expect(await requestPost(ask(), busy)).toMatchObject({ reason: 'refused', words: 'Tomorrow.' });
  const broken = await listen(refusing(500, { code: 'internal', title: 'Broken' }));
  expect(await requestPost(ask(), broken)).toEqual({ ok: false, reason: 'failed' });
});

it('returns the message for a full disk as a failure', async () => {
  const full = await listen(refusing(503, { code: 'storage-full', title: 'Full.' }));
  expect(await requestPost(ask(), full)).toEqual({ ok: false, reason: 'failed', words: 'Full.' });
});

it('fails for a proxy page, an incomplete stream and no connection', async () => {
  const failed = { ok: false, reason: 'failed' };
  const page = await listen((_request, response) => response.writeHead(502).end('<h1>Bad</h1>'));
  expect(await requestPost(ask(), page)).toEqual(failed);
  const half = await listen((_request, response) => {
    response.write('event: delta\ndata: {"text":"Agr"}\n\n', () => response.destroy());
  });
  expect(await requestPost(ask(), half)).toEqual(failed);
  expect(await requestPost(ask(), 'http://127.0.0.1:1')).toEqual(failed);
});

it('stops while it waits for a retry', async () => {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const origin = await listen((_request, response) => {
    response.writeHead(409, { 'retry-after': '9' }).end('{}', resolve);
  });
  const controller = new AbortController();
  const answer = requestPost(ask({ signal: controller.signal }), origin);
  await asked;
  setTimeout(() => controller.abort(), 50);
  expect(await answer).toEqual({ ok: false, reason: 'stopped' });
});

const meta = 'event: meta\ndata: {"id":"p1","style":"humblebrag","writer":"offline"}\n\n';
const delta = (text: string) => `event: delta\ndata: ${JSON.stringify({ text })}\n\n`;
const doneEvent = `event: done\ndata: ${JSON.stringify({ id: 'p1', text: 'Ça va 🚀\nDone', writer: 'offline', seed: 1 })}\n\n`;
const error =
  'event: error\ndata: {"code":"generation-failed","message":"No","retryable":true}\n\n';

function streamOf(text: string, size = 1_000_000): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}

function readStream(body: ReadableStream<Uint8Array>, onText?: GenerationRequest['onText']) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  onTestFinished(() => void vi.unstubAllGlobals());
  return requestPost(ask(onText && { onText }));
}

it.each([1, 2, 7, 100_000])('reads a post in pieces of %d bytes', async (size) => {
  const texts: string[] = [];
  const stream = streamOf(meta + delta('Ça va 🚀') + delta('\nDone') + doneEvent, size);
  const result = await readStream(stream, ({ text }) => texts.push(text));
  expect(result).toMatchObject({ ok: true, post: { id: 'p1', text: 'Ça va 🚀\nDone' } });
  expect(texts).toEqual(['Ça va 🚀', '\nDone']);
});

it.each([
  ['has no done event', meta + delta('Half a po')],
  ['is empty', ''],
  ['ends within the done event', meta + doneEvent.slice(0, -2)],
  ['has an error event', meta + delta('x') + error],
  ['is no JSON', 'event: delta\ndata: <html>\n\n'],
])('fails when the stream %s', async (_case, text) => {
  expect(await readStream(streamOf(text))).toEqual({ ok: false, reason: 'failed' });
});

const post = { id: 'a', text: 'one\ntwo', writer: 'offline', seed: 1 };

it('has arrived when the post is complete and all lines are visible', () => {
  const running = { phase: 'running', post, shown: 2 } as const;
  expect(hasArrived(running)).toBe(true);
  expect(hasArrived({ ...running, shown: Number.POSITIVE_INFINITY })).toBe(true);
  expect(hasArrived({ ...running, shown: 1 })).toBe(false);
  expect(hasArrived({ ...running, post: null })).toBe(false);
  expect(hasArrived({ ...running, phase: 'stopped' })).toBe(false);
});

it.each([1, 2, 6, 10, 11, 40, 1000])('shows %d lines within the time of a reveal', (lines) => {
  expect(lines * lineDelay(lines)).toBeLessThanOrEqual(REVEAL_TIME + 0.001);
  expect(lineDelay(lines)).toBeGreaterThan(0);
});
