import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Load, Result } from './send-load.ts';

const SENDER = join(import.meta.dirname, 'send-load.ts');
/** So many requests a second one process can send in time beside a busy server. */
const ONE_SENDS = 3000;
const MOST_SENDERS = 4;
const NEVER = Number.POSITIVE_INFINITY;

/** Sends a load from as many processes as it needs, and gives what they saw together. */
export async function sendLoad(load: Load, signal: AbortSignal): Promise<Result> {
  const { rate, seed } = load;
  const count = Math.min(MOST_SENDERS, Math.ceil((rate ?? 1) / ONE_SENDS));
  const loads = Array.from({ length: count }, (_, index) => ({
    ...load,
    seed: seed + index,
    ...(rate === undefined ? {} : { rate: rate / count }),
  }));
  return together(await Promise.all(loads.map((part) => sendFromOne(part, signal))));
}

/** Results of processes that sent side by side: sums, and of times those of the one that saw the worst. */
export function together(results: readonly Result[]): Result {
  const sum = (of: (result: Result) => number) => results.reduce((all, one) => all + of(one), 0);
  // JSON has no way to say of no answer at all how long it took: null.
  const worst = (of: (result: Result) => number | undefined, none: number) =>
    Math.max(...results.map((one) => of(one) ?? none));
  const wrong: Record<string, number> = {};
  for (const result of results) {
    for (const [what, count] of Object.entries(result.wrong))
      wrong[what] = (wrong[what] ?? 0) + count;
  }
  const [first] = results;
  return {
    seconds: first?.seconds ?? 0,
    sent: sum(({ sent }) => sent),
    goodput: sum(({ goodput }) => goodput),
    classes: (first?.classes ?? []).map(({ name }, index) => ({
      name,
      sent: sum(({ classes }) => classes[index]?.sent ?? 0),
      good: sum(({ classes }) => classes[index]?.good ?? 0),
      shed: sum(({ classes }) => classes[index]?.shed ?? 0),
      answered: sum(({ classes }) => classes[index]?.answered ?? 0),
      p99: worst(({ classes }) => classes[index]?.p99, NEVER),
    })),
    accepted: {
      count: sum(({ accepted }) => accepted.count),
      p50: worst(({ accepted }) => accepted.p50, NEVER),
      p99: worst(({ accepted }) => accepted.p99, NEVER),
    },
    shed: {
      count: sum(({ shed }) => shed.count),
      p99: worst(({ shed }) => shed.p99, 0),
      withoutTime: sum(({ shed }) => shed.withoutTime),
    },
    wrong,
    unanswered: sum(({ unanswered }) => unanswered),
    sentLate: worst(({ sentLate }) => sentLate, NEVER),
    perSecond: (first?.perSecond ?? []).map((_, second) =>
      worst(({ perSecond }) => perSecond[second], NEVER),
    ),
  };
}

function sendFromOne(load: Load, signal: AbortSignal): Promise<Result> {
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
