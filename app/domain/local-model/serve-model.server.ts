import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Engine, TextRequest } from './llama-engine.server.ts';

const MAX_BODY_BYTES = 1024 * 1024;

const bodySchema = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
  max_tokens: z.int().positive().default(500),
  temperature: z.number().default(0.7),
  // Our requests always ask for one; another answer would be code that only a test runs.
  stream: z.literal(true),
});

type Options = {
  model: string;
  port: number;
  /** Requests without it are refused: other programs of the machine reach loopback, too. */
  key: string;
  write: Engine;
  /** Called once when no text has been asked for within this time. */
  idle: { after: number; end: () => void };
};

/** What the process tells the server before it ends by itself. */
export const ENDING = 'ending';

/**
 * Serves an engine on loopback as `/v1/chat/completions`, streamed only, and `/v1/models`. One text at a time: two would
 * take twice as long each. A reader who leaves ends the text. Throws where the port is taken.
 */
export async function serveModel({ model, port, key, write, idle }: Options): Promise<Server> {
  const inTurn = oneAtATime();
  const timer = setTimeout(idle.end, idle.after);
  const server = createServer((request, response) => {
    timer.refresh();
    response.on('close', () => timer.refresh());
    if (request.headers.authorization !== `Bearer ${key}`) return refuse(response, 401, 'no key');
    if (request.url === '/v1/models') {
      const data = [{ id: model, object: 'model', owned_by: 'broetry' }];
      return sendJson(response, 200, { object: 'list', data });
    }
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return refuse(response, 404, 'not found');
    void answer(request, response, { model, write, inTurn, stay: () => timer.refresh() });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Runs tasks one after the other, in the order of their calls. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return (task: () => Promise<void>): Promise<void> => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}

type Parts = Pick<Options, 'model' | 'write'> & {
  inTurn: ReturnType<typeof oneAtATime>;
  stay: () => void;
};

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { model, write, inTurn, stay }: Parts,
): Promise<void> {
  const left = new AbortController();
  response.on('close', () => left.abort());
  const asked = await readBody(request);
  if (asked === null) return refuse(response, 400, 'the request cannot be read');
  const text: TextRequest = {
    messages: asked.messages,
    maxTokens: asked.max_tokens,
    temperature: asked.temperature,
  };
  const send = streamTo(response, model);
  try {
    await inTurn(async () => {
      if (left.signal.aborted) return;
      const take = (piece: string) => {
        stay();
        send.piece(piece);
      };
      send.end(await write(text, take, left.signal));
    });
  } catch (error) {
    if (left.signal.aborted) return;
    console.error(error instanceof Error ? error.message : String(error));
    if (response.headersSent) response.destroy();
    else refuse(response, 500, 'the engine failed');
  }
}

async function readBody(request: IncomingMessage): Promise<z.output<typeof bodySchema> | null> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of request as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > MAX_BODY_BYTES) return null;
      pieces.push(piece);
    }
    return bodySchema.parse(JSON.parse(Buffer.concat(pieces).toString()));
  } catch {
    return null;
  }
}

/** Sends a text in events, as it is written. */
function streamTo(response: ServerResponse, model: string) {
  const send = (delta: object, reason: string | null) => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
    const choices = [{ index: 0, delta, finish_reason: reason }];
    response.write(
      `data: ${JSON.stringify({ object: 'chat.completion.chunk', model, choices })}\n\n`,
    );
  };
  return {
    piece: (content: string) => send({ content }, null),
    end(reason: 'stop' | 'length') {
      send({}, reason);
      response.end('data: [DONE]\n\n');
    },
  };
}

function refuse(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, { error: { message } });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
