import { faultsOf } from './faults-of.ts';
import type { Result } from './send-load.ts';

/** The rate that was held and what came of it, with all rates that were tried before; null: none was. */
export type HeldRate = { held: { rate: number; result: Result } | null; rates: number[] };

type Ask = {
  from: number;
  /** The slowest p99 that still counts, in milliseconds. */
  longestP99: number;
  /** Sends at a rate: a short while to look for it, and a long one to be sure. */
  send: (rate: number, length: 'short' | 'long') => Promise<Result>;
  /** How often the rate is raised and lowered at most. */
  steps?: { up: number; down: number };
};

const UP = 1.2;
const DOWN = 0.9;
/** Less than so much of the rate answered is not that rate. */
const ANSWERED = 0.97;

/**
 * The highest rate that a server holds for a long while: every answer good, p99 within its time. It rises step by step
 * until a short while is not held (tried twice, for the machine may have been busy elsewhere), and then falls in small
 * steps until a long one is.
 */
export async function findHeldRate({
  from,
  longestP99,
  send,
  steps = { up: 10, down: 8 },
}: Ask): Promise<HeldRate> {
  const rates: number[] = [];
  const isHeld = async (rate: number) => {
    rates.push(rate);
    for (let tried = 0; tried < 2; tried += 1)
      if (holdsRate(rate, await send(rate, 'short'), longestP99)) return true;
    return false;
  };
  let rate = from;
  for (let up = 0; up < steps.up && (await isHeld(rate)); up += 1) rate *= UP;
  for (let down = 0; down < steps.down; down += 1) {
    rate *= DOWN;
    rates.push(rate);
    const result = await send(rate, 'long');
    if (holdsRate(rate, result, longestP99)) return { held: { rate, result }, rates };
  }
  return { held: null, rates };
}

function holdsRate(rate: number, result: Result, longestP99: number): boolean {
  const isFast = result.accepted.p99 <= longestP99 && result.goodput >= rate * ANSWERED;
  return isFast && faultsOf([result]).length === 0;
}
