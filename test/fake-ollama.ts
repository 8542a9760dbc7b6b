import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { EnginePlace } from '../app/domain/writers/engines.ts';
import { answerWith, type AskedBody, type Behaviour } from './fake-model-provider.ts';

const GB = 1e9;

/** What Ollama lists: models that write, one that its makers run elsewhere, and one that only compares texts. */
const TAGS = [
  { name: 'gemma3:4b', size: 3.3 * GB, details: { family: 'gemma3', parameter_size: '4.3B' } },
  { name: 'qwen3:1.7b', size: 1.4 * GB, details: { family: 'qwen3', parameter_size: '2.0B' } },
  {
    name: 'gpt-oss:120b-cloud',
    size: 384,
    remote_model: 'gpt-oss:120b',
    remote_host: 'https://ollama.com:443',
    details: { family: 'gptoss', parameter_size: '116.8B' },
  },
  {
    name: 'nomic-embed-text:latest',
    size: 0.27 * GB,
    details: { family: 'nomic-bert', parameter_size: '137M' },
  },
];

export const MODEL_TEXT = 'I waited in line.\nThe line waited for me.\nAgree?';

/** Starts a server that speaks the protocol of Ollama on a loopback port. It stops after the test. */
export async function fakeOllama() {
  let tags = TAGS;
  let behaviour: Behaviour = answerWith(MODEL_TEXT);
  const asked: string[] = [];
  const written: AskedBody[] = [];
  const json = (response: ServerResponse, answer: object) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { method, url = '', headers } = request;
    asked.push(`${method} ${url}`);
    if (url === '/api/version') return json(response, { version: '0.14.2' });
    if (url === '/api/tags') return json(response, { models: tags });
    if (url !== '/v1/chat/completions') return response.writeHead(404).end();
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = JSON.parse(Buffer.concat(pieces).toString()) as AskedBody;
    written.push(body);
    const closed = new Promise<void>((done) => response.on('close', done));
    return behaviour(response, { path: url, headers, body, closed }, written.length);
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => server.close().closeAllConnections());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const place: EnginePlace = { engine: 'Ollama', origin };
  return {
    place,
    origin,
    baseUrl: `${origin}/v1`,
    asked,
    /** The requests for a text. */
    written,
    /** Replaces how it writes. */
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    /** Removes all models. */
    empty: () => {
      tags = [];
    },
  };
}
