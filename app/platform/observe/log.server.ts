import { writeSync } from 'node:fs';
import type { Context } from 'hono';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { classifyError } from '../db/database-errors.server.ts';
import { MINUTE_MS } from '../time/time-units.ts';

/**
 * Creates a logger of JSON lines on standard output. Of errors it logs listed fields only, and of an outage of database or disk one
 * line per kind and minute.
 */
export function createLog(level: string, to: DestinationStream = STANDARD_OUTPUT): Logger {
  const outages = createOutageFilter();
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: () => `,"ts":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: errorFields },
    hooks: {
      logMethod(args, method) {
        const repeated = outages.count(args[0]);
        if (repeated === null) return;
        if (repeated > 0) args[0] = { ...(args[0] as object), repeated };
        method.apply(this, args);
      },
    },
  };
  return pino(options, to);
}

const OUTAGE_INTERVAL_MS = MINUTE_MS;

/**
 * Keeps an outage of the database or the disk from filling the log. `count` returns null for a line to leave out, else the
 * number of lines left out since the last one of its kind. Each scheduled job has lines of its own.
 */
function createOutageFilter() {
  const kinds = new Map<string, { at: number; left: number }>();
  return {
    count(fields: unknown): number | null {
      const { err, job } = (fields ?? {}) as { err?: unknown; job?: unknown };
      const code = err === undefined ? null : classifyError(err);
      if (code !== 'database-away' && code !== 'storage-full') return 0;
      const kind = `${code} ${String(job)}`;
      const known = kinds.get(kind);
      const now = Date.now();
      if (known && Math.abs(now - known.at) < OUTAGE_INTERVAL_MS) {
        known.left += 1;
        return null;
      }
      kinds.set(kind, { at: now, left: 0 });
      return known?.left ?? 0;
    },
  };
}

const LINES = { lost: 0, isTorn: false };

/** The number of lines that could not be written: the reader is gone or slow, or the disk is full. */
export function linesLost(): number {
  return LINES.lost;
}

// Drops and counts lines that cannot be written. The streams of pino buffer them, throw or block.
const STANDARD_OUTPUT: DestinationStream = {
  write(line) {
    // Ends a line that was written in part.
    const bytes = Buffer.from(LINES.isTorn ? `\n${line}` : line);
    let done = 0;
    try {
      // Opening process.stdout makes a pipe non-blocking.
      while (done < bytes.length) done += writeSync(process.stdout.fd, bytes, done);
      LINES.isTorn = false;
    } catch {
      LINES.lost += 1;
      if (done > 0) LINES.isTorn = true;
    }
  },
};

function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as NodeJS.ErrnoException;
  return { name: error.name, message: error.message, code, stack: error.stack };
}

/** Removes the signature from a path such as /replay/{id}.{signature}, which grants access. */
function maskCapability(path: string): string {
  return path.replaceAll(/\.[\w-]{20,}/g, '.[signature]');
}

/** The duration, and whether the database or the disk is away: the line of its error is logged once a minute. */
type Logged = { ms: number; isOutage: boolean };

/** Logs a request without query, body and address. Shared responses have no actor. */
export function logRequest(log: Logger, c: Context, { ms, isOutage }: Logged): void {
  const { method } = c.req;
  const path = maskCapability(c.req.path);
  const isQuick = c.req.path.startsWith('/assets/') || c.get('isCached') === true;
  const isFrequent = isQuick && c.res.status < 400;
  const left = c.req.raw.signal.aborted;
  // A full queue refuses with 503 as it should.
  const isError = c.res.status >= 500 && c.res.status !== 503 && !left && !isOutage;
  const level = isError ? 'error' : isFrequent ? 'debug' : 'info';
  log[level]({
    requestId: c.get('requestId'),
    actor: c.get('actor') as string | undefined,
    method,
    path,
    // As nginx logs a client that closed the connection.
    status: left ? 499 : c.res.status,
    ms: Math.round(ms * 10) / 10,
  });
}
