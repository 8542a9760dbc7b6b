import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Asked, giveUp, listenForAll, passOn } from './pass-on.ts';

const EVERY = 25;
const LONGEST = 60_000;

/** Does things once somebody listens at the port, or `LONGEST` has passed: with one knock at a time, however many wait. */
function knocker(port: number): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  const knock = async () => {
    const end = performance.now() + LONGEST;
    do await pause(EVERY);
    while (performance.now() < end && !(await isOpen(port)));
    for (const work of waiting.splice(0)) work();
  };
  return (work) => {
    waiting.push(work);
    if (waiting.length === 1) void knock();
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

/** What the proxy did for readers without their knowing: it found the port closed, or sent a GET a second time. */
export type Patience = { reconnected: number; sentAgain: number };

/**
 * A reverse proxy with kept connections. It tries to connect again while nobody listens, one of those who wait for all
 * of them: hundreds that each try forty times a second would take the processor from the server that starts. It
 * sends a request a second time only where that is harmless: a GET whose line was hung up before any answer.
 */
export async function startPatientProxy(port: number) {
  const agent = new Agent({ keepAlive: true });
  const whenOpen = knocker(port);
  const patience: Patience = { reconnected: 0, sentAgain: 0 };
  const pass = (one: Asked, begun = performance.now()) =>
    passOn(one, { port, agent }, (code) => {
      const isWorthIt = code === 'ECONNREFUSED' || one.asked.method === 'GET';
      if (!isWorthIt || performance.now() - begun > LONGEST) return giveUp(one, code);
      // Refused: nothing of it has been sent. Otherwise the server may have read it, and hung up.
      patience[code === 'ECONNREFUSED' ? 'reconnected' : 'sentAgain'] += 1;
      whenOpen(() => pass(one, begun));
    });
  const { origin, stop } = await listenForAll((one) => pass(one));
  return {
    patience,
    origin,
    stop(): Promise<void> {
      agent.destroy();
      return stop();
    },
  };
}
