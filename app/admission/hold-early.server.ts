import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answerHealth } from '../health.server.ts';
import { classOf } from './request-class.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** So many may wait for the start; the rest is sent away. */
const MOST = 200;

/**
 * Keeps what is asked between the opening of the port and the end of the start, and hands it over at `release`:
 * nobody who comes in that moment is forgotten. Health is answered at once: alive, and not ready.
 */
export function holdEarly(server: Server): { release: (handle: Handle) => void } {
  const held: [IncomingMessage, ServerResponse][] = [];
  const hold: Handle = (request, response) => {
    const isHealth = classOf(request, false) === null;
    if (!isHealth && held.length < MOST) {
      held.push([request, response]);
      return;
    }
    void send(response, answerHealth(request.url === '/livez'));
  };
  server.on('request', hold);
  return {
    release(handle) {
      server.off('request', hold);
      server.on('request', handle);
      for (const [request, response] of held) {
        if (!response.destroyed) handle(request, response);
      }
    },
  };
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const headers = Object.fromEntries(answer.headers);
  if (answer.status === 503) headers['retry-after'] = '1';
  response.writeHead(answer.status, headers).end(await answer.text());
}
