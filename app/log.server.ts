import type { Context } from 'hono';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** JSON lines, by themselves on standard output. Errors are written by a list of fields, never as whole objects. */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: () => `,"ts":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: errorFields },
  };
  return to ? pino(options, to) : pino(options);
}

function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as NodeJS.ErrnoException;
  return { name: error.name, message: error.message, code, stack: error.stack };
}

/** One line per request: no query, no body, no address. */
export function logRequest(log: Logger, c: Context, milliseconds: number): void {
  const { path, method } = c.req;
  const asset = path.startsWith('/assets/');
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
