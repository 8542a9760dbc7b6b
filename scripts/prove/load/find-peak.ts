import type { Result } from './send-load.ts';

/** What the peak was found by: the rates that were sent, and why no higher one was. */
export type Peak = { best: Result; rates: number[]; ended: string };

const STEP = 1.4;
/** A step that brings less more than the best one is none. */
const RISES = 1.03;
const LONGEST_P99 = 500;
const MOST_SHED = 0.03;
/** Below this share of its rate the sender is what is slow. */
const IS_SENT = 0.9;
const MOST_STEPS = 20;

/**
 * The most a server does of a mix: sent at a rate that rises step by step, whether it answers or not, until more brings
 * no more, answers take over half a second, or more than a few percent are sent away; a step that ends it is tried once
 * more, for the machine may have been busy elsewhere. The best goodput of all counts, also that of the last one.
 * Readers that wait for one another's answers would never get there.
 */
export async function findPeak(
  from: number,
  send: (rate: number) => Promise<Result>,
): Promise<Peak> {
  const rates: number[] = [];
  let best: Result | null = null;
  for (let rate = from; ; rate *= STEP) {
    const before = best;
    rates.push(rate);
    let ended: string | null = null;
    for (let tried = 0; tried < 2 && (tried === 0 || ended !== null); tried += 1) {
      const result = await send(rate);
      ended = whyEnded(rate, result, before);
      best = better(best, result);
    }
    if (best && ended !== null) return { best, rates, ended };
    if (best && rates.length === MOST_STEPS) return { best, rates, ended: 'all steps were done' };
  }
}

function better(best: Result | null, result: Result): Result {
  return best && best.goodput >= result.goodput ? best : result;
}

function whyEnded(rate: number, result: Result, best: Result | null): string | null {
  const shed = result.shed.count / result.sent;
  if (shed > MOST_SHED) return `${(shed * 100).toFixed(0)} % were sent away`;
  if (result.accepted.p99 > LONGEST_P99) return `p99 was ${Math.round(result.accepted.p99)} ms`;
  if (result.sent < rate * result.seconds * IS_SENT) return 'the sender could not send more';
  if (best && result.goodput < best.goodput * RISES) return 'more brought no more';
  return null;
}
