import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, closeSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../bench/percentile.ts';
import type { Figure, Proof, ProofRun } from './proof.ts';
import { freePort } from '../../test/free-port.ts';

const MAIN = join(import.meta.dirname, '../../build/server/main.js');
const SOCKETS = 300;
/** Stops everything for a second when it gets this signal: a block as a slow regular expression makes one. */
const BLOCK = `process.on('SIGUSR2', () => { const end = Date.now() + 1000; while (Date.now() < end); })`;

/** What a server writes to is gone or full, it may open few files, or it stands still for a second. */
export const proof: Proof = {
  name: 'sinks',
  title: 'Broken log, few files, a standstill',
  proves: ['F19', 'F23'],
  run,
};

type Site = { origin: string; port: number; pid: number; isAlive: () => boolean };
type Trial = {
  name: string;
  out?: 'closed' | 'full';
  files?: number;
  env?: Record<string, string>;
};

async function run({ quick, signal, progress }: ProofRun): Promise<{ figures: Figure[] }> {
  const asks = quick ? 50 : 500;
  const trials: [Trial, (site: Site) => Promise<Figure[]>][] = [
    [{ name: 'its output is closed', out: 'closed' }, (site) => answersAll(site, asks)],
    [{ name: 'its output is full', out: 'full' }, (site) => answersAll(site, asks)],
    [{ name: 'it may open 256 files', files: 256 }, manySockets],
    [
      {
        name: 'it stood still for a second',
        env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(BLOCK)}` },
      },
      standStill,
    ],
  ];
  const figures: Figure[] = [];
  for (const [index, [trial, check]] of trials.entries()) {
    if (signal.aborted) break;
    progress(index, trials.length, trial.name);
    const found = await withServer(trial, check);
    figures.push(...found.map((figure) => ({ ...figure, name: `${trial.name}: ${figure.name}` })));
  }
  progress(trials.length, trials.length);
  return { figures };
}

async function withServer(
  { out, files, env }: Trial,
  check: (site: Site) => Promise<Figure[]>,
): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-prove-'));
  const port = await freePort();
  const full = out === 'full' ? openSync('/dev/full', 'w') : null;
  const limit = files === undefined ? '' : `ulimit -n ${files}; `;
  const child = spawn('/bin/sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, MAIN], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'debug',
      ...env,
    },
    stdio: ['ignore', full ?? 'pipe', 'ignore'],
  });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const origin = `http://127.0.0.1:${port}`;
  try {
    if (out === 'closed') child.stdout?.destroy();
    else child.stdout?.resume();
    await readyAt(origin);
    return await check({ origin, port, pid: child.pid ?? 0, isAlive });
  } finally {
    const ended = isAlive() && new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
    if (full !== null) closeSync(full);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function readyAt(origin: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('The server did not start');
}

async function answersAll({ origin, isAlive }: Site, asks: number): Promise<Figure[]> {
  let good = 0;
  for (let asked = 0; asked < asks; asked += 1) {
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(`${origin}/login`, { signal }).catch(() => null);
    if (answer?.ok) good += 1;
    await answer?.text().catch(() => '');
    if (!answer) break;
  }
  const holds = good === asks && isAlive();
  return [{ name: 'answered', value: `${good} of ${asks}`, goal: 'all', holds }];
}

async function manySockets({ origin, port, isAlive }: Site): Promise<Figure[]> {
  const sockets = Array.from({ length: SOCKETS }, (): Socket => {
    const socket = connect(port, '127.0.0.1');
    return socket.on('error', () => {});
  });
  const times: number[] = [];
  const end = performance.now() + 8000;
  while (performance.now() < end) {
    const begun = performance.now();
    const answer = await fetch(`${origin}/livez`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(2000),
    }).catch(() => null);
    times.push(answer?.ok ? performance.now() - begun : Number.POSITIVE_INFINITY);
    await pause(50);
  }
  for (const socket of sockets) socket.destroy();
  await pause(500);
  const page = await fetch(`${origin}/login`).catch(() => null);
  const refused = times.filter((time) => time === Number.POSITIVE_INFINITY).length;
  const answered = times.filter((time) => time < Number.POSITIVE_INFINITY);
  return [
    { name: 'no crash', value: isAlive() ? 'alive' : 'dead', goal: 'alive', holds: isAlive() },
    {
      name: `/livez beside ${SOCKETS} silent connections, p99 of those answered`,
      value: `${Math.round(percentile(answered, 0.99))} ms; ${refused} of ${times.length} were hung up on`,
      goal: '≤ 500 ms',
      holds: percentile(answered, 0.99) <= 500,
    },
    {
      name: 'a page afterwards',
      value: String(page?.status),
      goal: '200',
      holds: page?.status === 200,
    },
  ];
}

async function standStill({ origin, pid, isAlive }: Site): Promise<Figure[]> {
  const asking = Array.from({ length: 300 }, async (_, index) => {
    if (index === 5) process.kill(pid, 'SIGUSR2');
    const answer = await fetch(`${origin}/login`).catch(() => null);
    await answer?.text().catch(() => '');
    return answer?.status ?? 0;
  });
  const statuses = await Promise.all(asking);
  const wrong = statuses.filter((status) => status !== 200 && status !== 503).length;
  await pause(500);
  const begun = performance.now();
  const answer = await fetch(`${origin}/livez`).catch(() => null);
  const ms = Math.round(performance.now() - begun);
  const served = statuses.filter((status) => status === 200).length;
  return [
    {
      name: 'of 300 at once, neither served nor sent away politely',
      value: `${wrong} (${served} served)`,
      goal: '0',
      holds: wrong === 0,
    },
    {
      name: 'half a second later /livez takes',
      value: `${ms} ms`,
      goal: '≤ 500 ms',
      holds: answer?.ok === true && ms <= 500 && isAlive(),
    },
  ];
}
