import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answerHealth } from '../health.server.ts';
import { classOf } from './request-class.ts';

export type Handle = (request: IncomingMessage, response: ServerResponse) => void;

export type Hold = {
  /** Hands over who was held, and from now on who comes. */
  release: (handle: Handle) => void;
  /** Holds who comes from now on, until the next release. */
  again: () => void;
};

/** So many may wait; the rest is sent away. Behind a patient proxy a restart of some seconds brings hundreds at once. */
const MOST = 1000;
/** So many are handed over side by side, fewer than may always stand in a line: more would be sent away while pages are slow. */
const AT_ONCE = 4;
/** One that takes longer makes room for the next: it streams. Milliseconds. */
const LONG = 1000;
/** Who came while the port was closed is taken in one by one, and may be seen only after the release. Milliseconds. */
const CROWDED = 5000;

/**
 * Keeps what is asked between the opening of the port and the end of the start, and hands it over at `release`:
 * nobody who comes in that moment is forgotten. Readers who come in the seconds after it stand behind them. Health is
 * answered at once: alive, and not ready.
 */
export function holdEarly(server: Server): Hold {
  const held: [IncomingMessage, ServerResponse][] = [];
  const hold: Handle = (request, response) => {
    if (!isHealth(request) && held.length < MOST) held.push([request, response]);
    else void send(response, answerHealth(request.url === '/livez'));
  };
  let now = hold;
  const turnTo = (next: Handle) => {
    server.off('request', now);
    server.on('request', next);
    now = next;
  };
  turnTo(hold);
  let running = 0;
  const handOver = (handle: Handle): void => {
    const next = running < AT_ONCE ? held.shift() : undefined;
    if (!next) return;
    if (!next[1].destroyed) handOne(next, handle);
    handOver(handle);
  };
  const handOne = ([request, response]: [IncomingMessage, ServerResponse], handle: Handle) => {
    running += 1;
    let isOver = false;
    const over = () => {
      clearTimeout(timer);
      if (isOver) return;
      isOver = true;
      running -= 1;
      handOver(handle);
    };
    const timer = setTimeout(over, LONG);
    response.once('close', over);
    handle(request, response);
  };
  return {
    again: () => turnTo(hold),
    release(handle) {
      const end = performance.now() + CROWDED;
      turnTo((request, response) => {
        // The line of readers is short; those of writers hold whoever comes.
        const isCrowd = request.method === 'GET' && performance.now() < end && held.length < MOST;
        if (!isCrowd || isHealth(request)) return handle(request, response);
        held.push([request, response]);
        handOver(handle);
      });
      handOver(handle);
    },
  };
}

function isHealth(request: IncomingMessage): boolean {
  return classOf(request, false) === null;
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const headers = Object.fromEntries(answer.headers);
  if (answer.status === 503) headers['retry-after'] = '1';
  response.writeHead(answer.status, headers).end(await answer.text());
}
