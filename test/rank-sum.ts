/**
 * Returns the two-sided p-value of the Mann–Whitney U test, by the normal approximation (for more than 20 values
 * each).
 */
export function rankSum(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].toSorted((a, b) => a.value - b.value);
  let ranks = 0;
  for (let begin = 0; begin < all.length;) {
    let end = begin;
    while (end < all.length && all[end]?.value === all[begin]?.value) end += 1;
    // Ties share their mean rank.
    const rank = (begin + 1 + end) / 2;
    ranks += rank * all.slice(begin, end).filter(({ isOne }) => isOne).length;
    begin = end;
  }
  const [n, m] = [one.length, other.length];
  const expected = (n * (n + m + 1)) / 2;
  const spread = Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(Math.abs(ranks - expected) / spread));
}

// Abramowitz and Stegun, 26.2.17: accurate to seven digits.
function normal(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z);
  const factors = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  const sum = factors.reduce((total, factor, index) => total + factor * t ** (index + 1), 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
