/** A seeded random number generator. */
export type Chance = {
  /** Returns a number from 0 to below 1. */
  next: () => number;
  /** Returns an integer from `least` to `most`, both included. */
  between: (least: number, most: number) => number;
  pick: <T>(list: readonly T[]) => T;
};

/** Mulberry32: small, fast, and even enough to spread trials. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick(list) {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error('Nothing to pick from.');
      return found;
    },
  };
}
