import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { EnginePlace } from '../app/domain/writers/engines.ts';
import {
  answerWith,
  type AskedBody,
  begin,
  type Behaviour,
  chunk,
  DONE,
  frame,
  refuseWith,
} from './fake-model-provider.ts';
import { fakePulls } from './fake-pulls.ts';

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

/** A model that thinks unless it is told not to, and then has no tokens left for a text. */
export const thinking: Behaviour = (...call) => {
  const [response, { body }] = call;
  if (body.reasoning_effort === 'none') return answerWith(MODEL_TEXT)(...call);
  const thoughts = { choices: [{ index: 0, delta: { content: '', reasoning: 'The user wants' } }] };
  begin(response, frame(JSON.stringify(thoughts)) + frame(chunk({}, 'length')) + DONE);
  return response.end();
};

/** A model of an older Ollama, which refuses to be told. */
export const refusingEffort: Behaviour = (...call) => {
  const message = 'think value "none" is not supported for this model';
  const refused = refuseWith(400, { error: { message, type: 'api_error', param: null } });
  return (call[1].body.reasoning_effort === undefined ? answerWith(MODEL_TEXT) : refused)(...call);
};

/** A request to load a model. `end`: it is loaded, or the request was hung up, which cancels the loading. */
type Load = { model: string; keepAlive: unknown; end: 'loaded' | 'cancelled' | null };

/** Starts a server that speaks the protocol of Ollama on a loopback port. It stops after the test. */
export async function fakeOllama() {
  let tags = TAGS;
  let behaviour: Behaviour = answerWith(MODEL_TEXT);
  let loading: Promise<unknown> = Promise.resolve();
  let loadError: string | null = null;
  const asked: string[] = [];
  const written: AskedBody[] = [];
  const loads: Load[] = [];
  const loaded = new Set<string>();
  const pulls = fakePulls(
    (model) => [
      { digest: `sha256:${Buffer.from(model).toString('hex').padEnd(64, '0')}`, total: 3.3 * GB },
      { digest: `sha256:${'1'.repeat(64)}`, total: 487 },
    ],
    (name) => {
      tags = [
        ...tags,
        { name, size: 3.3 * GB, details: { family: 'gemma', parameter_size: '4B' } },
      ];
    },
  );

  /** Loads a model for a request, unless it is there. Rejects when the request is hung up before the end. */
  async function load(model: string, response: ServerResponse, keepAlive?: unknown): Promise<void> {
    if (loaded.has(model)) return;
    const entry: Load = { model, keepAlive, end: null };
    loads.push(entry);
    const left = new Promise((_, reject) => {
      response.on('close', () => response.writableEnded || reject(new Error('hung up')));
    });
    try {
      await Promise.race([loading, left]);
      entry.end = 'loaded';
      loaded.add(model);
    } catch (error) {
      entry.end = 'cancelled';
      throw error;
    }
  }

  async function generate(response: ServerResponse, body: { model: string; keep_alive?: unknown }) {
    if (loadError !== null) return json(response, { error: loadError }, 500);
    await load(body.model, response, body.keep_alive);
    return json(response, { model: body.model, response: '', done: true, done_reason: 'load' });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { method, url = '', headers } = request;
    asked.push(`${method} ${url}`);
    if (url === '/api/version') return json(response, { version: '0.14.2' });
    if (url === '/api/tags') return json(response, { models: tags });
    const body = await bodyOf(request);
    if (url === '/api/generate') return generate(response, body);
    if (url === '/api/pull') return pulls.pull(response, body);
    if (url !== '/v1/chat/completions') return response.writeHead(404).end();
    written.push(body);
    const closed = new Promise<void>((done) => response.on('close', done));
    await load(body.model, response);
    return behaviour(response, { path: url, headers, body, closed }, written.length);
  }
  const origin = await listen(answer);
  const place: EnginePlace = { engine: 'Ollama', origin };
  return {
    place,
    origin,
    baseUrl: `${origin}/v1`,
    asked,
    /** The requests for a text. */
    written,
    /** The requests that found their model not loaded. */
    loads,
    /** The pulls, with how much of the first layer each has found. */
    pulls: pulls.started,
    hungUp: pulls.hungUp,
    /** Says how the next pulls go. */
    planPulls: pulls.plan,
    /** Replaces how it writes. */
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    /** Removes all models. */
    empty: () => {
      tags = [];
    },
    /** Takes all models out of memory; from now on they are loaded when `until` resolves. */
    unload: (until: Promise<unknown> = Promise.resolve()) => {
      loaded.clear();
      loading = until;
    },
    /** Fails to load with these words; null ends it. */
    failToLoad: (words: string | null) => {
      loadError = words;
    },
  };
}

function json(response: ServerResponse, answer: object, status = 200): ServerResponse {
  return response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify(answer));
}

async function bodyOf(request: IncomingMessage): Promise<AskedBody> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return JSON.parse(Buffer.concat(pieces).toString() || '{}') as AskedBody;
}

async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): Promise<string> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
