import { pino } from 'pino';

/** Returns a log whose lines tests can read. */
export function recordLog() {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { base: undefined },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  return {
    log,
    lines,
    /** Returns the lines of one event. */
    events: (event: string) => lines.filter((line) => line['event'] === event),
  };
}
