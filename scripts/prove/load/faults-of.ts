import type { Result } from './send-load.ts';
import { together } from './senders.ts';

/** Everything that was asked and not answered well, in words; none is an empty list. */
export function faultsOf(results: readonly Result[]): string[] {
  const { wrong, shed, unanswered } = together(results);
  const counts: [string, number][] = [
    ...Object.entries(wrong),
    ['sent away', shed.count],
    ['not answered', unanswered],
  ];
  return counts.flatMap(([what, count]) => (count > 0 ? [`${what}: ${count}`] : []));
}
