import type { IncomingMessage } from 'node:http';
import { isUpload } from '../resources/is-upload.ts';

/** So much of a body is kept before anybody reads it: more than any but a picture may be. Bytes. */
const ENOUGH = 40 * 1024;
/** The first look at what has not come with its headers, and the longest time between two. Milliseconds. */
const FIRST_LOOK = 2;
const LAST_LOOK = 100;

/**
 * Calls `then` once the body of a change is here as a whole, or longer than it may be: a place at the door is for work,
 * and who sends a byte a second takes none from others. At once for what has no body or is only read. Not at all when the
 * sender leaves before. A picture is read as it comes: its class has places for that.
 */
export function whenWhole(request: IncomingMessage, then: () => void): void {
  if (!hasBody(request) || isUpload(request)) return then();
  let pause = FIRST_LOOK;
  const look = () => {
    if (request.destroyed) return;
    if (request.complete || request.readableLength >= ENOUGH) return then();
    pause = Math.min(LAST_LOOK, pause * 1.5);
    setTimeout(look, pause).unref();
  };
  // What came in one piece with the headers is read right after this.
  setImmediate(look);
}

function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
