import type { Figure } from '../proof.ts';

/**
 * How long something took, against its goal in milliseconds. The short form says it without a goal: it runs among other
 * tests, on a machine that has more to do.
 */
export function timeFigure(name: string, time: number, most: number, quick: boolean): Figure {
  const value = `${Math.round(time)} ms`;
  if (quick) return { name, value, holds: true };
  return { name, value, goal: `${most} ms`, holds: time <= most };
}
