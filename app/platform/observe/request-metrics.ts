/** Upper bounds of how long answers took, in seconds. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

export type RequestMetrics = {
  observe: (status: number, milliseconds: number) => void;
  read: () => { byClass: Record<string, number>; upTo: [number, number][]; seconds: number };
};

/** What this process has answered since it started. */
export function createRequestMetrics(): RequestMetrics {
  const byClass = [0, 0, 0, 0, 0, 0];
  // How many took longer than the bound before, and not longer than this one; the last took longer than all.
  const counts = [...BOUNDS, Infinity].map(() => 0);
  let total = 0;
  return {
    // For each answer, of which there are tens of thousands a second: sums are made when somebody reads.
    observe(status, milliseconds) {
      byClass[Math.floor(status / 100)] = (byClass[Math.floor(status / 100)] ?? 0) + 1;
      const seconds = milliseconds / 1000;
      total += seconds;
      let index = 0;
      while (index < BOUNDS.length && seconds > (BOUNDS[index] ?? 0)) index += 1;
      counts[index] = (counts[index] ?? 0) + 1;
    },
    read() {
      let sum = 0;
      const upTo = BOUNDS.map((bound, index): [number, number] => [
        bound,
        (sum += counts[index] ?? 0),
      ]);
      return { byClass: namedClasses(byClass), upTo, seconds: total };
    },
  };
}

function namedClasses(byClass: readonly number[]): Record<string, number> {
  const named: Record<string, number> = { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 };
  for (const [first, count] of byClass.entries()) if (count > 0) named[`${first}xx`] = count;
  return named;
}
