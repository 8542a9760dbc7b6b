import type { Result } from './send-load.ts';

export type Some = {
  sent?: number;
  goodput?: number;
  p99?: number;
  shed?: number;
  classes?: number[];
  wrong?: Record<string, number>;
  unanswered?: number;
};

/** What a second of sending may give, for tests. */
export function someResult({
  sent = 100,
  goodput = 100,
  p99 = 10,
  shed = 0,
  classes = [],
  wrong = {},
  unanswered = 0,
}: Some): Result {
  return {
    seconds: 1,
    sent,
    goodput,
    classes: classes.map((good, index) => ({
      name: `part ${index}`,
      sent: good,
      good,
      shed: 0,
      answered: good,
      p99,
    })),
    accepted: { count: goodput, p50: 1, p99 },
    shed: { count: shed, p99: 1, withoutTime: 0 },
    wrong,
    unanswered,
    sentLate: 0,
    perSecond: [p99],
  };
}
