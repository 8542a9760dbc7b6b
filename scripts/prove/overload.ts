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
/** Votes of members a second, beside the flood: what is signed in and writes comes before those who read (F18). */
const VOTES = 10;
/** A peak and a flood by themselves differ by some percent from one half minute to the next: the middle one of three counts. */
const ROUNDS = 3;

/** Ten times what the server can do at most, sent whether it answers or not. */
export const proof: Proof = {
  name: 'overload',
  title: 'Ten times the load',
  proves: ['F18', 'G13'],
  run,
};

async function run({ quick, seed, signal, progress }: ProofRun): Promise<{ figures: Figure[] }> {
  const rounds = quick ? 1 : ROUNDS;
  const site = await startBusySite();
  try {
    const seen: Seen[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const say = (step: number, doing?: string) => progress(round * 4 + step, rounds * 4, doing);
      seen.push(await runRound(site, { quick, seed: seed + round, signal, say }));
    }
    return { figures: overloadFigures(seen) };
  } finally {
    await site.stop();
  }
}

type Round = Pick<ProofRun, 'quick' | 'seed' | 'signal'> & {
  say: (step: number, doing?: string) => void;
};

async function runRound(
  { server: { port, pid, origin }, mix, votes }: Awaited<ReturnType<typeof startBusySite>>,
  { quick, seed, signal, say }: Round,
): Promise<Seen> {
  const seconds = quick ? 2 : 30;
  const send = (load: Partial<Load>) => sendLoad({ port, seed, seconds, mix, ...load }, signal);
  say(0, 'warming up');
  const warm = await send({ sideBySide: READERS, seconds: quick ? 1 : 5 });
  say(1, 'peak');
  const found = await findPeak(quick ? warm.goodput : warm.goodput / 2, (rate) =>
    send({ rate, seconds: quick ? 1 : 5 }),
  );
  const peak = found.best;
  const calm = await send({ rate: peak.goodput * CALM, seconds: Math.min(seconds, 10) });
  say(2, 'ten times the peak');
  const health = watchHealth(origin, pid);
  const [flood, voted] = await Promise.all([
    send({ rate: peak.goodput * TIMES }),
    send({ rate: VOTES, mix: votes }),
  ]);
  const watched = await health.stop();
  say(3, 'afterwards');
  const after = await send({ rate: peak.goodput * CALM, seconds: Math.min(seconds, 10) });
  say(4);
  return { found, calm, flood, voted, after, watched };
}

type Seen = {
  found: Peak;
  calm: Result;
  flood: Result;
  voted: Result;
  after: Result;
  watched: Watched;
};

const ms = (value: number) => `${Math.round(value)} ms`;

function most(name: string, value: number, goal: number): Figure {
  return { name, value: ms(value), goal: `≤ ${goal} ms`, holds: value <= goal };
}

/**
 * The figures of floods, each against the peak that was found before it: what was kept is that of the round with the middle
 * share; times are those of the worst, and what must never be counts from all of them.
 */
export function overloadFigures(rounds: readonly Seen[]): Figure[] {
  const sorted = rounds.toSorted((one, other) => keptShare(one) - keptShare(other));
  const seen = sorted[Math.floor(sorted.length / 2)];
  if (!seen) return [];
  const { accepted, shed } = together(rounds.map((round) => round.flood));
  const longest = (of: (round: Seen) => number) => Math.max(...rounds.map(of));
  const mostMemory = longest(({ watched }) => watched.mostMemory);
  return [
    ...floodFigures(seen, sorted.map(keptShare)),
    most('accepted, p99', accepted.p99, 500),
    most('sent away, p99', shed.p99, 100),
    ...voteFigures(rounds),
    {
      name: 'sent away without a time to come back',
      value: `${shed.withoutTime} of ${shed.count}`,
      goal: '0',
      holds: shed.withoutTime === 0 && shed.count > 0,
    },
    most(
      '/livez meanwhile, p99',
      longest(({ watched }) => watched.p99),
      500,
    ),
    {
      name: 'memory at most',
      value: `${mostMemory} MB`,
      goal: '≤ 400 MB',
      holds: mostMemory <= 400,
    },
    calmAgain(rounds),
    wrongAnswers(rounds),
  ];
}

function partsOf(peak: Result, flood: Result): Part[] {
  return flood.classes.map((part, index) => ({
    name: part.name,
    good: part.good / flood.seconds,
    before: (peak.classes[index]?.good ?? 0) / peak.seconds,
  }));
}

/** Of the peak, each part no more than it had there. */
function keptShare({ found: { best: peak }, flood }: Seen): number {
  const kept = partsOf(peak, flood).reduce(
    (sum, { good, before }) => sum + Math.min(good, before),
    0,
  );
  return kept / peak.goodput;
}

function floodFigures(seen: Seen, shares: readonly number[]): Figure[] {
  const { found, flood } = seen;
  const { best: peak, rates, ended } = found;
  const times = flood.sent / flood.seconds / peak.goodput;
  const sent = rates.map((rate) => rate.toFixed(0)).join(', ');
  const share = keptShare(seen);
  const all = shares.map((one) => percent(one)).join(', ');
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
      value: `${percent(share)} of the peak${shares.length > 1 ? ` (the middle one of ${all})` : ''}`,
      goal: '≥ 80 %',
      holds: share >= 0.8,
    },
    ...partsOf(peak, flood).map(partFigure),
    {
      name: 'all good answers a second at ten times the peak',
      value: flood.goodput.toFixed(0),
      holds: true,
    },
  ];
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

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

/** What members wrote meanwhile, of all rounds. */
function voteFigures(rounds: readonly Seen[]): Figure[] {
  const all = together(rounds.map(({ voted }) => voted));
  const { count, p99 } = all.accepted;
  return [
    {
      name: `votes of members meanwhile, ${VOTES} a second: done`,
      value: `${count} of ${all.sent}`,
      goal: '≥ 95 %',
      holds: all.sent > 0 && count / all.sent >= 0.95,
    },
    most('votes of members meanwhile, p99', p99, 500),
  ];
}

function calmAgain(rounds: readonly Seen[]): Figure {
  const all = rounds.map(secondOfCalm);
  const back = all.includes(-1) ? -1 : Math.max(...all);
  return {
    name: 'calm again after',
    value: back < 0 ? 'not within the time watched' : `${back + 1} s`,
    goal: '≤ 10 s',
    holds: back >= 0 && back < 10,
  };
}

function secondOfCalm({ calm, after }: Seen): number {
  return after.perSecond.findIndex((p99) => p99 <= Math.max(2 * calm.accepted.p99, 100));
}

function wrongAnswers(rounds: readonly Seen[]): Figure {
  const all = rounds.flatMap(({ found, flood, voted, after }) => [found.best, flood, voted, after]);
  const wrong = Object.entries(together(all).wrong);
  return {
    name: 'wrong answers and broken lines',
    value: wrong.map(([what, count]) => `${what}: ${count}`).join(', ') || '0',
    goal: '0',
    holds: wrong.length === 0,
  };
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
