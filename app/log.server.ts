import { writeSync } from 'node:fs';
import type { Context } from 'hono';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** JSON lines, by themselves on standard output. Errors are written by a list of fields, never as whole objects. */
export function createLog(level: string, to: DestinationStream = STANDARD_OUTPUT): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: () => `,"ts":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: errorFields },
  };
  return pino(options, to);
}

const LINES = { lost: 0 };

/** How many lines this process could not write: its reader is gone or slow, or the disk below is full. */
export function linesLost(): number {
  return LINES.lost;
}

// The log serves the site and not the other way round: what cannot be written is counted and forgotten. The
// library's own stream keeps such lines in memory, throws, or stops everything until somebody reads.
const STANDARD_OUTPUT: DestinationStream = {
  write(line) {
    const bytes = Buffer.from(line);
    try {
      for (let done = 0; done < bytes.length;) done += writeSync(1, bytes, done);
    } catch {
      LINES.lost += 1;
    }
  },
};

function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as NodeJS.ErrnoException;
  return { name: error.name, message: error.message, code, stack: error.stack };
}

/** One line per request: no query, no body, no address. */
export function logRequest(log: Logger, c: Context, milliseconds: number): void {
  const { path, method } = c.req;
  // A file that is there is news to nobody; one that is missing is.
  const asset = path.startsWith('/assets/') && c.res.status < 400;
  const left = c.req.raw.signal.aborted;
  const level = c.res.status >= 500 && !left ? 'error' : asset ? 'debug' : 'info';
  log[level]({
    requestId: c.get('requestId'),
    method,
    path,
    // 499 is what proxies write for a reader who did not wait.
    status: left ? 499 : c.res.status,
    ms: Math.round(milliseconds * 10) / 10,
  });
}
