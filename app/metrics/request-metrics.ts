/** Upper bounds of how long answers took, in seconds. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

export type RequestMetrics = {
  observe: (status: number, milliseconds: number) => void;
  read: () => { byClass: Record<string, number>; upTo: [number, number][]; seconds: number };
};

/** What this process has answered since it started. */
export function createRequestMetrics(): RequestMetrics {
  const byClass: Record<string, number> = { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 };
  const counts = BOUNDS.map(() => 0);
  let total = 0;
  return {
    observe(status, milliseconds) {
      const name = `${Math.floor(status / 100)}xx`;
      byClass[name] = (byClass[name] ?? 0) + 1;
      const seconds = milliseconds / 1000;
      total += seconds;
      for (const [index, bound] of BOUNDS.entries()) {
        if (seconds <= bound) counts[index] = (counts[index] ?? 0) + 1;
      }
    },
    read: () => ({
      byClass: { ...byClass },
      upTo: BOUNDS.map((bound, index) => [bound, counts[index] ?? 0]),
      seconds: total,
    }),
  };
}
