import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { fakeOllama } from '../../../test/fake-ollama.ts';
import { type PullProgress, pullFromOllama } from './pull-from-ollama.server.ts';

const never = new AbortController().signal;
const MODEL = 'gemma3:4b';

async function pullAll(origin: string, signal = never) {
  const seen: PullProgress[] = [];
  try {
    for await (const progress of pullFromOllama(origin, MODEL, signal)) seen.push(progress);
    return { seen, error: null };
  } catch (error) {
    return { seen, error: error instanceof Error ? error : null };
  }
}

/** A server that answers each pull so. */
async function answering(answer: (response: ServerResponse) => unknown): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    answer(response);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => server.close().closeAllConnections());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('counts all layers as one', async () => {
  const ollama = await fakeOllama();
  const { seen, error } = await pullAll(ollama.origin);
  expect(error).toBeNull();
  const shares = seen.map(({ done }) => done);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(seen[0]).toEqual({ done: 0.33e9, total: 3.3e9 });
  expect(seen.at(-1)).toEqual({ done: 3.3e9 + 487, total: 3.3e9 + 487 });
});

it('says that the connection broke, and goes on from there', async () => {
  const ollama = await fakeOllama();
  ollama.planPulls({ breakAt: 0.6 });
  const first = await pullAll(ollama.origin);
  expect(first.error?.message).toBe('the connection to Ollama was lost');
  expect(first.seen.at(-1)?.done).toBe(1.98e9);
  const second = await pullAll(ollama.origin);
  expect([second.error, second.seen[0]?.done]).toEqual([null, 2.31e9]);
  expect(ollama.pulls.map(({ from }) => from)).toEqual([0, 1.98e9]);
});

it('says in the words of Ollama why it does not pull', async () => {
  const ollama = await fakeOllama();
  const words = 'pull model manifest: 412: requires a newer version of Ollama';
  ollama.planPulls({ error: words });
  expect((await pullAll(ollama.origin)).error?.message).toBe(words);
});

it.each<[string, string, (response: ServerResponse) => unknown]>([
  [
    'an error',
    'no space left on device',
    (response) => response.writeHead(500).end('{"error":"no space left on device"}'),
  ],
  ['a page', 'status 404', (response) => response.writeHead(404).end('<html>')],
  ['no JSON', 'Ollama answers in a way that is not known', (response) => response.end('hello\n')],
  [
    'an endless line',
    'Ollama answers in a way that is not known',
    (response) => response.write('x'.repeat(200_000)),
  ],
  [
    'an end before the end',
    'the connection to Ollama was lost',
    (response) => response.end('{"status":"pulling manifest"}\n'),
  ],
])('ends with its words at %s', async (_, words, answer) => {
  expect((await pullAll(await answering(answer))).error?.message).toBe(words);
});

it('says that nothing answers', async () => {
  expect((await pullAll('http://127.0.0.1:9')).error?.message).toBe('Ollama does not answer');
});

it('reads events that arrive in pieces, and a last one without a line break', async () => {
  const origin = await answering((response) => {
    response.write('{"status":"pulling x","digest":"sha256:1","tot');
    setTimeout(() => response.end('al":10,"completed":4}\n\n{"status":"success"}'), 20);
  });
  expect(await pullAll(origin)).toEqual({ seen: [{ done: 4, total: 10 }], error: null });
});

it('hangs up when it is cancelled', async () => {
  const ollama = await fakeOllama();
  ollama.planPulls({ holdAt: 0.5, until: new Promise(() => undefined) });
  const cancelling = new AbortController();
  const pulling = pullAll(ollama.origin, cancelling.signal);
  await expect.poll(() => ollama.pulls.length).toBe(1);
  cancelling.abort(new Error('cancelled'));
  expect((await pulling).error?.message).toBe('cancelled');
});
