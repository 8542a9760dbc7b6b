import { request as httpRequest } from 'node:http';
import { onTestFinished } from 'vitest';

type Pace = {
  /** The declared length of the body, in bytes. */
  length?: number;
  /** What is sent at once. */
  first?: Uint8Array | string;
  /** What is sent every 200 milliseconds. */
  piece?: string;
};

/**
 * Opens a POST and sends its body slowly, until the server hangs up or the test ends. `status` is 0 until the response.
 */
export function slowPost(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  { length = 20_000, first = '', piece = 'x' }: Pace = {},
) {
  const request = httpRequest(`${origin}${path}`, {
    method: 'POST',
    headers: { origin, 'content-length': length, ...headers },
  });
  const seen = { status: 0, retryAfter: '', isClosed: false };
  request.on('response', (response) => {
    seen.status = response.statusCode ?? 0;
    seen.retryAfter = response.headers['retry-after'] ?? '';
    response.resume();
  });
  request.on('error', () => undefined).on('close', () => (seen.isClosed = true));
  request.flushHeaders();
  if (first.length > 0) request.write(first);
  const timer = setInterval(() => {
    if (!request.destroyed && piece !== '') request.write(piece);
  }, 200);
  const leave = () => {
    clearInterval(timer);
    request.destroy();
  };
  onTestFinished(leave);
  return { seen, leave };
}
