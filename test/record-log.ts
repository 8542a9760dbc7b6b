import { pino } from 'pino';

/** A log that tests can read. */
export function recordLog() {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { base: undefined },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  return {
    log,
    lines,
    /** The lines of one kind of event. */
    events: (event: string) => lines.filter((line) => line['event'] === event),
  };
}
