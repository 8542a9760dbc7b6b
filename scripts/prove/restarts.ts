import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Figure, Proof, ProofRun } from './proof.ts';
import { freePort } from '../../test/free-port.ts';
import { startCarefulProxy } from './load/careful-proxy.ts';
import { type Patience, startPatientProxy } from './load/patient-proxy.ts';
import { runServer, type ServerProcess } from './run-server.ts';

const EVERY = 10;
/** How long it serves between two restarts, in milliseconds. */
const BETWEEN = 1000;
const DRAIN_DELAY = '300';
const PATHS = ['/', '/community', '/login', '/api/viewer', '/livez'];
const LONGEST_EXIT = 25_000;

/**
 * Restarts of the one process at the one data folder: the port is closed for a moment, and nobody can be answered while it
 * is. First behind a proxy that tries to connect again, as Caddy and HAProxy can; then behind one that asks whether the
 * server is ready, and tries nothing twice.
 */
export const proof: Proof = {
  name: 'restarts',
  title: 'Restarts under load',
  proves: ['F16', 'G17'],
  run,
};

type Seen = {
  asked: number;
  failed: string[];
  slowest: number;
  streams: number;
  again: number;
  /** Told that the server is being restarted, as F16 says; their words are still in the form. */
  interrupted: number;
  /** How those ended that have neither a post nor that word. */
  lost: string[];
};

async function run({ quick, signal, progress }: ProofRun): Promise<{ figures: Figure[] }> {
  const restarts = quick ? 2 : 50;
  const walk = (before: number) => (done: number) => progress(before + done, 2 * restarts);
  const patient = await restartBehind(startPatientProxy, restarts, { signal, walk: walk(0) });
  const careful = await restartBehind(startCarefulProxy, restarts, {
    signal,
    walk: walk(restarts),
  });
  return {
    figures: [
      ...restartFigures(patient, PATIENT),
      ...patienceFigures(patient.proxy.patience),
      ...restartFigures(careful, CAREFUL),
      {
        name: `requests and posts held back until it was ready, ${CAREFUL}`,
        value: String(careful.proxy.care.waited),
        holds: true,
      },
    ],
  };
}

const PATIENT = 'behind a proxy that tries to connect again';
const CAREFUL = 'behind a proxy that asks /readyz and sends nothing twice';

type Proxy = { origin: string; stop: () => Promise<void> };
type Watched = { signal: AbortSignal; walk: (done: number) => void };

/** Restarts a server behind such a proxy, a second after the last time, while it is asked and written to. */
async function restartBehind<P extends Proxy>(
  startProxy: (port: number) => Promise<P>,
  restarts: number,
  { signal, walk }: Watched,
): Promise<Restarted & { proxy: P }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-prove-'));
  const port = await freePort();
  const start = () => startAt(port, dataDir);
  let server = await start();
  const proxy = await startProxy(port);
  const seen = nothingSeen();
  const load = sendSteadily(proxy.origin, server.origin, seen);
  const exits: Exit[] = [];
  try {
    for (let done = 0; done < restarts && !signal.aborted; done += 1) {
      walk(done);
      await pause(BETWEEN);
      exits.push(await server.stop());
      server = await start();
    }
    await pause(BETWEEN);
    await load.stop();
    walk(restarts);
  } finally {
    await load.stop();
    await server.stop();
    await proxy.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { seen, exits, proxy };
}

const nothingSeen = (): Seen => ({
  asked: 0,
  failed: [],
  slowest: 0,
  streams: 0,
  again: 0,
  interrupted: 0,
  lost: [],
});

function startAt(port: number, dataDir: string): Promise<ServerProcess> {
  return runServer({
    PORT: String(port),
    DATA_DIR: dataDir,
    DRAIN_DELAY,
    GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '1000000',
  });
}

type Exit = { code: number | null; ms: number };
type Restarted = { seen: Seen; exits: Exit[] };

/** The figures of some restarts; `behind` says of which proxy. */
export function restartFigures({ seen, exits }: Restarted, behind: string): Figure[] {
  const longest = Math.max(...exits.map(({ ms }) => ms));
  const bad = exits.filter(({ code }) => code !== 0).length;
  return [
    { name: `restarts ${behind}`, value: String(exits.length), holds: true },
    {
      name: `failed of ${seen.asked} requests that do not stream, ${behind}`,
      value: counted(seen.failed),
      goal: '0',
      holds: seen.failed.length === 0,
    },
    {
      name: `posts lost of ${seen.streams}; ${seen.again} were asked for a second time, as the page does`,
      value: counted(seen.lost),
      goal: '0',
      holds: seen.lost.length === 0,
    },
    {
      name: 'posts that were interrupted, and said so (F16)',
      value: String(seen.interrupted),
      holds: true,
    },
    { name: 'slowest answer', value: `${(seen.slowest / 1000).toFixed(1)} s`, holds: true },
    {
      name: 'longest from SIGTERM to the exit',
      value: `${(longest / 1000).toFixed(1)} s`,
      goal: '≤ 25 s',
      holds: longest <= LONGEST_EXIT,
    },
    { name: 'exits with another code than 0', value: String(bad), goal: '0', holds: bad === 0 },
  ];
}

/** What a patient proxy hid from the readers. */
export function patienceFigures({ reconnected, sentAgain }: Patience): Figure[] {
  return [
    {
      name: `tried again because the port was closed, ${PATIENT}: by design, without it they fail`,
      value: String(reconnected),
      holds: true,
    },
    {
      name: `GETs sent a second time because the server hung up without an answer, ${PATIENT}`,
      value: String(sentAgain),
      holds: true,
    },
  ];
}

function counted(what: string[]): string {
  return what.length > 0 ? `${what.length} (${[...new Set(what)].join(', ')})` : '0';
}

/** A hundred requests a second, one in fifty of them a post. */
function sendSteadily(origin: string, serverOrigin: string, seen: Seen) {
  const running = new Set<Promise<void>>();
  const over = new AbortController();
  let count = 0;
  const track = (work: Promise<void>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };
  const send = async () => {
    while (!over.signal.aborted) {
      count += 1;
      const path = PATHS[count % PATHS.length] ?? '/';
      track(
        count % 50 === 0 ? write(origin, serverOrigin, count, seen) : read(origin + path, seen),
      );
      await pause(EVERY);
    }
    await Promise.all(running);
  };
  const sending = send();
  return {
    stop(): Promise<void> {
      over.abort();
      return sending;
    },
  };
}

async function read(url: string, seen: Seen): Promise<void> {
  const begun = performance.now();
  seen.asked += 1;
  try {
    const answer = await fetch(url, { headers: { accept: 'text/html' } });
    await answer.text();
    if (!answer.ok) seen.failed.push(answer.headers.get('x-error') ?? String(answer.status));
  } catch (error) {
    seen.failed.push(String((error as { cause?: { code?: string } }).cause?.code ?? error));
  }
  seen.slowest = Math.max(seen.slowest, performance.now() - begun);
}

/** As the page does it: what ended without a word is asked for once more, under the same key. */
async function write(url: string, origin: string, count: number, seen: Seen): Promise<void> {
  seen.streams += 1;
  const send = () =>
    fetch(`${url}/api/generations`, {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/json',
        'idempotency-key': `restart-${count}`,
      },
      body: JSON.stringify({ style: 'gpt4-context', fields: { context: 'I made a sandwich' } }),
    })
      .then((answer) => answer.text())
      .catch(() => '');
  const first = endOfPost(await send());
  if (first !== 'nothing') return note(first, seen);
  seen.again += 1;
  note(endOfPost(await send()), seen);
}

function note(end: string, seen: Seen): void {
  if (end === 'interrupted') seen.interrupted += 1;
  else if (end !== 'done') seen.lost.push(end);
}

/** How a post ended for its reader: done, interrupted (which F16 promises at most), another error, or nothing at all. */
export function endOfPost(text: string): string {
  if (/^event: done$/m.test(text)) return 'done';
  const error = /^event: error\ndata: (.*)$/m.exec(text)?.[1];
  if (error === undefined) return 'nothing';
  return /"code":"([\w-]+)"/.exec(error)?.[1] ?? 'error';
}
