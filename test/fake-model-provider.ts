import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A request to the provider. `closed` resolves when the client disconnects before the response's end. */
export type Asked = {
  path: string;
  headers: IncomingMessage['headers'];
  body: AskedBody;
  closed: Promise<void>;
};
export type AskedBody = {
  model: string;
  messages: { role: string; content: string }[];
  stream: boolean;
  stream_options?: unknown;
  temperature?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
  reasoning_effort?: string;
};

/** Responds to one request. `call` counts from 1. */
export type Behaviour = (response: ServerResponse, asked: Asked, call: number) => unknown;

export type FakeModelProvider = {
  /** For OPENAI_BASE_URL. */
  baseUrl: string;
  asked: Asked[];
  /** Replaces the behaviour for later requests. */
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
};

/** Starts a model provider over real HTTP on a loopback port that responds as `behaviour` says. */
export async function startFakeModelProvider(behaviour: Behaviour): Promise<FakeModelProvider> {
  const asked: Asked[] = [];
  let current = behaviour;
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    response.on('close', () => response.writableFinished || close());
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = JSON.parse(Buffer.concat(pieces).toString()) as AskedBody;
    const ask = { path: request.url ?? '', headers: request.headers, body, closed };
    asked.push(ask);
    try {
      await current(response, ask, asked.length);
    } catch {
      response.destroy();
    }
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    behave: (next) => {
      current = next;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Returns a chunk of a streamed completion. */
export function chunk(delta: object, finish: string | null = null): string {
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    model: 'gpt-4o',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
}

/** Returns one server-sent event. */
export const frame = (data: string) => `data: ${data}\n\n`;
export const DONE = frame('[DONE]');
export const STOP = frame(chunk({}, 'stop')) + DONE;

/** Splits a text into pieces of about one token. */
const tokensOf = (text: string) => text.match(/\s*\S{1,5}|\s+/g) ?? [];

/** Returns the whole event stream of a text. */
export function streamOf(text: string): string {
  const tokens = tokensOf(text).map((content) => frame(chunk({ content })));
  return frame(chunk({ role: 'assistant', content: '' })) + tokens.join('') + STOP;
}

/** Starts an event stream and sends `text`. */
export function begin(response: ServerResponse, text = ''): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  if (text) response.write(text);
}

/** Responds with the whole stream of `text`, or token by token, `delay` milliseconds apart. */
export function answerWith(text: string, delay?: number): Behaviour {
  return async (response) => {
    begin(response);
    if (delay === undefined) return response.end(streamOf(text));
    for (const content of tokensOf(text)) {
      if (response.destroyed) return;
      response.write(frame(chunk({ content })));
      await pause(delay);
    }
    response.end(STOP);
  };
}

/** Responds with a status and a body. */
export function refuseWith(
  status: number,
  body: object | string,
  headers: Record<string, string> = {},
): Behaviour {
  return (response) => {
    const isText = typeof body === 'string';
    const type = isText ? 'text/html' : 'application/json';
    response.writeHead(status, { 'content-type': type, ...headers });
    response.end(isText ? body : JSON.stringify(body));
  };
}

/** Uses `first` for the first request, `later` for all others. */
export function firstThen(first: Behaviour, later: Behaviour): Behaviour {
  return (response, asked, call) => (call === 1 ? first : later)(response, asked, call);
}
