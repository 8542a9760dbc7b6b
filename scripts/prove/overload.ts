import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../bench/percentile.ts';
import { startBusySite } from './load/busy-site.ts';
import { findPeak, type Peak } from './load/find-peak.ts';
import type { Load, Result } from './load/send-load.ts';
import { sendLoad, together } from './load/senders.ts';
import type { Figure, Proof, ProofRun } from './proof.ts';

const TIMES = 10;
/** Less than so many times the peak is no proof of ten times the peak. */
const LEAST_TIMES = 9;
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
  const seconds = quick ? 2 : 30;
  const site = await startBusySite();
  try {
    const { port, pid } = site.server;
    const send = (load: Partial<Load>) =>
      sendLoad({ port, seed, seconds, mix: site.mix, ...load }, signal);
    progress(0, 4, 'warming up');
    const warm = await send({ sideBySide: READERS, seconds: quick ? 1 : 5 });
    progress(1, 4, 'peak');
    const found = await findPeak(quick ? warm.goodput : warm.goodput / 2, (rate) =>
      send({ rate, seconds: quick ? 1 : 5 }),
    );
    const peak = found.best;
    const calm = await send({ rate: peak.goodput * CALM, seconds: Math.min(seconds, 10) });
    progress(2, 4, 'ten times the peak');
    const health = watchHealth(site.server.origin, pid);
    const flood = await send({ rate: peak.goodput * TIMES });
    const watched = await health.stop();
    progress(3, 4, 'afterwards');
    const after = await send({ rate: peak.goodput * CALM, seconds: Math.min(seconds, 10) });
    progress(4, 4);
    return { figures: overloadFigures({ found, calm, flood, after, watched }) };
  } finally {
    await site.stop();
  }
}

type Seen = { found: Peak; calm: Result; flood: Result; after: Result; watched: Watched };

const ms = (value: number) => `${Math.round(value)} ms`;

function most(name: string, value: number, goal: number): Figure {
  return { name, value: ms(value), goal: `≤ ${goal} ms`, holds: value <= goal };
}

/** The figures of a flood, against the peak that was found before it. */
export function overloadFigures(seen: Seen): Figure[] {
  const { found, flood, watched } = seen;
  return [
    ...floodFigures(found, flood),
    most('accepted, p99', flood.accepted.p99, 500),
    most('sent away, p99', flood.shed.p99, 100),
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
    ...afterwards(seen),
  ];
}

function floodFigures({ best: peak, rates, ended }: Peak, flood: Result): Figure[] {
  const times = flood.sent / flood.seconds / peak.goodput;
  const sent = rates.map((rate) => rate.toFixed(0)).join(', ');
  const parts = flood.classes.map((part, index) => ({
    name: part.name,
    good: part.good / flood.seconds,
    before: (peak.classes[index]?.good ?? 0) / peak.seconds,
  }));
  const kept = parts.reduce((sum, { good, before }) => sum + Math.min(good, before), 0);
  const share = kept / peak.goodput;
  return [
    {
      name: `peak, good answers a second, at rates of ${sent} until ${ended}`,
      value: peak.goodput.toFixed(0),
      holds: true,
    },
    {
      name: `really sent (${flood.sent} in ${flood.seconds} s; the sender itself was late by ${ms(flood.sentLate)}, p99)`,
      value: `${times.toFixed(1)} times the peak`,
      goal: `≥ ${LEAST_TIMES} times`,
      holds: times >= LEAST_TIMES,
    },
    {
      // More of what is cheap must not make up for less of what is dear.
      name: 'good answers at ten times the peak, of each part no more than it had at the peak',
      value: `${(share * 100).toFixed(0)} % of the peak`,
      goal: '≥ 80 %',
      holds: share >= 0.8,
    },
    ...parts.map(partFigure),
    {
      name: 'all good answers a second at ten times the peak',
      value: flood.goodput.toFixed(0),
      holds: true,
    },
  ];
}

type Part = { name: string; good: number; before: number };

/** One part of the mix by itself: the sum must not hide who paid for it. */
function partFigure({ name, good, before }: Part): Figure {
  const share = before > 0 ? `${((good / before) * 100).toFixed(0)} %` : 'nothing to compare';
  return {
    name: `of these, ${name}`,
    value: `${share}: ${good.toFixed(1)} good answers a second, at the peak ${before.toFixed(1)}`,
    holds: true,
  };
}

function afterwards({ found, calm, flood, after }: Seen): Figure[] {
  const back = after.perSecond.findIndex((p99) => p99 <= Math.max(2 * calm.accepted.p99, 100));
  const wrong = Object.entries(together([found.best, flood, after]).wrong);
  return [
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
