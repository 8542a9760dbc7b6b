import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { askForPost, type Ask } from './ask-for-post.ts';

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

function ask(more: Partial<Ask> = {}): Ask {
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
  const answer = await askForPost(ask({ onText: (text) => texts.push(text) }), origin);
  expect(answer).toEqual({ ok: true, post: { id: 'p1', text: 'Agree?' } });
  expect(texts).toEqual(['Agree?']);
  expect(seen).toEqual({
    method: 'POST',
    url: '/api/generations',
    key: 'key-12345',
    type: 'application/json',
  });
});

it('waits for its own post when it is still being written', async () => {
  const keys: unknown[] = [];
  const origin = await listen((request, response) => {
    keys.push(request.headers['idempotency-key']);
    if (keys.length < 2) response.writeHead(409, { 'retry-after': '0.05' }).end('{}');
    else response.end(done);
  });
  expect(await askForPost(ask(), origin)).toMatchObject({ ok: true });
  expect(keys).toEqual(['key-12345', 'key-12345']);
});

it('does not wait for what will not change', async () => {
  let asked = 0;
  const title = 'No model is set up here.';
  const origin = await listen((request, response) => {
    asked += 1;
    refusing(409, { code: 'no-model', title })(request, response);
  });
  expect(await askForPost(ask(), origin)).toEqual({
    ok: false,
    reason: 'refused',
    words: title,
    field: undefined,
  });
  expect(asked).toBe(1);
});

it('tells a refusal from a failure', async () => {
  const limit = await listen(refusing(403, { code: 'guest-limit', title: 'Used' }));
  expect(await askForPost(ask(), limit)).toEqual({ ok: false, reason: 'guest-limit' });
  const title = 'Age then is required.';
  const field = await listen(refusing(422, { code: 'invalid-field', title, field: 'age1' }));
  expect(await askForPost(ask(), field)).toEqual({
    ok: false,
    reason: 'refused',
    words: title,
    field: 'age1',
  });
  const busy = await listen(refusing(429, { code: 'address-limit', title: 'Tomorrow.' }));
  expect(await askForPost(ask(), busy)).toMatchObject({ reason: 'refused', words: 'Tomorrow.' });
  const broken = await listen(refusing(500, { code: 'internal', title: 'Broken' }));
  expect(await askForPost(ask(), broken)).toEqual({ ok: false, reason: 'failed' });
});

it('brings the words for a full disk, and keeps the key: an earlier post may lie under it', async () => {
  const full = await listen(refusing(503, { code: 'storage-full', title: 'Full.' }));
  expect(await askForPost(ask(), full)).toEqual({ ok: false, reason: 'failed', words: 'Full.' });
});

it('takes a proxy’s page, half a stream and a dead line for failures', async () => {
  const failed = { ok: false, reason: 'failed' };
  const page = await listen((_request, response) => response.writeHead(502).end('<h1>Bad</h1>'));
  expect(await askForPost(ask(), page)).toEqual(failed);
  const half = await listen((_request, response) => {
    response.write('event: delta\ndata: {"text":"Agr"}\n\n', () => response.destroy());
  });
  expect(await askForPost(ask(), half)).toEqual(failed);
  expect(await askForPost(ask(), 'http://127.0.0.1:1')).toEqual(failed);
});

it('stops when asked to, also while it waits', async () => {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const origin = await listen((_request, response) => {
    response.writeHead(409, { 'retry-after': '9' }).end('{}', resolve);
  });
  const controller = new AbortController();
  const answer = askForPost(ask({ signal: controller.signal }), origin);
  await asked;
  setTimeout(() => controller.abort(), 50);
  expect(await answer).toEqual({ ok: false, reason: 'stopped' });
});
