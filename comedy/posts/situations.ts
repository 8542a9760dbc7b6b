import situations from './situations.json' with { type: 'json' };
import { randomFrom } from '../story/random.ts';

/** Small everyday events, each of which is told by plots of its own. For empty boxes and the situation of the day. */
export const SITUATIONS: readonly string[] = situations;

/**
 * The situation of a UTC day (days since 1970). Each round shuffles the bank and `more`, so that no situation repeats
 * before all were used.
 */
export function situationOf(day: number, more: readonly string[] = []): string {
  const bank = [...SITUATIONS, ...more];
  const round = Math.floor(day / bank.length);
  const situation = roundOf(round, bank)[day - round * bank.length];
  if (situation === undefined) throw new RangeError(`no situation for day ${day}`);
  return situation;
}

function roundOf(round: number, bank: readonly string[]): readonly string[] {
  const order = shuffled(round, bank);
  // Avoids the same situation on two consecutive days.
  if (order[0] === shuffled(round - 1, bank).at(-1)) order.splice(1, 0, ...order.splice(0, 1));
  return order;
}

function shuffled(round: number, bank: readonly string[]): string[] {
  const random = randomFrom(`situations ${round}`);
  const order = [...bank];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random.between(0, last);
    [order[last], order[other]] = [order[other] ?? '', order[last] ?? ''];
  }
  return order;
}
