import { createHmac } from 'node:crypto';
import { writeSync } from 'node:fs';
import type { Context } from 'hono';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Viewer } from '../http/viewer.ts';

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

const LINES = { lost: 0, isTorn: false };

/** How many lines this process could not write: its reader is gone or slow, or the disk below is full. */
export function linesLost(): number {
  return LINES.lost;
}

// The log serves the site and not the other way round: what cannot be written is counted and forgotten. The
// library's own stream keeps such lines in memory, throws, or stops everything until somebody reads.
const STANDARD_OUTPUT: DestinationStream = {
  write(line) {
    // A line that went out in part ends here, so that the next one is whole.
    const bytes = Buffer.from(LINES.isTorn ? `\n${line}` : line);
    let done = 0;
    try {
      while (done < bytes.length) done += writeSync(standardOutput(), bytes, done);
      LINES.isTorn = false;
    } catch {
      LINES.lost += 1;
      if (done > 0) LINES.isTorn = true;
    }
  },
};

/** Its number; by opening the stream Node makes a pipe one that says that it is full instead of waiting for a reader. */
function standardOutput(): number {
  return process.stdout.fd;
}

function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as NodeJS.ErrnoException;
  return { name: error.name, message: error.message, code, stack: error.stack };
}

/**
 * Who asked, for the log: the same text for the same member or guest, from which nobody can tell who that is without
 * the server's secret.
 */
export function actorOf({ secret }: { secret: string }, viewer: Viewer): string {
  const id = viewer.kind === 'member' ? viewer.id : viewer.guestId;
  if (id === null) return 'nobody';
  const hash = createHmac('sha256', secret).update(`actor\n${id}`).digest('base64url');
  return `${viewer.kind}:${hash.slice(0, 16)}`;
}

/**
 * A path without the signature that makes a link work for anyone who has it, as /replay/{id}.{signature} does: 22 or more
 * characters of base64url after a dot.
 */
function maskCapability(path: string): string {
  return path.replaceAll(/\.[\w-]{20,}/g, '.[signature]');
}

/** One line per request: no query, no body, no address. Who asked is not known of what goes to everybody. */
export function logRequest(log: Logger, c: Context, milliseconds: number): void {
  const { method } = c.req;
  const path = maskCapability(c.req.path);
  // A file that is there is news to nobody; one that is missing is.
  const asset = c.req.path.startsWith('/assets/') && c.res.status < 400;
  const left = c.req.raw.signal.aborted;
  const level = c.res.status >= 500 && !left ? 'error' : asset ? 'debug' : 'info';
  log[level]({
    requestId: c.get('requestId'),
    actor: c.get('actor') as string | undefined,
    method,
    path,
    // 499 is what proxies write for a reader who did not wait.
    status: left ? 499 : c.res.status,
    ms: Math.round(milliseconds * 10) / 10,
  });
}
