import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../bench/percentile.ts';
import { startBusySite } from './load/busy-site.ts';
import type { Load, Result } from './load/send-load.ts';
import type { Figure, Proof, ProofRun } from './proof.ts';

const SENDER = join(import.meta.dirname, 'load/send-load.ts');
const TIMES = 10;
/** What a calm day is, as a share of the peak. */
const CALM = 0.6;
const READERS = 12;

/** Ten times what the server can do at most, sent whether it answers or not. */
export const proof: Proof = {
  name: 'overload',
  title: 'Ten times the load',
  proves: ['F18', 'G13'],
  run,
};

async function run({ quick, seed, signal, progress }: ProofRun): Promise<{ figures: Figure[] }> {
  const seconds = quick ? 3 : 30;
  const site = await startBusySite();
  try {
    const { port, pid } = site.server;
    const send = (load: Partial<Load>) =>
      sendLoad({ port, seed, seconds, mix: site.mix, ...load }, signal);
    progress(0, 4, 'warming up');
    await send({ sideBySide: READERS, seconds: quick ? 2 : 5 });
    progress(1, 4, 'peak');
    const peak = await send({ sideBySide: READERS });
    const calm = await send({ rate: peak.goodput * CALM, seconds: Math.min(seconds, 10) });
    progress(2, 4, 'ten times the peak');
    const health = watchHealth(site.server.origin, pid);
    const flood = await send({ rate: peak.goodput * TIMES });
    const watched = await health.stop();
    progress(3, 4, 'afterwards');
    const after = await send({ rate: peak.goodput * CALM, seconds: Math.min(seconds, 10) });
    progress(4, 4);
    return { figures: figuresOf({ peak, calm, flood, after, watched }) };
  } finally {
    await site.stop();
  }
}

type Seen = { peak: Result; calm: Result; flood: Result; after: Result; watched: Watched };

const ms = (value: number) => `${Math.round(value)} ms`;

function most(name: string, value: number, goal: number): Figure {
  return { name, value: ms(value), goal: `≤ ${goal} ms`, holds: value <= goal };
}

function figuresOf({ peak, calm, flood, after, watched }: Seen): Figure[] {
  const share = flood.goodput / peak.goodput;
  const back = after.perSecond.findIndex((p99) => p99 <= Math.max(2 * calm.accepted.p99, 100));
  const wrong = Object.entries({ ...peak.wrong, ...flood.wrong, ...after.wrong });
  return [
    { name: 'peak, good answers a second', value: peak.goodput.toFixed(0), holds: true },
    {
      name: 'sent at ten times the peak; how late the sender itself was, p99',
      value: `${flood.sent}; ${ms(flood.sentLate)}`,
      holds: true,
    },
    {
      name: 'good answers at ten times the peak',
      value: `${(share * 100).toFixed(0)} % of the peak`,
      goal: '≥ 80 %',
      holds: share >= 0.8,
    },
    most('accepted, p99', flood.accepted.p99, 500),
    most('sent away, p99', flood.shed.p99 || 0, 100),
    {
      name: 'sent away without a time to come back',
      value: `${flood.shed.withoutTime} of ${flood.shed.count}`,
      goal: '0',
      holds: flood.shed.withoutTime === 0 && flood.shed.count > 0,
    },
    most('/livez meanwhile, p99', watched.p99, 500),
    {
      name: 'memory at most',
      value: `${watched.mostMemory} MB`,
      goal: '≤ 400 MB',
      holds: watched.mostMemory <= 400,
    },
    {
      name: 'calm again after',
      value: back < 0 ? 'not within the time watched' : `${back + 1} s`,
      goal: '≤ 10 s',
      holds: back >= 0 && back < 10,
    },
    {
      name: 'wrong answers and broken lines',
      value: wrong.map(([what, count]) => `${what}: ${count}`).join(', ') || '0',
      goal: '0',
      holds: wrong.length === 0,
    },
  ];
}

function sendLoad(load: Load, signal: AbortSignal): Promise<Result> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [SENDER, JSON.stringify(load)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      signal,
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) done(JSON.parse(text) as Result);
      else fail(new Error(`The load generator ended with ${code}`));
    });
  });
}

type Watched = { p99: number; mostMemory: number };

/** Asks /livez as a watcher does, on a new connection each time, and looks at the memory. Linux only. */
function watchHealth(origin: string, pid: number): { stop: () => Promise<Watched> } {
  const times: number[] = [];
  let mostMemory = 0;
  const over = new AbortController();
  const watch = async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      const headers = { connection: 'close' };
      const answer = await fetch(`${origin}/livez`, { headers }).catch(() => null);
      await answer?.text();
      times.push(answer?.ok ? performance.now() - begun : Number.POSITIVE_INFINITY);
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
      mostMemory = Math.max(mostMemory, Math.round(kilobytes / 1024));
      await pause(50);
    }
  };
  const watching = watch();
  return {
    async stop() {
      over.abort();
      await watching;
      return { p99: percentile(times, 0.99), mostMemory };
    },
  };
}
